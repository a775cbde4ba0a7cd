import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import { counted } from '../../lib/counted.ts'
import { CommandFailure, type Answer } from '../answer.ts'
import { explainedImageJson, imageJson, imagesTable, sizeText } from '../image-words.ts'
import { positive } from '../options.ts'
import { textFields, textTable } from '../table.ts'
import type { Terminal } from '../terminal.ts'
import { momentOrNull } from '../time.ts'
import { withApp, withIngestion } from '../with-app.ts'

const RUN_HELP = `
What affiche serve does by itself in the background. A picture is fetched once however many listings show it, and looked
at again every two weeks or so.`

const SHOW_HELP = `
Examples:
  affiche images show                                        # how many there are, and what failed last
  affiche images show 1841                                   # all pictures of an event
  affiche images show https://tickets.example/poster.jpg     # one picture`

const RETRY_HELP = `
Examples:
  affiche images retry                                       # all that failed
  affiche images retry https://tickets.example/poster.jpg    # one picture, had or not
  affiche images retry --all                                 # all, after the folder of our copies was lost`

const HALFWAY = {
  kept: 'Pictures that were looked at are kept; the others are still due.',
  goOn: 'affiche serve takes them by itself, or: affiche images run',
}

const FAILED_SHOWN = '20'

export function registerImages(program: Command, terminal: Terminal): void {
  const images = program.command('images').description('our copies of the pictures of listings')
  images
    .command('run')
    .description('fetch and cut now all pictures that are due')
    .addHelpText('after', RUN_HELP)
    .action(() => withApp(terminal, (app) => run(app, terminal), HALFWAY))
  images
    .command('show')
    .description('what became of pictures, and why some failed')
    .argument(
      '[which]',
      'the number of an event, or the address of a picture as its partner gave it',
    )
    .option('--limit <n>', 'how many failures', positive, Number(FAILED_SHOWN))
    .addHelpText('after', SHOW_HELP)
    .action((which: string | undefined, { limit }: { limit: number }) =>
      withApp(terminal, (app) => show(app, which, limit)),
    )
  images
    .command('retry')
    .description('look again now at a picture, or at all that failed')
    .argument('[address]', 'as its partner gave it')
    .option('--all', 'all there are, had or not')
    .addHelpText('after', RETRY_HELP)
    .action((address: string | undefined, { all }: { all?: boolean }) =>
      withApp(terminal, (app) => retry(app, address, all === true, terminal), HALFWAY),
    )
}

async function run(app: AppContext, terminal: Terminal): Promise<Answer> {
  const { openPictures } = await import('../../app/pictures.ts')
  const { takePictures } = await import('../../ingestion/pictures/take-pictures.ts')
  const { renderAllDue } = await import('../../ingestion/rendering/render-due.ts')
  const startedAt = performance.now()
  const pictures = await openPictures(app, {
    progress: ({ looked, ready }) =>
      terminal.progress(`${counted(looked, 'picture')}, ${ready} ready`),
  })
  terminal.progress('0 pictures (a server that takes pictures at the moment ends its round first)')
  try {
    const taken = await takePictures(pictures.context)
    await withIngestion(app, (context) => renderAllDue(context))
    const seconds = Math.round(performance.now() - startedAt) / 1000
    const { looked, ready, refused, waiting } = taken
    const more = refused + waiting > 0 ? '\nWhy they failed: affiche images show' : ''
    return {
      json: { ...taken, seconds },
      text: `${counted(looked, 'picture')} looked at in ${seconds.toFixed(1)} s: ${ready} ready, ${refused} refused, ${waiting} to be tried again.${more}`,
    }
  } finally {
    await pictures.close()
  }
}

async function show(app: AppContext, which: string | undefined, limit: number): Promise<Answer> {
  if (which === undefined) return summary(app, limit)
  if (/^\d+$/.test(which)) return ofEvent(app, Number(which))
  const { imagesAt } = await import('../../storage/picture-report.ts')
  const [image] = await imagesAt(app.database, [which])
  if (image === undefined) throw unknownAddress(which)
  const told = imageJson(image)
  return {
    json: told,
    text: textFields([
      ['address', told.address],
      ['state', told.state],
      ['why', told.detail],
      ['failures in a row', told.failures],
      ['size', sizeText(image)],
      ['a stand-in', told.standIn],
      ['last looked at', momentOrNull(image.askedAt)],
      ['next', momentOrNull(image.dueAt)],
      ['image', told.forms?.image ?? null],
      ['square', told.forms?.square ?? null],
      ['16:9', told.forms?.rectangle ?? null],
      ['compressed', told.forms?.web ?? null],
    ]),
  }
}

function unknownAddress(address: string): CommandFailure {
  return new CommandFailure(
    `no listing, performer, place or partner shows a picture at ${address}.`,
    'Give the address as its partner gives it: affiche images show NUMBER lists those of an event.',
  )
}

async function summary({ database }: AppContext, limit: number): Promise<Answer> {
  const { countImages, failedImages } = await import('../../storage/picture-report.ts')
  const counts = await countImages(database)
  const failed = (await failedImages(database, limit)).map(imageJson)
  const tables =
    counts.length === 0
      ? ['No listing has shown a picture yet.']
      : [
          textTable(
            ['state', 'because', 'pictures'],
            counts.map((one) => [one.state, one.reason, one.images]),
          ),
          ...(failed.length === 0
            ? []
            : [
                textTable(
                  ['failed last', 'state', 'why', 'next'],
                  failed.map((one) => [one.address, one.state, one.detail, one.dueAt]),
                ),
              ]),
        ]
  return { json: { counts, failed }, text: tables.join('\n\n') }
}

async function ofEvent({ database }: AppContext, number: number): Promise<Answer> {
  const { explainEventImages } = await import('../../ingestion/decisions/explain-images.ts')
  const { id, images } = await explainEventImages(database, number)
  const text =
    images.length === 0 ? `Nothing about event ${id} came with a picture.` : imagesTable(images)
  return { json: { event: id, images: images.map(explainedImageJson) }, text }
}

async function retry(
  app: AppContext,
  address: string | undefined,
  all: boolean,
  terminal: Terminal,
): Promise<Answer> {
  const { makeImagesDue } = await import('../../storage/picture-report.ts')
  const wanted = address !== undefined ? [address] : all ? 'all' : 'failed'
  const due = await makeImagesDue(app.database, wanted, app.clock.now())
  if (address !== undefined && due === 0) throw unknownAddress(address)
  return run(app, terminal)
}
