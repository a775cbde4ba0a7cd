import { describe, expect, test } from 'vitest'
import { notShownBy } from './not-shown.ts'

describe('a state in words', () => {
  test.each([
    [
      'deleted by its source',
      'deleted, Deleted, TRASH, removed, Supprimé, supprimée, gelöscht, eliminado, verwijderd, usunięty, удалено, 削除',
    ],
    [
      'a draft',
      'draft, auto-draft, Brouillon, Entwurf, borrador, bozza, https://vocabulary.example/state#Draft, urn:state:draft',
    ],
    [
      'not published',
      'unpublished, not published, Non publié, dépublié, nicht veröffentlicht, no publicado, niet gepubliceerd',
    ],
    [
      'not for the public',
      'hidden, unlisted, private, invite-only, masqué, privé, versteckt, oculto, nascosto, ukryty',
    ],
  ] as const)('says %s', (says, words) => {
    for (const word of words.split(', ')) expect([word, notShownBy(word)]).toEqual([word, says])
  })

  test.each(
    `archived, expired, inactive, disabled, closed, pending, cancellato, cancelled, concept, published, publish, live, Draft Day,
    The Hidden Cameras, NFL Draft, 0, 1`.split(/,\s+/),
  )('%s may mean something else', (word) => {
    expect(notShownBy(word)).toBeNull()
  })
})
