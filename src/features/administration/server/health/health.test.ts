import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeUser, signIn } from '../../../../../test/people.ts'
import { getHealth } from '../../health-contract.ts'
import { alarms } from './alarms.ts'

const app = useTestApp()

async function health() {
  const operator = await makeUser(app, 'admin')
  const { status, data } = await app.call(getHealth, {}, { token: await signIn(app, operator.id) })
  expect(status).toBe(200)
  return data
}

const alarmOf = async (key: string) => (await health()).alarms.find((alarm) => alarm.key === key)

describe('health', () => {
  test('names each alarm once, and says nothing of what has no value yet', async () => {
    const { alarms: told, figures } = await health()
    expect(told.map(({ key }) => key)).toEqual(alarms.map(({ key }) => key))
    expect(told.filter(({ is_on }) => is_on === true)).toEqual([])
    expect(told.find(({ key }) => key === 'ledger_unchecked')).toMatchObject({
      is_on: null,
      value: null,
    })
    expect(told.find(({ key }) => key === 'database_away')).toMatchObject({ is_on: false })
    expect(figures.find(({ name }) => name === 'disk_free_bytes')?.value).toBeGreaterThan(0)
  })

  test('a message that is due for longer than a quarter of an hour is an alarm, with its channel and where to look', async () => {
    await app.asOwner(
      `insert into messages (channel, receiver, template, subject, body, status, due_at, created_at)
        select 'email', 'her@example.com', 'bench', 'Hi', 'Hi.', 'queued', at, at from (select '${app.clock.now.toISOString()}'::timestamptz as at) as now`,
    )
    app.clock.now = new Date(app.clock.now.getTime() + 15 * 60_000)
    expect(await alarmOf('messages_late')).toMatchObject({ is_on: false })
    app.clock.now = new Date(app.clock.now.getTime() + 1000)
    expect(await alarmOf('messages_late')).toEqual({
      key: 'messages_late',
      is_on: true,
      is_urgent: true,
      value: 901,
      unit: 'seconds',
      of: 'email',
      path: '/admin/messages',
    })
  })

  test('a ledger that was checked too long ago is told by its age', async () => {
    await app.asOwner(
      `insert into ledger_checks (at, took_ms, faults_found, faults, entries, books) values ('${app.clock.now.toISOString()}', 1, 0, '[]', 0, '[]')`,
    )
    expect(await alarmOf('ledger_unchecked')).toMatchObject({ is_on: false, value: 0 })
    app.clock.now = new Date(app.clock.now.getTime() + 2 * 3_600_000 + 1000)
    expect(await alarmOf('ledger_unchecked')).toMatchObject({ is_on: true, value: 7201 })
  })

  test('is for operators alone', async () => {
    for (const role of ['employer', 'jobseeker', 'agency'] as const) {
      const { id } = await makeUser(app, role)
      expect((await app.call(getHealth, {}, { token: await signIn(app, id) })).status).toBe(403)
    }
    expect((await app.call(getHealth, {})).status).toBe(401)
  })
})
