import { expect, test } from 'vitest'
import { agreementTools } from '../../../../test/agreements.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { choose } from '../../../../test/households.ts'
import { shownRuns } from '../../../../test/pdf-text.ts'
import { getPayment, listOrders, payOrder } from '../../billing/contract.ts'
import { listNotices } from '../../notifications/contract.ts'
import { getEmployerRecruitment, listOfferLetters } from '../contract.ts'
import * as calls from '../offer-contract.ts'

const app = useTestApp()
const tools = agreementTools(app)

/** A household that has paid for someone whom it has asked. */
async function paidFor(agreesFirst: boolean) {
  const pair = await tools.asked({ other_tasks: 'Walk with the children' })
  const agree = () => tools.answer(pair.worker.token, pair.agreement.id, 0, 'accept')
  if (agreesFirst) await agree()
  // Before there is a case there is nothing to make.
  await app.jobs.work('make-agreed-letter')
  const [order] = (await app.call(listOrders, {}, pair.household)).data
  const { data } = await app.call(payOrder, { id: order?.id ?? 0 }, pair.household)
  await choose(app, data.payment_url, 'paid')
  return { ...pair, agree, paymentId: data.payment_id }
}
type Paid = Awaited<ReturnType<typeof paidFor>>

const read = async ({ household, worker }: Paid) =>
  (await app.call(getEmployerRecruitment, { candidate_id: worker.id }, household)).data
const lettersOf = async ({ household, worker }: Paid) =>
  (await app.call(listOfferLetters, { id: worker.id }, household)).data
const codeOf = async (userId: number) => app.lastMessage(await tools.phoneOf(userId))?.code ?? ''

test('the letter of the case is made of what both agreed to, once, and signed by code on both sides', async () => {
  const pair = await paidFor(true)
  await app.jobs.work('make-agreed-letter')
  const { offer } = await read(pair)
  expect(offer).toMatchObject({ status: 'sent', terms: { wage: 1800 }, can_sign: true })
  const letters = await lettersOf(pair)
  expect(letters).toHaveLength(1)
  const file = await app.app.inject(letters[0]?.file_url ?? '')
  const words = shownRuns(file.rawPayload)
    .flat()
    .map(({ text }) => text)
    .join(' ')
  expect(words).toContain('Looking after children')
  expect(words).toContain('Walk with the children')

  // The household signs.
  const hash = offer?.file_hash ?? ''
  const sign = (otp_code: string, file_hash = hash) =>
    app.call(
      calls.signOffer,
      { id: pair.worker.id, otp_code, file_hash },
      { ...pair.household, address: '10.1.2.4' },
    )
  await app.call(calls.sendSigningCode, { id: pair.worker.id }, pair.household)
  const code = await codeOf(pair.household.id)
  expect((await sign(code === '000000' ? '000001' : '000000')).errors).toHaveProperty('otp_code')
  expect((await sign(code, '0'.repeat(64))).status).toBe(409)
  expect((await sign(code)).data).toMatchObject({
    household_signed_from: '10.1.2.4',
    can_sign: false,
  })
  expect((await sign(code)).status).toBe(409)

  // She signs, and the certificate says who agreed when to which file.
  const id = offer?.id ?? 0
  await app.call(calls.sendOfferCode, { id }, pair.worker)
  const signed = await app.call(
    calls.acceptOffer,
    { id, otp_code: await codeOf(pair.worker.userId), file_hash: hash },
    pair.worker,
  )
  expect(signed.data.status).toBe('accepted')
  expect((await app.call(calls.getCertificate, { id }, pair.worker)).data).toMatchObject({
    agreed_at: expect.any(String),
    offer: { file_hash: hash, household_signed_at: expect.any(String) },
  })
})

test('nobody is asked for a letter that is made by itself, only for one that the day has overtaken', async () => {
  const pair = await paidFor(true)
  const turns = async () =>
    (await app.call(listNotices, {}, pair.household)).data.results
      .filter(({ kind }) => kind === 'recruitment_turn')
      .map(({ text }) => text)
  const next = async () =>
    (await app.call(getPayment, { id: pair.paymentId }, pair.household)).data.next
  expect(await next()).toMatchObject({
    label: 'Answer to the offer',
    due_on: null,
    is_yours: false,
  })
  expect(await turns()).toEqual([])

  const today = app.clock.now
  app.clock.now = new Date('2027-01-01T09:00:00Z')
  await app.jobs.work('make-agreed-letter')
  app.clock.now = today
  expect((await read(pair)).offer).toBeNull()
  expect(await turns()).toEqual([expect.stringContaining('Offer letter')])
})

test('paid without her yes the case has no letter of its own and no step of the law, until she agrees', async () => {
  const pair = await paidFor(false)
  await app.jobs.work('make-agreed-letter')
  expect((await read(pair)).offer).toBeNull()
  const begun = async () =>
    (await read(pair)).steps.filter(({ state }) => state !== 'not_started').map(({ key }) => key)
  expect(await begun()).toEqual(['offer_letter'])
  await pair.agree()
  await app.jobs.work('make-agreed-letter')
  expect((await read(pair)).offer?.status).toBe('sent')
})

test('whoever signs the letter has said yes: her no afterwards gives nothing back', async () => {
  const pair = await paidFor(false)
  const made = await app.call(
    calls.makeOffer,
    { ...pair.agreement.terms, id: pair.worker.id } as never,
    pair.household,
  )
  const { id, file_hash } = made.data
  await app.call(calls.sendOfferCode, { id }, pair.worker)
  const otp_code = await codeOf(pair.worker.userId)
  await app.call(calls.acceptOffer, { id, otp_code, file_hash }, pair.worker)
  const [agreement] = await tools.list(pair.worker.token)
  expect(agreement?.status).toBe('agreed')
  expect(
    (await tools.answer(pair.worker.token, agreement?.id ?? 0, agreement?.version ?? 0, 'decline'))
      .status,
  ).toBe(409)
})
