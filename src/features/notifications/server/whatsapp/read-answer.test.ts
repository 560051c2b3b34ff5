import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

test.each([
  ['YES', 'yes'],
  ['yes.', 'yes'],
  [' Yes!! ', 'yes'],
  ['OK', 'yes'],
  ['ok, yes', 'yes'],
  ['I accept', 'yes'],
  ['👍🏽', 'yes'],
  ['نعم', 'yes'],
  ['نَعَم', 'yes'],
  ['نعــم 👍'.replace(' 👍', ''), 'yes'],
  ['أيوه', 'yes'],
  ['موافقة', 'yes'],
  ['أوافق.', 'yes'],
  ['No', 'no'],
  ['no, thank you', 'no'],
  ['لا', 'no'],
  ['لا، شكراً', 'no'],
  ['غير موافقة', 'no'],
  ['STOP', 'stop'],
  ['توقّف', 'stop'],
  ['إيقاف', 'stop'],
  ['yes but at six', null],
  ['no problem', null],
  ['not yes', null],
  ['yes no', null],
  ['نعم لكن', null],
  ['لا مشكلة', null],
  ['cancel', null],
  ['', null],
  ['?', null],
] as const)('%j says %s', (text, answer) => {
  expect(readAnswer(text)).toBe(answer)
})
