import { describe, expect, test } from 'vitest'
import { makeAgency, makeMember, type Member } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeUser } from '../../../../../test/people.ts'
import { freshAddress, freshPhone, password, signUp } from '../../../../../test/sign-up.ts'
import { listNotices } from '../../../notifications/contract.ts'
import { getAgency } from '../../contract.ts'
import * as calls from '../../office-contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const own = async (member: Member) => (await app.call(getAgency, {}, member)).data

const told = async (member: Member) =>
  (await app.call(listNotices, {}, member)).data.results.map(({ kind }) => kind)

/** A link as it stands in the last message to a number. */
const linkTo = (phone: string) =>
  /\/agency\/join\/(\S+)/.exec(app.lastMessage(phone)?.text ?? '')?.[1] ?? ''

/** The code that a link's number gets. */
async function joinCode(token: string, phone: string): Promise<string | undefined> {
  expect((await app.call(calls.sendJoinCode, { token }, { address: freshAddress() })).status).toBe(
    200,
  )
  return app.lastMessage(phone)?.code
}

describe('a member', () => {
  // spec: 3.7 Members by phone with roles
  test('is invited by text message, joins by its link and a code once, and is one', async () => {
    const { owner } = await makeAgency(app, { name: 'Pearl Staff' })
    const phone = freshPhone()
    const invited = await app.call(
      calls.inviteMember,
      { phone_number: phone, role: 'editor' },
      owner,
    )
    expect(invited.data.invitations).toMatchObject([
      { phone_number: phone, role: 'editor', expired: false },
    ])
    const first = linkTo(phone)
    await app.call(calls.inviteMember, { phone_number: phone, role: 'viewer' }, owner)
    expect((await app.call(calls.getInvitation, { token: first })).status).toBe(404)
    const token = linkTo(phone)
    expect((await app.call(calls.getInvitation, { token })).data).toEqual({
      agency_name: 'Pearl Staff',
      role: 'viewer',
      phone_number: `•••• ${phone.slice(-4)}`,
      has_account: false,
    })
    const form = {
      token,
      full_name: 'Salma Said',
      password,
      confirm_password: password,
      otp_code: await joinCode(token, phone),
    }
    expect(
      (await app.call(calls.joinAgency, { ...form, confirm_password: 'other' })).errors,
    ).toHaveProperty('confirm_password')
    expect(
      (await app.call(calls.joinAgency, { ...form, password: '12345', confirm_password: '12345' }))
        .errors,
    ).toHaveProperty('password')
    const joined = await app.call(calls.joinAgency, form)
    expect(joined.data.user).toMatchObject({
      role: 'agency',
      full_name: 'Salma Said',
      phone_number: phone,
    })
    expect((await app.call(calls.joinAgency, form)).status).toBe(404)
    const member = { id: joined.data.user.id, token: joined.data.token }
    expect(await own(member)).toMatchObject({ name: 'Pearl Staff', role: 'viewer' })
    expect((await app.call(calls.listPeople, {}, owner)).data).toMatchObject({
      members: [{ is_you: true }, { full_name: 'Salma Said', role: 'viewer' }],
      invitations: [],
    })
    const agreed = await app.connection.pool.query(
      'select kind from consents where user_id = $1 and is_given order by id',
      [member.id],
    )
    expect(agreed.rows.map(({ kind }) => kind)).toEqual(['terms', 'privacy'])
    expect(await told(owner)).toContain('agency_member_joined')
  })

  // spec: 3.7 Members by phone with roles
  test('must prove the invited number, an owner too: whoever has only the link joins nothing, and it opens nothing once ended or withdrawn', async () => {
    const { owner } = await makeAgency(app)
    const phone = freshPhone()
    const invite = () => app.call(calls.inviteMember, { phone_number: phone, role: 'owner' }, owner)
    await invite()
    const token = linkTo(phone)
    const finder = freshPhone()
    const form = { token, full_name: 'Link Finder', password, confirm_password: password }
    expect((await app.call(calls.joinAgency, form)).errors).toHaveProperty('otp_code')
    // A code for a number of the finder's own proves nothing of the invited one.
    await app.call(calls.sendAgencyCode, { phone_number: finder }, { address: freshAddress() })
    const answers = [app.lastMessage(finder)?.code, '000000'].map((otp_code) =>
      app.call(calls.joinAgency, { ...form, otp_code }),
    )
    for (const answer of await Promise.all(answers))
      expect(answer).toMatchObject({ status: 400, errors: { otp_code: expect.anything() } })
    expect(JSON.stringify((await app.call(calls.getInvitation, { token })).data)).not.toContain(
      phone.slice(1),
    )
    expect((await app.call(calls.listPeople, {}, owner)).data.members).toHaveLength(1)

    const otp_code = await joinCode(token, phone)
    const start = app.clock.now
    app.clock.now = new Date(start.getTime() + 8 * 86_400_000)
    expect((await app.call(calls.sendJoinCode, { token })).status).toBe(404)
    expect((await app.call(calls.joinAgency, { ...form, otp_code })).status).toBe(404)
    app.clock.now = start
    const { invitations } = (await app.call(calls.listPeople, {}, owner)).data
    await app.call(calls.withdrawInvitation, { id: invitations[0]?.id ?? 0 }, owner)
    expect((await app.call(calls.sendJoinCode, { token })).status).toBe(404)
    expect((await app.call(calls.joinAgency, { ...form, otp_code })).status).toBe(404)

    await invite()
    const again = { ...form, token: linkTo(phone) }
    const right = { ...again, otp_code: await joinCode(again.token, phone) }
    const both = await Promise.all([
      app.call(calls.joinAgency, right),
      app.call(calls.joinAgency, right),
    ])
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect((await app.call(calls.listPeople, {}, owner)).data.members).toMatchObject([
      { role: 'owner' },
      { role: 'owner' },
    ])
  })

  test('is not found out by an invitation: whoever has an account is told by the message alone', async () => {
    const { owner } = await makeAgency(app)
    const household = await signUp(app, 'employer')
    const answer = await app.call(
      calls.inviteMember,
      { phone_number: household.phone, role: 'editor' },
      owner,
    )
    expect(answer.data.invitations).toMatchObject([{ phone_number: household.phone }])
    expect(app.lastMessage(household.phone)?.text).toContain('already has an account')
    expect(linkTo(household.phone)).toBe('')
  })

  test('with an account and no agency accepts after signing in; nobody else can', async () => {
    const { id, owner } = await makeAgency(app)
    const leaver = await makeMember(app, id, 'editor')
    const phone =
      (await app.call(calls.listPeople, {}, owner)).data.members.find(
        (member) => member.id === leaver.id,
      )?.phone_number ?? ''
    expect(
      (await app.call(calls.inviteMember, { phone_number: phone, role: 'editor' }, owner)).errors,
    ).toHaveProperty('phone_number')
    expect((await app.call(calls.removeMember, { id: leaver.id }, leaver)).status).toBe(200)
    expect(await own(leaver)).toBeNull()
    await app.call(calls.inviteMember, { phone_number: phone, role: 'owner' }, owner)
    const token = linkTo(phone)
    expect((await app.call(calls.getInvitation, { token })).data.has_account).toBe(true)
    expect(
      (
        await app.call(calls.joinAgency, {
          token,
          otp_code: '000000',
          full_name: 'X',
          password,
          confirm_password: password,
        })
      ).status,
    ).toBe(409)
    const [invitation] = (await app.call(calls.listOwnInvitations, {}, leaver)).data
    const stranger = await makeUser(app, 'agency')
    expect((await app.call(calls.acceptInvitation, { id: invitation!.id }, stranger)).status).toBe(
      404,
    )
    expect((await app.call(calls.acceptInvitation, { id: invitation!.id }, leaver)).data.role).toBe(
      'owner',
    )
  })

  // spec: 3.7 Another agency's candidates are not there
  test('does what her role allows: an editor has none of the owner’s rights, a stranger none at all', async () => {
    const { id, owner } = await makeAgency(app)
    const editor = await makeMember(app, id, 'editor')
    const other = (await makeAgency(app)).owner
    const acts = [
      [calls.inviteMember, { phone_number: freshPhone(), role: 'owner' }],
      [calls.changeMember, { id: editor.id, role: 'owner' }],
      [calls.removeMember, { id: owner.id }],
      [calls.withdrawInvitation, { id: 1 }],
    ] as const
    for (const [call, input] of acts) {
      expect(await app.call(call, input, editor)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
      expect((await app.call(call, input)).status).toBe(401)
      expect((await app.call(call, input, await makeUser(app, 'agency'))).status).toBe(403)
      expect((await app.call(call, input, await makeUser(app, 'employer'))).status).toBe(403)
    }
    for (const [call, input] of acts.slice(1))
      expect((await app.call(call, input, other)).status).toBe(404)
    expect(
      (await app.call(calls.changeMember, { id: editor.id, role: 'boss' }, owner)).errors,
    ).toHaveProperty('role')
    expect(
      (await app.call(calls.inviteMember, { phone_number: '+97444001122', role: 'editor' }, owner))
        .errors,
    ).toHaveProperty('phone_number')
  })

  // spec: 3.7 Members by phone with roles
  test('who is the last owner can neither go nor be made less, also when two try at once', async () => {
    const { id, owner } = await makeAgency(app)
    const refused = {
      status: 409,
      message: 'An agency needs an owner. Make someone else an owner first.',
    }
    expect(await app.call(calls.removeMember, { id: owner.id }, owner)).toMatchObject(refused)
    expect(
      await app.call(calls.changeMember, { id: owner.id, role: 'viewer' }, owner),
    ).toMatchObject(refused)
    const second = await makeMember(app, id, 'owner')
    const answers = await Promise.all(
      [owner, second].map((each) => app.call(calls.removeMember, { id: each.id }, each)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
