import { expect, test } from 'vitest'
import { createLogger } from '../lib/logger.ts'
import { logLines } from './log-lines.ts'

test('a person at a screen reads what was logged as a sentence', () => {
  const notes: string[] = []
  const logger = createLogger({ destination: logLines({ note: (text) => notes.push(text) }) })
  logger.warn({ subject: 'place', id: 7, why: ['late'] }, 'the directory gave no answer')
  logger.error({ err: new Error('the disk is full') }, 'a picture could not be kept')
  logger.info('settled')
  expect(notes).toEqual([
    'affiche: the directory gave no answer (subject place, id 7, why ["late"])',
    'affiche: a picture could not be kept: the disk is full',
    'affiche: settled',
  ])
})
