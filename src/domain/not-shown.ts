import { foldWord } from '../lib/fold-word.ts'
import { rememberingWords } from '../lib/remember.ts'

/** What a source says of a record of its own that it does not show, or no longer. */
export type NotShown =
  | 'deleted by its source'
  | 'a draft'
  | 'not published'
  | 'not for the public'
  | 'a test'

/**
 * Folded: lower case, letters and digits without accents. Not here, as they may mean something else: `archived`, `expired`
 * (mostly because it is over), `inactive`, `disabled` (below), `closed` (maybe its sale alone), `pending` (maybe its date), `cancellato`
 * (called off as well), `concept` (a kind of event).
 */
const WORDS: Readonly<Partial<Record<NotShown, string>>> = {
  'deleted by its source': `deleted softdeleted removed trash trashed supprime supprimee efface effacee corbeille geloscht
    papierkorb eliminado eliminada borrado borrada eliminato eliminata cestino excluido excluida apagado apagada lixeira
    verwijderd prullenbak usuniety usunieta usuniete slettet raderad borttagen poistettu smazano удалено 削除 削除済み`,
  'a draft': `draft autodraft brouillon entwurf borrador bozza rascunho kladde utkast luonnos szkic черновик 下書き`,
  'not published': `unpublished notpublished nonpublie nonpubliee depublie depubliee unveroffentlicht nichtveroffentlicht
    nopublicado nopublicada nonpubblicato nonpubblicata naopublicado naopublicada nietgepubliceerd ikkepubliceret
    ikkepublisert ejpublicerad opublicerad nieopublikowane nieopublikowany nepublikovano неопубликовано 非公開
    rejected refuse refusee abgelehnt afgekeurd rechazado rechazada rifiutato rifiutata`,
  'not for the public': `hidden unlisted private confidential inviteonly masque masquee cache cachee prive privee versteckt ausgeblendet
    privat oculto oculta privado privada nascosto nascosta privato privata verborgen ukryty ukryta ukryte prywatny`,
}

const BY_WORD = new Map(
  (Object.entries(WORDS) as readonly (readonly [NotShown, string])[]).flatMap(([kind, words]) =>
    words.split(/\s+/).map((word) => [foldWord(word), kind] as const),
  ),
)

const WORDS_REMEMBERED = 1000

/** What a word of a state says, maybe the last of an address (`…/Draft`); null where it may mean anything else. */
export const notShownBy = rememberingWords(
  WORDS_REMEMBERED,
  (word): NotShown | null => BY_WORD.get(foldWord(word.replace(/^.*[/#:]/s, ''))) ?? null,
)

/** Words that tell whose an organiser is as well, where what they are said of is not plain. */
const OF_A_SECTOR = new Set(
  'private prive privee privat privado privada privato privata prywatny'.split(' '),
)

/** Whether a word may tell a sector of the economy: `statut: "Privé"`. */
export function maySaySector(word: string): boolean {
  return OF_A_SECTOR.has(foldWord(word))
}

/** Words of what its source does not use, be it the record or what is sold there. */
const IDLE = new Set(
  `disabled inactive inactif inactiva inactivo inattivo inattiva inaktiv inactief desactive desactivee deaktiviert
    desactivado desactivada disattivato disattivata uitgeschakeld`.split(/\s+/),
)

/** Whether a word may say that its record is not shown: HelloAsso's `state: "Disabled"`. */
export function maySayIdle(word: string): boolean {
  return IDLE.has(foldWord(word))
}
