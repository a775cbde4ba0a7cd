import { expect, test } from 'vitest'
import { linkBehind } from './link-behind.ts'

test.each([
  ['https://www.google.com/url?q=https%3A%2F%2Fvega.example%2F7&sa=D', 'https://vega.example/7'],
  ['https://www.google.co.uk/url?sa=t&url=https%3A%2F%2Fvega.example', 'https://vega.example'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fvega.example%2F7&h=AT0', 'https://vega.example/7'],
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fvega.example%2F7&data=05',
    'https://vega.example/7',
  ],
  ['https://www.google.com/url?q=otters', 'https://www.google.com/url?q=otters'],
  [
    'https://www.google.com/maps?q=https%3A%2F%2Fx',
    'https://www.google.com/maps?q=https%3A%2F%2Fx',
  ],
  ['https://www.facebook.com/events/7', 'https://www.facebook.com/events/7'],
  ['https://vega.example/url?q=https%3A%2F%2Fx', 'https://vega.example/url?q=https%3A%2F%2Fx'],
])('%s leads to %s', (address, target) => {
  expect(linkBehind(address)).toBe(target)
})
