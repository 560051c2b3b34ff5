import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext, makeCandidate, makeUser } from '../../../../../test/people.ts'
import { createUser } from '../../../accounts/server/sign-in-api.ts'
import { listAdministrators, listUsers } from '../../../accounts/users-contract.ts'
import { listReviews } from '../../../reviews/contract.ts'
import { listSupportTickets } from '../../../enquiries/support-contract.ts'
import { listLostMessages } from '../../../notifications/contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const phoneNumber = '+254712345678'
let admin: { id: number; token: string }
beforeAll(async () => {
  admin = await makeUser(app, 'admin', 'First Operator')
  const made = { fullName: 'Wanjiru', passwordHash: 'x' }
  await createUser(jobContext(app), { ...made, role: 'employer', phoneNumber })
  await createUser(jobContext(app), { ...made, role: 'admin', phoneNumber: '+254712345679' })
  const candidate = await makeCandidate(app, { phoneNumber })
  const { pool } = app.connection
  await pool.query(
    `insert into candidate_reviews (candidate_id, kind, state, opened_at, changed_at) values ($1, 'profile', 'open', now(), now())`,
    [candidate],
  )
  await pool.query(`insert into enquiries (kind, name, phone_number, message, is_employer, locale, created_at)
    values ('visa', 'Wanjiru', '+254 712-345-678', 'Hello', true, 'en', now())`)
  await pool.query(`insert into messages (channel, receiver, template, status, created_at, due_at)
    values ('sms', '${phoneNumber}', 'phoneChanged', 'dead', now(), now())`)
})

const spellings = [
  '0712345678',
  '712345678',
  '+254712345678',
  '+254 712 345 678',
  '00254712345678',
  '+254 (0)712-345-678',
  '٠٧١٢٣٤٥٦٧٨',
  '0712 345',
]

test.each(spellings)(
  '%s finds the one whose number it is, wherever the console searches by number',
  async (q) => {
    const totals = await Promise.all(
      [listUsers, listReviews, listSupportTickets, listLostMessages].map(
        async (call) => (await app.call(call, { q }, admin)).data.results.length,
      ),
    )
    expect(totals.map((total) => total >= 1 && total <= 2)).toEqual([true, true, true, true])
    if (q !== '0712 345')
      expect(
        (await app.call(listUsers, { q }, admin)).data.results.map((one) => one.phone_number),
      ).toEqual([phoneNumber])
  },
)

test.each(
  spellings
    .slice(0, -1)
    .map(
      (q) => `${q.slice(0, -1)}${/\d$/.test(q) && q.charCodeAt(q.length - 1) < 128 ? '9' : '٩'}`,
    ),
)('%s finds the operator', async (q) => {
  expect(
    (await app.call(listAdministrators, { q }, admin)).data.results.map((one) => one.phone_number),
  ).toEqual(['+254712345679'])
})

test.each(['0712345670', '+255712345678', '00712345670'])('%s finds nobody', async (q) => {
  for (const call of [listUsers, listReviews, listSupportTickets, listLostMessages])
    expect((await app.call(call, { q }, admin)).data.results).toEqual([])
})
