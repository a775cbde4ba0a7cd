import { hash } from 'node:crypto'
import { uuidOf } from '../lib/hash.ts'
import { remembering } from '../lib/remember.ts'
import type { ImageForms } from './place.ts'
import { NO_IMAGE } from './place.ts'
import { PUBLIC_URL_MARK } from './public-url.ts'

/** waiting: not had yet, so what is shown is the partner's own address. refused: it is no picture for us. */
export type PictureState = 'waiting' | 'ready' | 'refused'

/** What we know of the picture at an address. */
export interface Picture {
  readonly state: PictureState
  /** Its own true size; null until it was had. */
  readonly width: number | null
  readonly height: number | null
  /** Shown for so many different subjects, or of so little in it, that it stands for none of them. */
  readonly standIn: boolean
  readonly forms: PictureForms | null
}

/** Our copies of a picture, by their names in the store; the size is that of `image`. */
export interface PictureForms {
  readonly image: string
  readonly width: number
  readonly height: number
  readonly square: string
  readonly rectangle: string
  readonly web: string
}

/** Address → what we know of it; an address that is not there is one that nobody has looked at. */
export type Pictures = ReadonlyMap<string, Picture>

export const NO_PICTURES: Pictures = new Map()

/** As many different subjects as this: nobody's own picture. */
export const STAND_IN_SUBJECTS = 20

export interface ToldImage {
  readonly url: string
  readonly width: number | null
  readonly height: number | null
}

/** 128 bits of the address's SHA-256, written as the database writes its uuid. The database makes the same. */
export function pictureKey(address: string): string {
  return keyOf(address)
}

/** Asked for when a listing is written, when its picture is noted, and when what is known of it is shown. */
const keyOf = remembering(2000, (address) => uuidOf(hash('sha256', address, 'hex')))

/** What is shown of an image that somebody told: our copies, else the address as told, else nothing. */
export function imageForms(told: ToldImage | null, pictures: Pictures): ImageForms {
  if (told === null || told.url === '') return NO_IMAGE
  const picture = pictures.get(told.url)
  if (picture === undefined || picture.state === 'waiting')
    return { ...NO_IMAGE, image: told.url, width: told.width, height: told.height }
  return picture.state === 'refused' || picture.forms === null ? NO_IMAGE : ownForms(picture.forms)
}

/** As `imageForms`; what an operator named stands though it is no picture for us. */
export function ownOrTold(told: ToldImage, pictures: Pictures): ImageForms {
  const forms = imageForms(told, pictures)
  if (forms.image !== null) return forms
  return { ...NO_IMAGE, image: told.url, width: told.width, height: told.height }
}

export function ownForms(forms: PictureForms): ImageForms {
  return {
    image: pictureAddress(forms.image),
    width: forms.width,
    height: forms.height,
    square: pictureAddress(forms.square),
    rectangle: pictureAddress(forms.rectangle),
    web: pictureAddress(forms.web),
  }
}

/** Where our copies are served, below the public address. */
export const PICTURES_PATH = '/images/'

function pictureAddress(name: string): string {
  return PUBLIC_URL_MARK + PICTURES_PATH + name
}
