import { describe, expect, it, test } from 'vitest'
import { RateFileError, readRateFile } from './read-rate-file.ts'

const DAILY = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube><Cube time='2026-11-27'>
    <Cube currency='USD' rate='1.0842'/>
    <Cube currency='JPY' rate='163.10'/>
  </Cube></Cube>
</gesmes:Envelope>`

const USD = { currency: 'USD', day: '2026-11-27', perEuro: 1.0842 }
const JPY = { currency: 'JPY', day: '2026-11-27', perEuro: 163.1 }

describe('readRateFile', () => {
  test.each([
    ['the XML of a day', DAILY],
    ['the same after a byte order mark', `\uFEFF${DAILY}`],
    ['the CSV of a day', 'Date, USD, JPY, \n27 November 2026, 1.0842, 163.10, \n'],
    ['the CSV of many days', 'Date,USD,JPY,CYP,\r\n2026-11-27,1.0842,163.10,N/A,\r\n'],
  ])('reads %s', (_, text) => {
    expect(readRateFile(text)).toEqual([USD, JPY])
  })

  it('reads the XML of many days', () => {
    const days = DAILY.replace(
      '</Cube></Cube>',
      `</Cube><Cube time="2026-11-26"><Cube currency="USD" rate="1.08"/></Cube></Cube>`,
    )
    expect(readRateFile(days)).toEqual([
      USD,
      JPY,
      { currency: 'USD', day: '2026-11-26', perEuro: 1.08 },
    ])
  })

  test.each([
    ['nothing', '', 'empty'],
    ['a web page', '<!doctype html><html><body>Try again later<br></body></html>', 'XML'],
    ['cut-off XML', DAILY.slice(0, -40), 'XML'],
    ['XML without rates', '<Envelope/>', 'no rates'],
    ['another CSV', 'id,name\n1,x\n', 'Date'],
    ['a day that does not exist', 'Date,USD\n2026-02-31,1.08\n', '2026-02-31'],
    ['a rate of zero', 'Date,USD\n2026-02-03,0\n', '"0"'],
    ['a rate in words', DAILY.replace('163.10', 'many'), 'many'],
    ['a rate without a day', '<E><Cube currency="USD" rate="1.1"/></E>', 'no day'],
    ['an entity that would grow', '<!DOCTYPE x [<!ENTITY a "aa">]><E>&a;</E>', 'XML'],
  ])('refuses %s and says why', (_, text, why) => {
    expect(() => readRateFile(text)).toThrow(RateFileError)
    expect(() => readRateFile(text)).toThrow(why)
  })
})
