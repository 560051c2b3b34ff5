import { expect, test, vi } from 'vitest'
import { type FilterCase, filterCases } from '../../../../test/filter-cases.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { makeCandidate } from '../../../../test/people.ts'
import { broadcast } from '../../../platform/server/bus.ts'
import type { NewCandidate } from '../../profiles/server/record-api.ts'
import { listCandidates } from '../contract.ts'
import { type CountedFilter, isCounted, paramsOf, servedFilters } from '../filters.ts'

const app = useTestApp()

const asked = (query: Record<string, unknown>) =>
  app.call(listCandidates, { page_size: 60, more: true, ...query })
const idsFor = async (query: Record<string, unknown>) =>
  (await asked(query)).data.results.map(({ id }) => id)

async function make(
  values: Partial<NewCandidate>,
  prepare?: FilterCase['prepare'],
): Promise<number> {
  const id = await makeCandidate(app, values)
  await prepare?.(app, id)
  await broadcast(app.connection, 'candidates', id)
  return id
}

// spec: 1.5 Filters
test.each(servedFilters.map((filter) => [filter.name, filter] as const))(
  'the filter %s finds whoever is asked for and nobody else, and counts them',
  async (name, filter) => {
    const { has, lacks = {}, asked: query, prepare } = filterCases[name]
    const found = await make(has, prepare)
    const other = await make(lacks)
    await vi.waitFor(async () => expect(await idsFor({})).toContain(other))
    expect(await idsFor(query)).toContain(found)
    expect(await idsFor(query)).not.toContain(other)
    if (!isCounted(filter)) return
    const { data } = await asked(query)
    const counts = data.facets[name as CountedFilter] ?? {}
    const value = Object.keys(counts).find(
      (one) => one.toLowerCase() === String(query[name]).toLowerCase(),
    )
    expect(counts[value ?? '']).toBe(data.total)
  },
)

// spec: 3.1 Bad and random input gets a clear refusal
test.each(servedFilters.map((filter) => [filter.name, filter] as const))(
  'the filter %s refuses what it does not know, by its name',
  async (_name, filter) => {
    const names = paramsOf(filter)
    const strange = { range: 'many', until: '2026-13-40', yes: 'perhaps' }
    const [first = ''] = names
    const { by } = filter
    const worst = by in strange ? strange[by as 'yes'] : 'x'.repeat(5000)
    const wrong = await asked({ [first]: worst })
    expect(wrong.status).toBe(400)
    expect(Object.keys(wrong.errors ?? {}).join()).toContain(first)
    if (by !== 'range') return
    const [min = '', max = ''] = names
    const reversed = await asked({ [min]: 40, [max]: 39 })
    expect([reversed.status, reversed.errors]).toEqual([
      400,
      { [min]: ['The lowest value is above the highest.'] },
    ])
  },
)

// spec: 3.1 Bad and random input gets a clear refusal
test('too much, too far and too many are refused by the field, and what nobody knows is left aside', async () => {
  const id = await make({ fullName: 'Zubaydah Okello', currentLocation: 'Al Thakhira' })
  await vi.waitFor(async () => expect(await idsFor({ q: 'Zubaydah' })).toEqual([id]))
  const refused: [Record<string, unknown>, string][] = [
    [{ q: 'x'.repeat(5000) }, 'This is too long.'],
    [{ page: 1_000_000_000 }, 'This number is out of range.'],
    [{ page_size: 1_000_000_000 }, 'This number is out of range.'],
    ...['skills', 'nationality', 'languages'].map((name): [Record<string, unknown>, string] => [
      { [name]: Array.from({ length: 100 }, (_, place) => `V${place}`).join() },
      'That is too many.',
    ]),
    [{ languages: 'English:superb' }, 'Please choose one of the values offered.'],
    [{ languages: 'English:good:good' }, 'Please choose one of the values offered.'],
    [{ position: 'Nanny\u200f' }, 'Please choose one of the values offered.'],
    [{ available_by: 'tomorrow' }, 'Please enter a date as YYYY-MM-DD.'],
  ]
  for (const [query, message] of refused) {
    const answer = await asked(query)
    expect([query, answer.status]).toEqual([query, 400])
    expect(Object.values(answer.errors ?? {})).toEqual([[message]])
  }
  // Marks of direction, as a copied name brings them, are no letters.
  for (const query of [
    { q: '\u202bZubay\u200fdah\u202c' },
    { q: 'Zubaydah', hair: 'curly', 'skills[]': 'x', __proto__: 'x' },
    { q: 'Zubaydah', location: '\u200eThak\u200fhira' },
  ])
    expect([query, await idsFor(query)]).toEqual([query, [id]])
  expect((await asked({ page: 1_000_000 })).data.results).toEqual([])
})

test('a day is read as the form without scripts sends it: day first, in any digits', async () => {
  const id = await make({ fullName: 'Zahara Mutesi', availabilityDate: '2031-06-01' })
  const early = { q: 'Zahara Mutesi', available_by: '31/05/2031' }
  await vi.waitFor(async () => expect(await idsFor({ q: 'Zahara Mutesi' })).toEqual([id]))
  for (const available_by of ['2031-06-01', '01/06/2031', '٠١/٠٦/٢٠٣١'])
    expect([available_by, await idsFor({ ...early, available_by })]).toEqual([available_by, [id]])
  expect(await idsFor(early)).toEqual([])
})

test('those with a picture, years and skills come before the others, the newest first among each', async () => {
  const whole = { profileImageKey: 'p', experienceYears: 0, skills: ['Cooking'] }
  const nationality = 'Zambian'
  const first = await make({ nationality, ...whole })
  const bare = await make({ nationality, ...whole, profileImageKey: null })
  const unskilled = await make({ nationality, ...whole, skills: [] })
  const second = await make({ nationality, ...whole })
  const silent = await make({ nationality, ...whole, experienceYears: null })
  const ordered = [second, first, silent, unskilled, bare]
  await vi.waitFor(async () => expect(await idsFor({ nationality })).toEqual(ordered))
  const pages = await Promise.all(
    [1, 2, 3].map((page) => idsFor({ nationality, page, page_size: 2 })),
  )
  expect(pages.flat()).toEqual(ordered)
})
