import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext } from '../../../../test/people.ts'
import { hire, sendLetter } from '../../../../test/recruitments.ts'
import { getUser } from '../../accounts/server/index.ts'
import { listOfferLetters, removeOfferLetter } from '../contract.ts'
import { acceptOffer, makeOffer, sendOfferCode } from '../offer-contract.ts'

const app = useTestApp()
const terms = {
  role: 'Nanny',
  wage: 1800,
  housing: 'provided',
  food: 'provided',
  hours_per_day: 10,
  rest_day: 'friday',
  leave_days: 21,
  start_on: '2026-04-10',
}

test('the letter that was accepted stays, and nothing says that it could go', async () => {
  const hired = await hire(app)
  const of = { id: hired.candidateId }
  const { data: offer } = await app.call(makeOffer, { ...of, ...terms }, hired.household)
  const read = async () => {
    const { data } = await app.call(listOfferLetters, of, hired.household)
    return data.map(({ id, can_remove }) => [id, can_remove])
  }
  expect(await read()).toEqual([[offer.paper_id, true]])
  expect(await hired.read()).toMatchObject({ can_make_offer: true, offer: { can_answer: true } })

  const { phoneNumber } = await getUser(jobContext(app), hired.worker.id)
  await app.call(sendOfferCode, { id: offer.id }, hired.worker)
  await app.call(
    acceptOffer,
    {
      id: offer.id,
      otp_code: app.lastMessage(phoneNumber)?.code ?? '',
      file_hash: offer.file_hash,
    },
    hired.worker,
  )
  const call = { ...of, letter_id: offer.paper_id ?? 0 }
  expect(await app.call(removeOfferLetter, call, hired.household)).toMatchObject({
    status: 409,
    message: 'This letter has been accepted, so it stays.',
  })
  expect(await read()).toEqual([[offer.paper_id, false]])
  expect(await hired.read()).toMatchObject({
    can_add_papers: true,
    can_make_offer: false,
    offer: { status: 'accepted', can_answer: false },
  })
  expect((await sendLetter(app, hired)).status).toBe(200)
})
