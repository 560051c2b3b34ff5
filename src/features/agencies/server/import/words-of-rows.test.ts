import { expect, test } from 'vitest'
import { moreLanguages, usualLanguages } from '../../../profiles/choices.ts'
import { profileWords } from '../../../profiles/server/words-api.ts'
import type { ImportField } from '../../import-fields.ts'
import { checkRows } from './check-rows.ts'
import { readRow } from './read-row.ts'
import type { Cell } from './table.ts'

async function check(field: ImportField, cell: Cell) {
  const reading = { mapping: ['full_name', field], dates: 'day_first', corrections: [] } as const
  const [row] = await checkRows([{ number: 2, cells: ['Ann', cell] }], reading, {
    locale: 'en',
    now: new Date('2026-03-10T09:00:00Z'),
    floor: { value: 1000, source: 'Law 17/2020' },
  })
  return row
}

test('the words of each attribute are understood in both languages, and a strange one is said', async () => {
  const fields: ImportField[] = ['skills', 'day_off', 'own_room', 'cuisines']
  const read = (cells: Cell[]) => readRow(cells, fields).change
  const known = {
    skills: ['Babycare', 'Cooking'],
    day_off: 'Friday',
    own_room: 'not_needed',
    cuisines: ['Arab', 'Indian'],
  }
  expect(
    read([
      'Baby Care Specialist; Babycare; cooking',
      'friday',
      'A shared room is fine',
      'arab; Indian food',
    ]),
  ).toEqual(known)
  expect(
    read(['رعاية الرضع؛ الطبخ', 'الجمعة', 'غرفة مشتركة مناسبة', 'الأكل العربي، Indian']),
  ).toEqual(known)
  for (const [field, cell] of [
    ['own_room', 'maybe'],
    ['cuisines', 'Arab; Martian'],
  ] as const) {
    const row = await check(field, cell)
    expect(row?.errors.map((error) => error.field)).toEqual([field])
  }
})

test('the languages that workers speak are understood by their names in both languages', () => {
  for (const locale of ['en', 'ar'] as const)
    for (const language of [...usualLanguages, ...moreLanguages]) {
      const name = profileWords[locale].language[language] ?? language
      expect(readRow([`${name} (good)`], ['languages']).change.languages, name).toMatchObject([
        { language },
      ])
    }
})
