import { expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { essentials, makeJobseeker } from '../../../../../test/jobseekers.ts'
import { getCandidate } from '../../../profiles/contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })

const kuwait = {
  country: 'Kuwait',
  family: 'A family of five',
  children: '2, 5',
  from: '2019-03',
  to: '2021-06',
  reason: 'The family moved',
  reference_name: 'Umm Khalid',
  reference_phone: '+965 5000 1234',
}
const qatar = { country: 'Qatar', from: '2022-01' }

test('places of work are added, changed and taken away, the newest first; numerals may be Arabic', async () => {
  const her = await makeJobseeker(app)
  const saved = await her.save({ work_history: [kuwait, { ...qatar, from: '٢٠٢٢-٠١', to: '' }] })
  expect(saved.status, saved.message).toBe(200)
  expect((await her.read()).work_history).toEqual([
    {
      ...qatar,
      family: null,
      children: null,
      to: null,
      reason: null,
      reference_name: null,
      reference_phone: null,
      has_reference: false,
    },
    { ...kuwait, has_reference: true },
  ])
  await her.save({ work_history: JSON.stringify([{ ...kuwait, to: '2021-12' }]) })
  expect((await her.read()).work_history).toMatchObject([{ country: 'Kuwait', to: '2021-12' }])
  await her.save({ description: 'Something else' })
  expect((await her.read()).work_history).toHaveLength(1)
  await her.save({ work_history: [] })
  expect((await her.read()).work_history).toEqual([])
})

test('everybody sees that a reference is given, nobody whose', async () => {
  const her = await makeJobseeker(app)
  await her.save({ ...essentials, work_history: [kuwait], is_published: true })
  const { id } = await her.read()
  const answer = await app.call(getCandidate, { id })
  expect(answer.data.profile.work_history).toEqual([
    { ...kuwait, reference_name: null, reference_phone: null, has_reference: true },
  ])
  for (const asker of [{}, await makeJobseeker(app)])
    expect(JSON.stringify((await app.call(getCandidate, { id }, asker)).data)).not.toMatch(
      /Umm Khalid|5000/,
    )
  expect((await app.call(getCandidate, { id }, her)).data.profile.work_history).toMatchObject([
    { reference_name: 'Umm Khalid' },
  ])
})

test.each([
  ['no country', { ...kuwait, country: ' ' }],
  ['no beginning', { country: 'Qatar' }],
  ['a month that is none', { ...qatar, from: '2022-13' }],
  ['a day', { ...qatar, from: '2022-01-05' }],
  ['a beginning in the future', { ...qatar, from: '2089-01' }],
  ['an end in the future', { ...qatar, to: '2089-01' }],
  ['an end before the beginning', { ...kuwait, to: '2019-02' }],
  ['a family told at length', { ...kuwait, family: 'x'.repeat(121) }],
  ['ages told at length', { ...kuwait, children: 'x'.repeat(81) }],
  ['a reason told at length', { ...kuwait, reason: 'x'.repeat(201) }],
  ['a name that is none', { ...kuwait, reference_name: 7 }],
  ['a number that is none', { ...kuwait, reference_phone: 'ask her' }],
])('%s is refused beside the field', async (_, place) => {
  const her = await makeJobseeker(app)
  const answer = await her.save({ work_history: [place] })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.errors ?? {})[0]).toMatch(/^work_history/)
  expect((await her.read()).work_history).toEqual([])
})

test('twenty places at most, and nothing that is no list', async () => {
  const her = await makeJobseeker(app)
  const many = Array.from({ length: 21 }, () => qatar)
  for (const work_history of [many, 'Kuwait', [qatar, 3]])
    expect((await her.save({ work_history })).status).toBe(400)
  expect((await her.save({ work_history: many.slice(1) })).status).toBe(200)
})
