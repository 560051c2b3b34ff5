import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { essentials, makeJobseeker } from '../../../../test/jobseekers.ts'
import { listCandidates } from '../../search/contract.ts'
import { getCandidate, getOwnPage } from '../contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })

const job = {
  country: 'Kuwait',
  family: 'Family of four',
  children: null,
  from: '2019-01',
  to: '2023-05',
  reason: 'They moved. Ask them: sara@home.qa',
  reference_name: null,
  reference_phone: null,
}

test('a number that she writes into her profile is on no public page, and her own words are hers', async () => {
  const her = await makeJobseeker(app)
  const written = {
    full_name: 'Grace Santos',
    description: 'I cook well. اتصل بي ٦٦١٢٣٤٥٦ or wa.me/97466123456',
    current_location: 'Doha, call +974 6612 3456',
    working_days: 'Sunday to Thursday',
    core_skills: ['Cooking', 'six six one two three four five six'],
    work_history: [job],
  }
  expect(await her.save({ ...essentials, ...written })).toMatchObject({ status: 200 })
  const { id } = await her.read()
  const shown = (await app.call(getCandidate, { id })).data
  expect(shown).toMatchObject({
    profile: {
      description: 'I cook well. اتصل بي ••••••• or •••••••',
      current_location: 'Doha, call +•••••••',
      working_days: 'Sunday to Thursday',
      core_skills: ['Cooking', '•••••••'],
      work_history: [
        { country: 'Kuwait', from: '2019-01', reason: 'They moved. Ask them: •••••••' },
      ],
    },
  })
  const [card] = (await app.call(listCandidates, { q: 'Grace' })).data.results
  expect(card).toMatchObject({ profile: { current_location: 'Doha, call +•••••••' } })
  // What others see of her, and what she wrote.
  expect((await app.call(getOwnPage, {}, her)).data).toMatchObject({
    profile: { description: shown.profile.description },
  })
  expect(await her.read()).toMatchObject(written)
})
