import { expect, test } from 'vitest'
import type { IndexedCandidate } from '../../search/server/matcher-api.ts'
import { type Find, newlyFitting } from './newly-fitting.ts'

const now = new Date('2026-03-10T09:00:00Z')
const her = (id: number, nationality: string): [number, IndexedCandidate] => [
  id,
  {
    id,
    age: 31,
    salary: 1800,
    nationality,
    position: 'Nanny',
    workType: null,
    visaType: null,
    skills: [],
    places: [],
    text: 'Grace',
  },
]

test('finds who fits now and did not before, and who did before and does not now', async () => {
  const before = new Map([her(7, 'Indian'), her(8, 'Kenyan'), her(9, 'Kenyan'), her(11, 'Kenyan')])
  const today = new Map([her(7, 'Kenyan'), her(8, 'Indian'), her(9, 'Kenyan'), her(10, 'Kenyan')])
  const ask = await newlyFitting({ now }, { ids: [7, 8, 9, 10, 11], before, now: today })
  const { finds, lost } = await ask([
    { id: 1, query: 'nationality=Kenyan' },
    { id: 2, query: 'nobody=knows' },
  ])
  const inOrder = (found: readonly Find[]) =>
    found.toSorted((a, b) => a.candidateId - b.candidateId)
  expect(inOrder(finds)).toEqual([7, 10].map((candidateId) => ({ searchId: 1, candidateId })))
  expect(inOrder(lost)).toEqual([8, 11].map((candidateId) => ({ searchId: 1, candidateId })))
})

test('lets others in while many searches are asked', async () => {
  const ids = [1, 2, 3]
  const people = new Map(ids.map((id) => her(id, 'Kenyan')))
  const ask = await newlyFitting({ now }, { ids, before: new Map(), now: people })
  let letIn = 0
  let isAsked = false
  const letOthersIn = () => {
    letIn += 1
    if (!isAsked) setImmediate(letOthersIn)
  }
  setImmediate(letOthersIn)
  const { finds } = await ask(
    Array.from({ length: 3000 }, (_, id) => ({ id, query: `position=Nanny&salary_max=${id}` })),
  )
  isAsked = true
  expect(finds).toHaveLength(3 * 1200)
  expect(letIn).toBeGreaterThan(3)
})
