import { describe, expect, test } from 'vitest'
import { NotThisFormat } from '../connector.ts'
import { calendar, event, read, only, PARIS } from '../../../../tests/support/read-icalendar.ts'

describe('the bytes', () => {
  const one = (name: string) => calendar(...event(`SUMMARY:${name}`, 'DTSTART:20260101T100000Z'))
  const latin = (text: string) => Buffer.from(text, 'latin1')

  test('folded in the middle of a letter', async () => {
    const bytes = Buffer.from(one('Théâtre'))
    const at = bytes.indexOf(0xc3) + 1
    const folded = Buffer.concat([bytes.subarray(0, at), Buffer.from('\r\n '), bytes.subarray(at)])
    expect((await read(folded)).natives[0]?.name).toBe('Théâtre')
  })

  test.each<[string, Buffer]>([
    ['with a byte order mark', Buffer.from(`\ufeff${one('Théâtre')}`)],
    ['in UTF-16', Buffer.from(`\ufeff${one('Théâtre')}`, 'utf16le')],
    ['in Latin-1 that nobody declares', latin(one('Théâtre'))],
    ['with blanks in front', Buffer.from(`  \n ${one('Théâtre')}`)],
    ['with bare line feeds', Buffer.from(one('Théâtre').replaceAll('\r\n', '\n'))],
    ['with bare carriage returns', Buffer.from(one('Théâtre').replaceAll('\r\n', '\r'))],
  ])('%s', async (_, bytes) => {
    expect((await read(bytes)).natives[0]?.name).toBe('Théâtre')
  })

  test('with one bad byte in UTF-8 cost one letter, and a word to the operator', async () => {
    const good = Buffer.from(calendar(...event('UID:1', 'SUMMARY:Fête', 'DTSTART:20260101')))
    const bad = latin(calendar(...event('UID:2', 'SUMMARY:Th\xe9', 'DTSTART:20260101')))
    const { natives, warnings } = await read(Buffer.concat([good, bad]))
    expect(natives.map(({ name }) => name)).toEqual(['Fête', 'Th\ufffd'])
    expect(warnings.join()).toContain('were replaced')
  })

  test.each([
    ['nothing at all', ''],
    ['blanks', ' \r\n'],
    ['a web page', '<html><body>Try again later</body></html>'],
    ['JSON', '{"error":"down"}'],
    ['a long page', '<p>Try again later</p>\n'.repeat(5000)],
  ])('of %s are no calendar', async (_, text) => {
    await expect(read(text)).rejects.toThrow(NotThisFormat)
  })

  test('of an event alone are one', async () => {
    const { natives, incomplete } = await read(event('UID:1', 'DTSTART:20260101').join('\r\n'))
    expect([natives.length, incomplete]).toEqual([1, []])
  })

  test('of a calendar without events are one', async () => {
    expect(await read(calendar('PRODID:x'))).toMatchObject({ natives: [], incomplete: [] })
  })

  test('that break off make the feed incomplete, without half an event', async () => {
    const whole = calendar(
      ...event('UID:1', 'DTSTART:20260101'),
      ...event('UID:2', 'DTSTART:20260102', 'DESCRIPTION:long'),
    )
    const { natives, incomplete } = await read(whole.slice(0, whole.indexOf('long')))
    expect(natives.map(({ id }) => id)).toEqual(['1'])
    expect(incomplete).toHaveLength(1)
  })

  test('without the end of an event lose nothing', async () => {
    const lines = [...event('UID:1', 'DTSTART:20260101'), ...event('UID:2', 'DTSTART:20260102')]
    const text = calendar(...lines).replace('END:VEVENT\r\n', '')
    const { natives, warnings } = await read(text)
    expect(natives.map(({ id }) => id)).toEqual(['1', '2'])
    expect(warnings).toEqual(['line 3: an event without its END:VEVENT'])
  })

  test('of a picture inside the calendar are left out', async () => {
    const picture = `ATTACH;ENCODING=BASE64;VALUE=BINARY:${'A'.repeat(3_000_000)}`
    const text = calendar(...event(picture, 'DTSTART:20260101'))
    expect((await read(text)).records[0]!.raw.length).toBeLessThan(600_000)
  })
})

describe('a quoted-printable value', () => {
  const told = async (...lines: readonly string[]) => {
    const { listing } = await only(...event(`${PARIS}:20261205T200000`, ...lines))
    return [listing.name, listing.description, listing.place?.name]
  }

  test('is read, over line ends that it hides', async () => {
    expect(
      await told(
        'SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Les Loutres =C3=A0 l=',
        "'=C3=A9t=C3=A9",
        'DESCRIPTION;ENCODING=QUOTED-PRINTABLE:One=0D=0Atwo=3D2=',
        '; three',
        'LOCATION;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Th=E9=E2tre Vega',
      ),
    ).toEqual(["Les Loutres à l'été", 'One\ntwo=2; three', 'Théâtre Vega'])
  })

  test('that breaks off ends with its event', async () => {
    const { listings, incomplete } = await read(
      calendar(
        ...event(`${PARIS}:20261205T200000`, 'SUMMARY;QUOTED-PRINTABLE:Loutres ='),
        ...event(`${PARIS}:20261206T200000`, 'UID:b', 'SUMMARY:Blaireaux ='),
      ),
    )
    expect(listings.map(({ name }) => name)).toEqual(['Loutres', 'Blaireaux ='])
    expect(incomplete).toEqual([])
  })
})
