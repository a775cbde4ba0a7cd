import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { hash53 } from '../src/lib/hash.ts'

/**
 * Draws the pictures that the samples show, each from its address alone: the same address, the same picture.
 * `npx tsx scripts/draw-samples.ts` after the samples have named new ones.
 */

const SAMPLES = fileURLToPath(new URL('../samples/', import.meta.url))
const PICTURES = join(SAMPLES, 'pictures')
const LOGOS = ['billetterie-lumiere', 'tickethorizon', 'scenes-et-sorties'].map(
  (host) => `https://${host}.example/images/logo.png`,
)

type Palette = readonly [sky: string, far: string, near: string, light: string, ink: string]

const PALETTES: readonly Palette[] = [
  ['#14213d', '#3d348b', '#e0a458', '#ffdbb5', '#0b132b'],
  ['#7f1d1d', '#b23a48', '#fcb9b2', '#fed0bb', '#461220'],
  ['#023047', '#219ebc', '#8ecae6', '#ffb703', '#011627'],
  ['#2d6a4f', '#52b788', '#b7e4c7', '#fefae0', '#1b4332'],
  ['#3c096c', '#7b2cbf', '#c77dff', '#ffd6ff', '#10002b'],
  ['#bc6c25', '#dda15e', '#fefae0', '#ffffff', '#283618'],
  ['#0f4c5c', '#e36414', '#fb8b24', '#f9f4e3', '#5f0f40'],
  ['#22223b', '#4a4e69', '#9a8c98', '#f2e9e4', '#0d0d1a'],
]

