import { expect, test } from 'vitest'
import { filterCases } from '../../../../test/filter-cases.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { makeCandidate } from '../../../../test/people.ts'
import { savedSearchTools } from '../../../../test/saved-searches.ts'
import { queryString } from '../../../platform/shared/query-string.ts'

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
