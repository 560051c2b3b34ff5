import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, makeUser } from '../../../../test/people.ts'
import type { NoticeGroup } from '../channel-choices.ts'
import { changeNoticeSettings, getNoticeSettings } from '../contract.ts'
import { notify } from './notify.ts'
import { messages } from './tables.ts'

const app = useTestApp()

async function chooser(group: NoticeGroup) {
  const { id, token } = await makeUser(app, 'employer')
  await app.connection.pool.query(
    'update users set email = $2, email_verified_at = now() where id = $1',
    [id, `groups${id}@example.qa`],
  )
  const shown = async (input: object) => {
    const { data } = await app.call(changeNoticeSettings, input, { token })
    const kinds = Object.fromEntries(data.kinds.map(({ kind, channels }) => [kind, channels]))
    return { kinds, group: data.groups.find((one) => one.group === group)?.channels }
  }
  return {
    id,
    choose: (channels: object) => shown({ groups: [{ group, channels }] }),
    chooseOne: (kind: string, channels: object) => shown({ kinds: [{ kind, channels }] }),
  }
}

// spec: 3.3 Settings of messages, quiet hours (in six groups)
test('a group goes by text message where that is meant, and off for all of it', async () => {
  const { id, choose, chooseOne } = await chooser('interviews')
  expect(await choose({ sms: false })).toMatchObject({
    kinds: { interview_reminder: { sms: false, whatsapp: false, push: true } },
    group: { product: 'on', sms: 'off' },
  })
  const told = {
    userId: id,
    kind: 'interview_declined',
    params: { date: '2026-03-12', time: '10:00' },
  }
  await notify(jobContext(app), told)
  expect(await app.connection.db.$count(messages)).toBe(0)
  expect(await choose({ sms: true })).toMatchObject({
    kinds: { interview_reminder: { sms: true }, interview_accepted: { sms: false } },
    group: { sms: 'on' },
  })
  expect((await chooseOne('interview_reminder', { sms: false })).group?.sms).toBe('some')
})

test('a group goes whole by a way that is meant for none of it', async () => {
  const { choose } = await chooser('interviews')
  expect(await choose({ email: true })).toMatchObject({
    kinds: { interview_reminder: { email: true }, interview_accepted: { email: true } },
    group: { email: 'on' },
  })
  expect((await choose({ product: false })).group?.product).toBe('off')
})

test('what can’t be switched off stays on in a group that is', async () => {
  const { choose } = await chooser('account')
  const { kinds, group } = await choose({ product: false, sms: false, email: false, push: false })
  expect(kinds).toMatchObject({
    password_changed: { product: true, sms: true, email: true, push: true },
    data_export_ready: { product: false, email: false, push: false },
  })
  expect(group).toMatchObject({ product: 'off', email: 'off' })
})

test('the groups are six at most, those of the role, and none of them empty', async () => {
  const groupsOf = async (role: 'employer' | 'jobseeker') => {
    const { token } = await makeUser(app, role)
    const { data } = await app.call(getNoticeSettings, {}, { token })
    return { token, groups: data.groups.map(({ group }) => group) }
  }
  expect((await groupsOf('employer')).groups).toEqual([
    'interviews',
    'messages',
    'hires',
    'money',
    'profiles',
    'account',
  ])
  const { token, groups } = await groupsOf('jobseeker')
  expect(groups).not.toContain('money')
  const input = { groups: [{ group: 'money', channels: { sms: false } }] }
  const refused = await app.call(changeNoticeSettings, input, { token })
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, ['groups']])
})
