import { expect, test } from 'vitest'
import { filterCases } from '../../../../test/filter-cases.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { makeCandidate } from '../../../../test/people.ts'
import { savedSearchTools } from '../../../../test/saved-searches.ts'
import { queryString } from '../../../platform/shared/query-string.ts'
import { getNeeds, saveNeeds } from '../../matching/contract.ts'
import { filtersOfMusts } from '../../matching/needs-rules.ts'

const app = useTestApp()
const { changed, household, save, saved } = savedSearchTools(app)

test.each(Object.entries(filterCases))(
  'a search by %s is kept whole, and finds whoever comes to fit it and nobody else',
  async (_name, { has, lacks = {}, asked, prepare }) => {
    const { token } = await household()
    const query = queryString(asked)
    expect((await save(token, { query })).status).toBe(200)
    expect(await saved(token)).toMatchObject([{ query, left_out: false, found: [] }])
    const [found, other] = [await makeCandidate(app, has), await makeCandidate(app, lacks)]
    await prepare?.(app, found)
    await changed(found, other)
    const [search] = await saved(token)
    expect(search?.found.map(({ id }) => id)).toEqual([found])
  },
)

test('of Best match the musts are saved, and whoever misses only a wish is found', async () => {
  const { token } = await household()
  const needs = {
    position: 'Nanny',
    tasks: ['Cooking', 'Cleaning'],
    budget: 2500,
    musts: ['position', 'budget'],
    priorities: ['tasks'],
  }
  expect((await app.call(saveNeeds, needs, { token })).status).toBe(200)
  const { data } = await app.call(getNeeds, {}, { token })
  const query = queryString(filtersOfMusts(data!))
  expect((await save(token, { query })).status).toBe(200)
  expect(await saved(token)).toMatchObject([
    { query: 'position=Nanny&salary_max=2500', left_out: false },
  ])
  const nanny = { desiredPosition: 'Nanny', skills: [] }
  const fitting = await makeCandidate(app, { ...nanny, expectedSalaryMinor: 250_000 })
  const [dear, cook] = [
    await makeCandidate(app, { ...nanny, expectedSalaryMinor: 260_000 }),
    await makeCandidate(app, { desiredPosition: 'Cook', skills: ['Cooking', 'Cleaning'] }),
  ]
  await changed(fitting, dear, cook)
  expect((await saved(token))[0]?.found.map(({ id }) => id)).toEqual([fitting])
})

test('a household that must have nothing has nothing to save from Best match', async () => {
  const { token } = await household()
  await app.call(saveNeeds, { tasks: ['Cooking'], musts: [] }, { token })
  const { data } = await app.call(getNeeds, {}, { token })
  expect(queryString(filtersOfMusts(data!))).toBe('')
})
