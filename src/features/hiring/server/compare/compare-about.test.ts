import { expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeCandidate } from '../../../../../test/people.ts'
import { startTranslator } from '../../../../../test/translation.ts'
import { compareCandidates } from '../../compare-contract.ts'

const { settings } = await startTranslator('EN')
const app = useTestApp(settings)

test('who is looked at beside the list says whether her own words can be had in the reader’s language', async () => {
  const speaks = await makeCandidate(app, { description: 'I have cared for newborns.' })
  const silent = await makeCandidate(app, { description: null })
  const { data } = await app.call(compareCandidates, { ids: [speaks, silent] })
  expect(data.results.map(({ candidate }) => candidate.may_translate)).toEqual([true, false])
})
