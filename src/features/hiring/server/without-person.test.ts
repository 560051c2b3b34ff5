import { expect, test } from 'vitest'
import { withoutPerson } from './without-person.ts'

const person = {
  fullName: 'Xandra de Quixote',
  phoneNumber: '+97433119911',
  email: 'xandra@example.qa',
}

test.each([
  ['Xandra de Quixote sings', '— sings'],
  ['XANDRA sings; Quixote cooks', '— sings; — cooks'],
  ['Xandrasia and de facto stay', 'Xandrasia and de facto stay'],
  ['call +974 3311 9911 or 33119911, or ٣٣١١٩٩١١', 'call — or —, or —'],
  ['mail Xandra@Example.qa', 'mail —'],
  [
    'asks 1800, free from 2026-03-20, other 55119911',
    'asks 1800, free from 2026-03-20, other 55119911',
  ],
])('%j is kept as %j', (text, kept) => expect(withoutPerson(text, person)).toBe(kept))
