import { countImages } from '../storage/picture-report.ts'
import type { AppContext } from './context.ts'
import { warning } from './doctor-check.ts'
import type { Check } from './doctor-check.ts'
import { pictureStoreOf } from './pictures.ts'

const ADVICE = 'Put AFFICHE_IMAGE_STORE right, or unset it: then copies lie in the data folder.'
/** Where so many of all were refused, something is wrong with a whole seller. */
const REFUSED = { share: 0.2, least: 20 }

/** Whether copies can be kept where they are to be, and whether there are any. */
export async function picturesCheck({ database, config }: AppContext): Promise<Check> {
  const name = 'pictures'
  const broken = (state: Check['state']) => (error: unknown) => {
    const found = error instanceof Error ? error.message : String(error)
    return { name, state, found, advice: ADVICE } as const
  }
  // Nothing starts without it; while it is away everything but pictures works.
  const store = await pictureStoreOf(config).catch(broken('failed'))
  if ('state' in store) return store
  const away = await store.check().then(() => null, broken('warning'))
  if (away !== null) return away
  const counts = await countImages(database)
  const of = (state: string) =>
    counts.filter((one) => one.state === state).reduce((sum, { images }) => sum + images, 0)
  const [ready, waiting, refused] = [of('ready'), of('waiting'), of('refused')]
  const found = `${ready} ready, ${waiting} waiting, ${refused} refused, kept in ${store.place}`
  const many = refused >= REFUSED.least && refused > REFUSED.share * (ready + waiting + refused)
  if (many) return warning(name, found, 'affiche images show says why.')
  const idle = config.imagesAtOnce === 0 && waiting > 0
  const advice = idle
    ? 'AFFICHE_IMAGES_AT_ONCE is 0: none are fetched but by affiche images run.'
    : null
  return { name, state: idle ? 'warning' : 'ok', found, advice }
}
