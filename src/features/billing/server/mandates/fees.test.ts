import { beforeAll, expect, test } from 'vitest'
import { changeAgency, makeAgency, type Member } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { choose, selectingHousehold } from '../../../../../test/households.ts'
import { makeCandidate, makeUser } from '../../../../../test/people.ts'
import { declineMandate, listMandates, setService } from '../../../agencies/services-contract.ts'
import { refundOrder, setOrderLine } from '../../contract.ts'
import { checkLedger } from '../../ledger-contract.ts'
import { chooseAgency } from '../../mandate-contract.ts'
import { estimateCost, getCandidateQuote } from '../../quote-contract.ts'

const app = useTestApp()
const abroad = {
  nationality: 'Filipino',
  currentCountry: 'Philippines',
  expectedSalaryMinor: 240_000,
}

let near: { id: number; owner: Member }
let far: { id: number; owner: Member }
let operator: { token: string }
beforeAll(async () => {
  operator = await makeUser(app, 'admin')
  near = await makeAgency(app, { name: 'Near Office' })
  far = await makeAgency(app, { name: 'Far Office' })
  for (const [{ owner }, fee] of [
    [near, 9000],
    [far, 12_500],
  ] as const)
    await app.call(setService, { country: 'PH', fee, days: 45 }, owner)
})

const take = (household: { token: string }, id: number, agency: { id: number }) =>
  app.call(chooseAgency, { id, agency_id: agency.id }, household)
const feeOf = (quote: { lines: { kind: string }[] }) =>
  quote.lines.find(({ kind }) => kind === 'recruitment_fee')
const asked = async (agency: { owner: Member }, candidateId: number) =>
  (await app.call(listMandates, {}, agency.owner)).data.find(
    ({ candidate }) => candidate.id === candidateId,
  )

test('who has chosen none yet reads what it costs at most, by what agencies ask', async () => {
  const candidateId = await makeCandidate(app, abroad)
  const kept = await makeCandidate(app, { ...abroad, agencyId: near.id, userId: null })
  const seen = async (id: number) => (await app.call(getCandidateQuote, { id })).data
  expect(feeOf(await seen(candidateId))).toMatchObject({ amount: 12_500, at_most: true })
  expect((await seen(candidateId)).sums).toMatchObject({ once: 2400 + 12_500 + 8200 })
  expect(feeOf(await seen(kept))).toMatchObject({
    amount: 9000,
    at_most: false,
    receiver_name: 'Near Office',
  })
  const asks = { country: 'PH', wage: 2400 } as const
  expect(feeOf((await app.call(estimateCost, asks)).data)).toMatchObject({ amount: 12_500 })
  // One that may not supply asks nothing, and the law's cap is what is known.
  await changeAgency(app, far.id, { licenceExpiresOn: '2020-01-01' })
  expect(feeOf(await seen(candidateId))).toMatchObject({ amount: 9000, at_most: true })
  await changeAgency(app, near.id, { licenceExpiresOn: '2020-01-01' })
  expect(feeOf(await seen(candidateId))).toMatchObject({ amount: 15_000, at_most: true })
  for (const { id } of [near, far]) await changeAgency(app, id, { licenceExpiresOn: '2030-01-01' })
})

test('an agency’s fee that was all the order held goes back, and the hire stands', async () => {
  const candidateId = await makeCandidate(app, { ...abroad, expectedSalaryMinor: null })
  const household = await selectingHousehold(app, candidateId)
  await take(household, candidateId, near)
  const line = { id: household.orderId, kind: 'recruitment_fee' as const, amount: 9000 }
  await app.call(setOrderLine, line, operator)
  const { data } = await household.pay()
  await choose(app, data.payment_url, 'paid')
  const declined = { id: (await asked(near, candidateId))?.id ?? 0, reason: 'We are full.' }
  await app.call(declineMandate, declined, near.owner)
  expect(await household.order()).toMatchObject({
    status: 'paid',
    amount: 9000,
    refunded_amount: 9000,
    hire_ended_on: null,
    quote: { agency: 'to_choose', sums: { order: 0 } },
  })
  expect(await household.standing()).toBe('hired')
  await take(household, candidateId, far)
  expect(await asked(far, candidateId)).toMatchObject({ ended: null, paid: true })
  // The hire still ends like any other, with nothing left to give back.
  const all = { id: household.orderId, reason: 'She left.', ends_hire: true }
  expect((await app.call(refundOrder, all, operator)).data).toMatchObject({
    amount: 0,
    order_status: 'refunded',
    refunded_amount: 9000,
  })
  expect(await household.standing()).toBe('selected')
  expect((await app.call(checkLedger, {}, operator)).data).toMatchObject({ ok: true })
})
