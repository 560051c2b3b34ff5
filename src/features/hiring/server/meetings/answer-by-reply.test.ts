import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { at, meetingTools } from '../../../../../test/meetings.ts'
import { notify } from '../../../notifications/server/index.ts'
import { jobContext, makeUser } from '../../../../../test/people.ts'
import { whatsAppServer, whatsAppTools } from '../../../../../test/whatsapp.ts'

const { settings, takenTo } = whatsAppServer()
const app = useTestApp(settings)
const { household, worker, shortlist, schedule, seen, offer, phoneOf } = meetingTools(app)
const { optIn, reply } = whatsAppTools(app)
const start = new Date('2026-03-10T09:00:00Z')
beforeEach(() => void (app.clock.now = start))
const lastTo = (phone: string) => takenTo(phone).at(-1)

describe('an answer to an interview', () => {
  /** A worker with WhatsApp who is invited, and the id of the message that did it. */
  async function invited(times?: { date: string; time: string }[]) {
    const employer = await household()
    const candidate = await worker()
    await optIn(candidate.token)
    await shortlist(employer.token, candidate.id)
    if (times) await offer(employer.token, candidate.id, times)
    else await schedule(employer.token, candidate.id, '2026-03-12', '19:30')
    await app.deliver()
    const phone = await phoneOf(candidate.userId)
    return { employer, candidate, phone, asked: lastTo(phone)?.id ?? '' }
  }
  const answerOf = async (token: string) => (await seen(token)).map(({ answer }) => answer)

  // spec: 3.3 WhatsApp and its replies (YES and NO)
  test.each([
    ['YES', 'accepted'],
    ['نعم', 'accepted'],
    ['yes please!', 'accepted'],
    ['لا', 'declined'],
    ['No, thank you.', 'declined'],
  ])('%s is taken as %s, by herself, and she is told so', async (text, answer) => {
    const { candidate, phone } = await invited()
    expect((await reply(phone, text)).statusCode).toBe(200)
    expect(await answerOf(candidate.token)).toEqual([answer])
    expect(lastTo(phone)?.text?.body).toContain('Maryam Al-Thani')
    expect(lastTo(phone)?.text?.body).toContain('https://manzil.example/dashboard/interviews')
    const { rows } = await app.connection.pool.query(
      'select actor_id::int as actor from audit_log where action = $1 order by id desc limit 1',
      [`interview.${answer}`],
    )
    expect(rows).toEqual([{ actor: candidate.userId }])
  })

  test('that comes again is taken once, also at the same moment', async () => {
    const { candidate, phone, asked } = await invited()
    const id = 'in.doubled'
    await Promise.all(Array.from({ length: 4 }, () => reply(phone, 'YES', asked, id)))
    await reply(phone, 'YES', asked, id)
    await app.deliver()
    expect(await answerOf(candidate.token)).toEqual(['accepted'])
    expect(takenTo(phone).filter(({ type }) => type === 'text')).toHaveLength(1)
  })

  test('that could mean two invitations answers none; the one that it names is answered', async () => {
    const { candidate, phone, asked } = await invited()
    const other = await household()
    await shortlist(other.token, candidate.id)
    await schedule(other.token, candidate.id, '2026-03-13', '10:00')
    await reply(phone, 'YES')
    expect(await answerOf(candidate.token)).toEqual([null, null])
    expect(lastTo(phone)?.text?.body).toContain('more than one invitation')
    await reply(phone, 'YES', asked)
    expect((await answerOf(candidate.token)).toSorted()).toEqual(['accepted', null].toSorted())
  })

  test('to what asks nothing is led to look; the invitation that it names is answered', async () => {
    const { candidate, phone, asked } = await invited()
    const told = { userId: candidate.userId, kind: 'recruitment_opened', params: { name: 'Noor' } }
    await notify(jobContext(app), told)
    await app.deliver()
    await reply(phone, 'YES')
    expect(await answerOf(candidate.token)).toEqual([null])
    expect(lastTo(phone)?.text?.body).toContain('Please look in Manzil')
    await reply(phone, 'YES', asked)
    expect(await answerOf(candidate.token)).toEqual(['accepted'])
  })

  test('of several times is led to choose, by a link that needs no signing in', async () => {
    const { candidate, phone, asked } = await invited([at(12, '10:00'), at(12, '17:00')])
    await reply(phone, 'YES', asked)
    expect(await answerOf(candidate.token)).toEqual([null])
    expect(lastTo(phone)?.text?.body).toMatch(/https:\/\/manzil\.example\/meet\/\S+$/)
    await reply(phone, 'NO', asked)
    expect(await answerOf(candidate.token)).toEqual(['declined'])
  })

  test('to an invitation that was moved meanwhile, or is over, changes nothing', async () => {
    const { employer, candidate, phone, asked } = await invited()
    await schedule(employer.token, candidate.id, '2026-03-14', '11:00')
    await reply(phone, 'YES', asked)
    expect(await answerOf(candidate.token)).toEqual([null])
    expect(lastTo(phone)?.text?.body).toContain('Please look in Manzil')
    app.clock.now = new Date('2026-03-20T09:00:00Z')
    await reply(phone, 'YES')
    expect(takenTo(phone).filter(({ type }) => type === 'text').length).toBe(2)
  })

  test('counts from her own number alone, and means nothing with more words', async () => {
    const { candidate, phone, asked } = await invited()
    const stranger = await makeUser(app, 'employer')
    await optIn(stranger.token)
    await reply(await phoneOf(stranger.id), 'YES', asked)
    await reply('+97455123456', 'YES', asked)
    await reply(phone, 'yes but later', asked)
    expect(await answerOf(candidate.token)).toEqual([null])
    expect(lastTo(phone)?.text?.body).toContain('Please look in Manzil')
    await app.connection.pool.query('update users set phone_number = $2 where id = $1', [
      candidate.userId,
      '+97433777002',
    ])
    await reply(phone, 'YES', asked)
    expect(await answerOf(candidate.token)).toEqual([null])
  })
})