/** Numbers from 0 to below 1, the same for the same name (mulberry32). */
function chances(name: string): () => number {
  let state = hash53(name) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Canvas {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly chance: () => number
}

type Draw = (canvas: Canvas) => string

const list = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

function waves({ width, height, palette, chance }: Canvas): string {
  const [, far, near, light] = palette
  const swell = 20 + chance() * 50
  const sun = `<circle cx="${width * (0.2 + chance() * 0.6)}" cy="${height * 0.32}" r="${height * (0.12 + chance() * 0.1)}" fill="${light}"/>`
  const rows = list(5, (row) => {
    const y = height * (0.42 + row * 0.12)
    const steps = list(9, (step) => {
      const x = (step * width) / 8
      return `S ${x - width / 16} ${y + (step % 2 === row % 2 ? swell : -swell)} ${x} ${y} `
    })
    const fill = row % 2 === 0 ? far : near
    return `<path d="M 0 ${y} ${steps} L ${width} ${height} L 0 ${height} Z" fill="${fill}" opacity="${0.55 + row * 0.1}"/>`
  })
  return sun + rows
}

function spotlights({ width, height, palette, chance }: Canvas): string {
  const [, far, near, light, ink] = palette
  const beams = list(6, (beam) => {
    const top = (width * (beam + 0.5)) / 6
    const foot = width * chance()
    const colour = [light, near, far][beam % 3]
    return `<path d="M ${top - 8} 0 L ${top + 8} 0 L ${foot + 110} ${height * 0.8} L ${foot - 110} ${height * 0.8} Z" fill="${colour}" opacity="0.3"/>`
  })
  const heads = list(26, (head) => {
    const x = (width * head) / 25
    const y = height * (0.88 + chance() * 0.06)
    return `<circle cx="${x}" cy="${y}" r="${18 + chance() * 10}" fill="${ink}"/><rect x="${x - 26}" y="${y + 12}" width="52" height="${height}" rx="22" fill="${ink}"/>`
  })
  return `${beams}<rect y="${height * 0.78}" width="${width}" height="${height * 0.04}" fill="${near}"/>${heads}`
}

function lanterns({ width, height, palette, chance }: Canvas): string {
  const [, far, near, light] = palette
  return list(42, () => {
    const radius = 10 + chance() ** 3 * 90
    const colour = [far, near, light][Math.floor(chance() * 3)]
    return `<circle cx="${chance() * width}" cy="${chance() * height}" r="${radius}" fill="${colour}" opacity="${0.25 + chance() * 0.5}"/>`
  })
}

function curtains({ width, height, palette, chance }: Canvas): string {
  const [, far, near, light, ink] = palette
  const folds = list(14, (fold) => {
    const left = (width * fold) / 14
    return `<rect x="${left}" width="${width / 28}" height="${height}" fill="${fold % 2 === 0 ? far : ink}" opacity="0.7"/>`
  })
  const gap = 0.16 + chance() * 0.16
  const stage = `<path d="M ${width * (0.5 - gap)} 0 Q ${width * 0.5} ${height * 0.3} ${width * (0.5 + gap)} 0 L ${width * (0.62 + gap)} ${height} L ${width * (0.38 - gap)} ${height} Z" fill="${light}"/>`
  const moon = `<circle cx="${width * (0.42 + chance() * 0.16)}" cy="${height * 0.55}" r="${height * (0.1 + chance() * 0.07)}" fill="${near}"/>`
  return `${folds}${stage}${moon}<rect y="${height * 0.88}" width="${width}" height="${height * 0.12}" fill="${ink}"/>`
}

function keys({ width, height, palette, chance }: Canvas): string {
  const [, far, near, light, ink] = palette
  const tilt = -18 + chance() * 36
  const white = list(18, (key) => {
    const left = -width * 0.2 + (width * 1.4 * key) / 18
    return `<rect x="${left}" y="${height * 0.35}" width="${width / 14}" height="${height * 0.5}" rx="6" fill="${light}" stroke="${ink}"/>`
  })
  const black = list(17, (key) => {
    if (key % 7 === 2 || key % 7 === 6) return ''
    const left = -width * 0.2 + (width * 1.4 * (key + 0.72)) / 18
    return `<rect x="${left}" y="${height * 0.35}" width="${width / 24}" height="${height * 0.3}" fill="${ink}"/>`
  })
  const disc = `<circle cx="${width * chance()}" cy="${height * 0.2}" r="${height * 0.28}" fill="${chance() < 0.5 ? far : near}"/>`
  return `${disc}<g transform="rotate(${tilt} ${width / 2} ${height / 2})">${white}${black}</g>`
}

const SHOWS: readonly Draw[] = [waves, spotlights, lanterns, curtains, keys]

/** One, two or three people, seen from before. */
function artist({ width, height, palette, chance }: Canvas): string {
  const [, far, near, light, ink] = palette
  const people = 1 + Math.floor(chance() * 3)
  const halo = `<circle cx="${width / 2}" cy="${height * 0.45}" r="${width * (0.32 + chance() * 0.12)}" fill="${far}"/>`
  const bodies = list(people, (one) => {
    const x = (width * (one + 1)) / (people + 1)
    const size = (width / (people + 2)) * (0.9 + chance() * 0.3)
    const y = height * (0.4 + chance() * 0.08)
    const hair =
      chance() < 0.6
        ? `<path d="M ${x - size * 0.46} ${y} A ${size * 0.46} ${size * 0.5} 0 0 1 ${x + size * 0.46} ${y} Z" fill="${ink}"/>`
        : ''
    return `<rect x="${x - size * 0.75}" y="${y + size * 0.6}" width="${size * 1.5}" height="${height}" rx="${size * 0.5}" fill="${one % 2 === 0 ? ink : near}"/>
<circle cx="${x}" cy="${y}" r="${size * 0.42}" fill="${light}"/>${hair}`
  })
  return halo + bodies
}

/** A front with its columns or windows, at dusk. */
function hall({ width, height, palette, chance }: Canvas): string {
  const [, far, near, light, ink] = palette
  const left = width * (0.1 + chance() * 0.08)
  const wide = width - 2 * left
  const top = height * (0.3 + chance() * 0.12)
  const roofs = [
    `<path d="M ${left - 20} ${top} L ${width / 2} ${top - height * 0.2} L ${left + wide + 20} ${top} Z" fill="${near}"/>`,
    `<path d="M ${left} ${top} A ${wide / 2} ${height * 0.24} 0 0 1 ${left + wide} ${top} Z" fill="${near}"/>`,
    `<rect x="${left - 16}" y="${top - 26}" width="${wide + 32}" height="30" fill="${near}"/>`,
  ]
  const bays = 4 + Math.floor(chance() * 5)
  const round = chance() < 0.5
  const openings = list(bays, (bay) => {
    const x = left + (wide * (bay + 0.25)) / bays
    const w = wide / bays / 2
    return `<rect x="${x}" y="${top + height * 0.1}" width="${w}" height="${height * 0.36}" rx="${round ? w / 2 : 3}" fill="${chance() < 0.75 ? light : ink}"/>`
  })
  const roof = roofs[Math.floor(chance() * roofs.length)]
  return `<circle cx="${width * chance()}" cy="${height * 0.16}" r="${24 + chance() * 22}" fill="${light}"/>
${roof}<rect x="${left}" y="${top}" width="${wide}" height="${height}" fill="${far}"/>${openings}
<rect y="${height * 0.9}" width="${width}" height="${height * 0.1}" fill="${ink}"/>`
}

/** A mark on nothing: what is behind it shows through. */
function logo({ width, height, palette, chance }: Canvas): string {
  const [, far, near, , ink] = palette
  const middle = height / 2
  const shape = [
    `<circle cx="${middle}" cy="${middle}" r="${height * 0.4}" fill="${far}"/><circle cx="${middle}" cy="${middle}" r="${height * 0.18}" fill="${near}"/>`,
    `<rect x="${height * 0.1}" y="${height * 0.1}" width="${height * 0.8}" height="${height * 0.8}" rx="${height * 0.2}" fill="${far}"/><path d="M ${height * 0.3} ${height * 0.7} L ${middle} ${height * 0.28} L ${height * 0.7} ${height * 0.7} Z" fill="${near}"/>`,
    `<path d="M ${middle} ${height * 0.08} L ${height * 0.92} ${middle} L ${middle} ${height * 0.92} L ${height * 0.08} ${middle} Z" fill="${far}"/><circle cx="${middle}" cy="${middle}" r="${height * 0.16}" fill="${near}"/>`,
  ][Math.floor(chance() * 3)]
  const bars = list(3, (bar) => {
    const wide = width * (0.25 + chance() * 0.2)
    return `<rect x="${height * 1.15}" y="${height * (0.2 + bar * 0.24)}" width="${wide}" height="${height * 0.12}" rx="${height * 0.06}" fill="${bar === 1 ? near : ink}"/>`
  })
  return `${shape}${bars}`
}

interface Kind {
  readonly starts: string
  readonly width: number
  readonly height: number
  readonly draw: Draw
}

const KINDS: readonly Kind[] = [
  {
    starts: 'show-',
    width: 840,
    height: 560,
    draw: (canvas) => (SHOWS[Math.floor(canvas.chance() * SHOWS.length)] ?? waves)(canvas),
  },
  { starts: 'artist-', width: 480, height: 480, draw: artist },
  { starts: 'hall-', width: 800, height: 450, draw: hall },
  { starts: 'logo.', width: 256, height: 96, draw: logo },
]

async function picture(address: string): Promise<Buffer> {
  const { hostname, pathname } = new URL(address)
  const name = pathname.split('/').at(-1) ?? ''
  const kind = KINDS.find(({ starts }) => name.startsWith(starts))
  if (kind === undefined) throw new Error(`What is to be drawn for ${address}?`)
  const isLogo = name.endsWith('.png')
  const chance = chances(isLogo ? hostname : address)
  const palette = PALETTES[Math.floor(chance() * PALETTES.length)] ?? PALETTES[0]
  if (palette === undefined) throw new Error('There is no palette.')
  const { width, height, draw } = kind
  const ground = isLogo ? '' : `<rect width="100%" height="100%" fill="${palette[0]}"/>`
  const drawn = draw({ width, height, palette, chance })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${drawn}</svg>`
  const image = sharp(Buffer.from(svg))
  return isLogo
    ? image.png({ palette: true }).toBuffer()
    : image.webp({ quality: 70, effort: 6 }).toBuffer()
}

async function addresses(): Promise<string[]> {
  const found = new Set(LOGOS)
  for (const entry of await readdir(SAMPLES, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:ndjson|json|html)$/.test(entry.name)) continue
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8')
    for (const [address] of text.matchAll(/https:\/\/[a-z-]+\.example\/images\/[a-z0-9.-]+/g)) {
      found.add(address)
    }
  }
  return [...found].toSorted()
}

await rm(PICTURES, { recursive: true, force: true })
let bytes = 0
const all = await addresses()
for (const address of all) {
  const { hostname, pathname } = new URL(address)
  const file = join(PICTURES, hostname, pathname)
  const drawn = await picture(address)
  bytes += drawn.length
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, drawn)
}
process.stdout.write(`${all.length} pictures, ${Math.round(bytes / 1024)} KB\n`)
