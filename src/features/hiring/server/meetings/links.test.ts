import { afterEach, describe, expect, test } from 'vitest'
import { makeAgency, makeMember } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { at, meetingTools } from '../../../../../test/meetings.ts'
import { makeCandidate } from '../../../../../test/people.ts'
import { deleteInterview } from '../../contract.ts'
import { listTakenHoursByLink } from '../../meeting-contract.ts'

const app = useTestApp()
const tools = meetingTools(app)
const { offer, offered, held, take, counter, seen, shortlist, linkOf, look, act } = tools
const start = new Date('2026-03-10T09:00:00Z')

afterEach(() => void (app.clock.now = start))

describe('the link in a message', () => {
  test('shows the offer without signing in, changes nothing by that, and takes a time', async () => {
    const { employer, candidate, interviewId } = await offered()
    const link = await linkOf(candidate.userId)
    expect(link).not.toBe('')
    for (let looks = 0; looks < 2; looks += 1)
      expect((await look(link)).data).toEqual({
        side: 'candidate',
        state: 'open',
        household: 'Maryam Al-Thani',
        candidate: 'Grace Santos',
        times: [at(12, '10:00'), at(12, '17:00'), at(13, '09:00')],
        length_minutes: 60,
        way: 'phone',
        note: null,
        candidate_zone: null,
      })
    expect((await act(link, 'take')).errors).toHaveProperty('times')
    expect(await act(link, 'take', [at(12, '17:00')])).toMatchObject({
      status: 200,
      data: { state: 'accepted', times: [at(12, '17:00')] },
    })
    expect((await held(employer.token))[0]).toMatchObject({ answer: 'accepted', time: '17:00' })
    const { rows } = await app.connection.pool.query(
      `select actor_id::int as actor from audit_log where subject = $1 and action = 'interview.accepted'`,
      [`interview:${interviewId}`],
    )
    expect(rows).toEqual([{ actor: candidate.userId }])
  })

  test('shows the hours that either side has taken, without a name, while it is good for an answer', async () => {
    const { employer, candidate } = await offered()
    const link = await linkOf(candidate.userId)
    const second = await tools.household()
    await shortlist(second.token, candidate.id)
    await tools.schedule(second.token, candidate.id, '2026-03-14', '15:00')
    const next = await tools.worker()
    await shortlist(employer.token, next.id)
    await tools.schedule(employer.token, next.id, '2026-03-14', '18:00')
    const taken = (token: string) =>
      app.call(listTakenHoursByLink, { token, from: '2026-03-11' }, {})
    const found = await taken(link)
    expect(found.headers['cache-control']).toBe('no-store')
    expect(found.data.taken.map(({ from, whose, name }) => [from, whose, name])).toEqual([
      ['2026-03-14T12:00:00.000Z', 'own', null],
      ['2026-03-14T15:00:00.000Z', 'theirs', null],
    ])
    expect((await taken(`${link}x`)).status).toBe(404)
    await act(link, 'decline')
    expect((await taken(link)).status).toBe(409)
  })

  test('is good for one act and says so kindly; neither a second one nor another kind', async () => {
    const { candidate } = await offered()
    const link = await linkOf(candidate.userId)
    expect((await act(link, 'decline')).data.state).toBe('declined')
    for (const again of ['decline', 'take', 'counter'] as const)
      expect(await act(link, again, [at(12, '10:00')])).toMatchObject({
        status: 409,
        message: 'This link has already been used to answer. Sign in to change your answer.',
      })
    expect((await look(link)).data.state).toBe('declined')
    expect((await seen(candidate.token))[0]?.answer).toBe('declined')
  })

  test('used twice at the same moment acts once, in 10 tries', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const { candidate } = await offered()
      const link = await linkOf(candidate.userId)
      const both = await Promise.all([
        act(link, 'take', [at(12, '10:00')]),
        act(link, 'take', [at(13, '09:00')]),
      ])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })

  test('lives for a day', async () => {
    const { candidate } = await offered()
    const link = await linkOf(candidate.userId)
    app.clock.now = new Date(start.getTime() + 24 * 3_600_000 - 1000)
    expect((await look(link)).status).toBe(200)
    app.clock.now = new Date(start.getTime() + 24 * 3_600_000)
    const over = 'This link worked for one day and has expired. Sign in to answer.'
    expect(await look(link)).toMatchObject({ status: 409, message: over })
    expect(await act(link, 'decline')).toMatchObject({ status: 409, message: over })
    expect(
      (
        await app.app.inject({
          url: `/api/meet/${link}`,
          headers: { 'accept-language': 'ar' },
        })
      ).json<{ message: string }>().message,
    ).toBe('كان هذا الرابط صالحًا ليوم واحد وقد انقضى. يرجى تسجيل الدخول للرد.')
  })

  test('is of its own interview, as it stood, and of nobody else’s making', async () => {
    const [one, other] = [await offered(), await offered()]
    const link = await linkOf(one.candidate.userId)
    const [id = '', ...rest] = link.split('-')
    const [otherId = ''] = (await linkOf(other.candidate.userId)).split('-')
    expect(id).not.toBe(otherId)
    for (const forged of [[otherId, ...rest].join('-'), `${link}0`, 'x', link.slice(0, -1)])
      for (const answer of [await look(forged), await act(forged, 'decline')])
        expect(answer.status).toBe(404)
    await tools.schedule(one.employer.token, one.candidate.id, '2026-03-16', '09:00')
    expect(await act(link, 'take', [at(12, '10:00')])).toMatchObject({
      status: 409,
      message: 'This interview has been moved. Please look at the new time first.',
    })
    expect((await look(link)).data.state).toBe('changed')
    await app.call(deleteInterview, { id: other.candidate.id }, other.employer)
    const called = await linkOf(one.candidate.userId)
    expect(called).not.toBe(link)
    expect((await act(called, 'take')).status).toBe(200)
  })

  test('does nothing after the household withdrew, nor for someone whose account is shut', async () => {
    const { employer, candidate } = await offered()
    const link = await linkOf(candidate.userId)
    await app.call(deleteInterview, { id: candidate.id }, employer)
    expect(await act(link, 'counter', [at(14, '10:00')])).toMatchObject({ status: 409 })
    expect((await look(link)).data.state).toBe('over')
    const shut = await offered()
    const hers = await linkOf(shut.candidate.userId)
    await app.connection.pool.query('update users set suspended_at = now() where id = $1', [
      shut.candidate.userId,
    ])
    expect((await act(hers, 'decline')).status).toBe(404)
  })

  test('proposes others, which the household takes by a link of its own', async () => {
    const { employer, candidate } = await offered()
    expect(
      await act(await linkOf(candidate.userId), 'counter', [at(14, '18:00'), at(15, '18:00')]),
    ).toMatchObject({ status: 200, data: { state: 'countered' } })
    const link = await linkOf(employer.id)
    expect((await look(link)).data).toMatchObject({
      side: 'household',
      state: 'open',
      times: [at(14, '18:00'), at(15, '18:00')],
    })
    expect((await act(link, 'decline')).errors).toHaveProperty('act')
    expect((await act(link, 'take', [at(12, '10:00')])).status).toBe(409)
    expect((await act(link, 'take', [at(15, '18:00')])).data).toMatchObject({
      state: 'accepted',
      times: [at(15, '18:00')],
    })
    expect(await act(link, 'take', [at(15, '18:00')])).toMatchObject({ status: 409 })
    expect((await seen(candidate.token))[0]).toMatchObject({ date: '2026-03-15' })
  })

  test('goes to the editors of an agency for a candidate without an account; who left it can do nothing', async () => {
    const { id: agencyId, owner } = await makeAgency(app)
    const editor = await makeMember(app, agencyId, 'editor')
    const candidateId = await makeCandidate(app, { agencyId, userId: null })
    const employer = await tools.household()
    await shortlist(employer.token, candidateId)
    const times = [at(12, '10:00'), at(12, '15:00')]
    expect((await offer(employer.token, candidateId, times, { way: 'office' })).status).toBe(200)
    const [byOwner, byEditor] = [await linkOf(owner.id), await linkOf(editor.id)]
    expect((await look(byOwner)).data).toMatchObject({ side: 'agency', candidate: 'Grace Santos' })
    await app.connection.pool.query('delete from agency_members where user_id = $1', [editor.id])
    expect((await act(byEditor, 'take', [at(12, '15:00')])).status).toBe(404)
    expect((await act(byOwner, 'take', [at(12, '15:00')])).status).toBe(200)
    expect((await held(employer.token))[0]).toMatchObject({ time: '15:00', answer: 'accepted' })
  })

  test('is kept sealed in the message, and stands in no log', async () => {
    const { candidate, interviewId } = await offered()
    const link = await linkOf(candidate.userId)
    const { rows } = await app.connection.pool.query<{ row: string }>(
      `select to_jsonb(m)::text as row from messages m union all select to_jsonb(n)::text from notices n
       union all select to_jsonb(a)::text from audit_log a`,
    )
    const signature = link.split('-').slice(4).join('-')
    expect(rows.filter(({ row }) => row.includes(signature))).toEqual([])
    await take(candidate.token, interviewId, 0)
    await counter(candidate.token, interviewId, 0, [at(14, '10:00')])
  })
})
