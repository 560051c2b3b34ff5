import { describe, expect, test } from 'vitest'
import { makeAgency, makeMember, type Member } from '../../../../test/agencies.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, makeCandidate, makeUser, signIn } from '../../../../test/people.ts'
import { formOf, samplePdf } from '../../../../test/samples.ts'
import { freshAddress, freshPhone, password, signUp, signUpForm } from '../../../../test/sign-up.ts'
import { broadcast } from '../../../platform/server/bus.ts'
import { getCandidate, listCandidates } from '../../candidates/contract.ts'
import { listNotices } from '../../notifications/contract.ts'
import * as operatorCalls from '../admin-contract.ts'
import { getAgency, type OwnAgency } from '../contract.ts'
import * as calls from '../office-contract.ts'
import { remindLicences } from './licence/remind-licences.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const operator = () => makeUser(app, 'admin')
const own = async (member: Member) => (await app.call(getAgency, {}, member)).data
const told = async (member: Member) =>
  (await app.call(listNotices, {}, member)).data.results.map(({ kind }) => kind)

const licence = { licence_number: 'MOL-NEW', expires_on: '2028-01-01' }
async function submit(
  member: Member,
  fields: Record<string, string> = licence,
  body: Buffer | null = samplePdf(),
) {
  const { payload, headers } = formOf(
    fields,
    body === null ? {} : { licence_file: { name: 'licence.pdf', body } },
  )
  const request = {
    method: 'POST' as const,
    url: calls.submitLicence.path,
    payload,
    headers: { ...headers, authorization: `Bearer ${member.token}` },
  }
  const answer = await app.app.inject(request)
  return {
    status: answer.statusCode,
    ...answer.json<{ data: OwnAgency; code?: string; errors?: Record<string, string[]> }>(),
  }
}

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

describe('an agency', () => {
  const form = (phone: string, otp: string | undefined) => ({
    ...signUpForm(phone, otp),
    agency_name: 'Doha Home Care',
    ...licence,
  })
  const apply = async (phone = freshPhone(), more: object = {}) => {
    await app.call(calls.sendAgencyCode, { phone_number: phone }, { address: freshAddress() })
    return app.call(
      calls.registerAgency,
      { ...form(phone, app.lastMessage(phone)?.code), ...more },
      { address: freshAddress() },
    )
  }

  test('applies by phone and code, hands in its licence, and may supply once the operator approves', async () => {
    const { status, data } = await apply()
    expect([status, data.user.role]).toEqual([200, 'agency'])
    const owner = { id: data.user.id, token: data.token }
    expect(await own(owner)).toMatchObject({
      name: 'Doha Home Care',
      standing: 'pending',
      role: 'owner',
      submitted: null,
    })
    const { id } = (await own(owner))!
    const her = await makeCandidate(app, { agencyId: id, userId: null })
    expect((await app.call(getCandidate, { id: her })).status).toBe(404)
    const admin = await operator()
    expect(await app.call(operatorCalls.approveAgency, { id }, admin)).toMatchObject({
      status: 409,
      message: 'No licence waits for a decision.',
    })
    expect((await submit(owner)).data.submitted).toMatchObject({
      status: 'submitted',
      licence_number: 'MOL-NEW',
      file_name: 'licence.pdf',
    })
    const waiting = (await app.call(operatorCalls.listAgencies, { waiting: 'true' }, admin)).data
    expect(
      waiting.results.map((row) => [row.id, row.status, row.has_waiting, row.candidates]),
    ).toEqual([[id, 'pending', true, 1]])
    const file = (await app.call(operatorCalls.getAgencyFile, { id }, admin)).data
    const opened = await app.call(
      operatorCalls.openLicence,
      { id, licence_id: file.licences[0]!.id },
      admin,
    )
    expect(
      (await app.app.inject({ url: opened.data.file_url ?? '' })).headers['content-type'],
    ).toContain('application/pdf')
    expect((await app.call(operatorCalls.approveAgency, { id }, admin)).data).toMatchObject({
      status: 'approved',
      standing: 'running',
      licence_expires_on: '2028-01-01',
    })
    expect((await app.call(getCandidate, { id: her })).data.agency).toEqual({
      name: 'Doha Home Care',
      licence_number: 'MOL-NEW',
    })
    expect(await told(owner)).toContain('licence_approved')
    expect((await app.call(operatorCalls.approveAgency, { id }, admin)).status).toBe(409)
  })

  test('is refused what is wrong, field by field', async () => {
    const phone = freshPhone()
    for (const [more, field] of [
      [{ agency_name: ' ' }, 'agency_name'],
      [{ licence_number: '' }, 'licence_number'],
      [{ licence_number: 'x'.repeat(41) }, 'licence_number'],
      [{ expires_on: '2026-02-30' }, 'expires_on'],
      [{ expires_on: '2026-03-09' }, 'expires_on'],
      [{ password: '123' }, 'password'],
      [{ otp_code: '000000' }, 'otp_code'],
    ] as const) {
      const answer = await apply(phone, more)
      expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([
        400,
        expect.arrayContaining([field]),
      ])
    }
    const taken = await signUp(app, 'employer')
    await app.call(calls.sendAgencyCode, { phone_number: taken.phone }, { address: freshAddress() })
    expect(app.lastMessage(taken.phone)?.code).toBeUndefined()
  })

  test('with an account that belongs to none can apply, once', async () => {
    const person = await makeUser(app, 'agency')
    expect(await own(person)).toBeNull()
    const application = { agency_name: 'Second Try', ...licence }
    expect((await app.call(calls.applyAgency, application, person)).data).toMatchObject({
      name: 'Second Try',
      standing: 'pending',
    })
    expect((await app.call(calls.applyAgency, application, person)).status).toBe(409)
    expect(
      (await app.call(calls.applyAgency, application, await makeUser(app, 'employer'))).status,
    ).toBe(403)
  })

  test('applies once, however often she clicks: 8 clicks at once, 5 times', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await makeUser(app, 'agency')
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          app.call(calls.applyAgency, { agency_name: 'Many Clicks', ...licence }, person),
        ),
      )
      expect(
        answers.map(({ status, message }) => `${status} ${status === 200 ? '' : message}`).sort(),
      ).toEqual(['200 ', ...Array(7).fill('409 You already belong to an agency.')])
    }
  })
})

describe('a licence', () => {
  test('handed in leaves the one in force until it is decided; a newer one replaces what waits', async () => {
    const { id, owner } = await makeAgency(app, { licenceNumber: 'MOL-OLD' })
    await submit(owner)
    await submit(owner, { ...licence, licence_number: 'MOL-NEWER' })
    expect(await own(owner)).toMatchObject({
      licence_number: 'MOL-OLD',
      standing: 'running',
      submitted: { licence_number: 'MOL-NEWER' },
    })
    const admin = await operator()
    expect(
      (await app.call(operatorCalls.refuseLicence, { id, reason: '' }, admin)).errors,
    ).toHaveProperty('reason')
    expect(
      (await app.call(operatorCalls.refuseLicence, { id, reason: 'The stamp is missing.' }, admin))
        .status,
    ).toBe(200)
    const history = (await app.call(calls.listLicences, {}, owner)).data
    expect(history.map(({ status, reason, file_name }) => [status, reason, file_name])).toEqual([
      ['rejected', 'The stamp is missing.', 'licence.pdf'],
      ['replaced', null, null],
    ])
    expect(await own(owner)).toMatchObject({ licence_number: 'MOL-OLD', standing: 'running' })
  })

  test('needs a paper that is one, a number and a day to come; its file is for owners alone', async () => {
    const { id, owner } = await makeAgency(app)
    expect((await submit(owner, licence, null)).errors).toHaveProperty('licence_file')
    expect(
      (await submit(owner, licence, Buffer.from('<script>alert(1)</script>'))).errors,
    ).toHaveProperty('licence_file')
    expect((await submit(owner, { ...licence, expires_on: '2026-03-09' })).errors).toHaveProperty(
      'expires_on',
    )
    expect((await submit(owner)).data.submitted?.file_url).not.toBeNull()
    for (const role of ['editor', 'viewer'] as const) {
      const member = await makeMember(app, id, role)
      expect((await submit(member)).status).toBe(403)
      expect((await app.call(calls.listLicences, {}, member)).data[0]?.file_url).toBeNull()
    }
    expect((await app.call(calls.listLicences, {}, (await makeAgency(app)).owner)).data).toEqual([])
  })

  test('number that another agency has is a conflict at approval', async () => {
    await makeAgency(app, { licenceNumber: 'MOL-DOUBLE' })
    const { id, owner } = await makeAgency(app, { status: 'pending', licenceNumber: 'MOL-DOUBLE' })
    await submit(owner, { ...licence, licence_number: 'MOL-DOUBLE' })
    expect(await app.call(operatorCalls.approveAgency, { id }, await operator())).toMatchObject({
      status: 409,
      message: 'Another agency has this licence number.',
    })
    expect((await own(owner))?.standing).toBe('pending')
  })

  test('that ends is told of 60, 30 and 7 days before and when it has ended, once each', async () => {
    const { owner } = await makeAgency(app, { licenceExpiresOn: '2026-06-01' })
    const start = app.clock.now
    for (const day of [
      '2026-04-01',
      '2026-04-02',
      '2026-04-03',
      '2026-05-02',
      '2026-05-25',
      '2026-06-01',
      '2026-06-02',
      '2026-06-03',
    ]) {
      app.clock.now = new Date(`${day}T08:00:00Z`)
      await remindLicences(jobContext(app))
    }
    const told = (await app.call(listNotices, {}, { token: await signIn(app, owner.id) })).data
      .results
    app.clock.now = start
    expect(
      told
        .filter(({ kind }) => kind.startsWith('licence_'))
        .map(({ kind, text }) => [kind, /\d+ days?/.exec(text)?.[0]]),
    ).toEqual([
      ['licence_expired', undefined],
      ['licence_expiring', '7 days'],
      ['licence_expiring', '30 days'],
      ['licence_expiring', '60 days'],
    ])
  })
})

describe('a suspension', () => {
  test('takes all its candidates off the list and out of their links, and gives them back', async () => {
    const { id, owner } = await makeAgency(app)
    const her = await makeCandidate(app, {
      agencyId: id,
      userId: null,
      fullName: 'Wayra Suspended',
    })
    const listed = async () =>
      (await app.call(listCandidates, { q: 'Wayra Suspended' })).data.results.map(
        (candidate) => candidate.id,
      )
    await broadcast(jobContext(app), 'candidates', her)
    const admin = await operator()
    await expect.poll(listed).toEqual([her])
    expect(
      (await app.call(operatorCalls.suspendAgency, { id, reason: 'Complaint 17' }, admin)).data
        .standing,
    ).toBe('suspended')
    await expect.poll(listed).toEqual([])
    expect((await app.call(getCandidate, { id: her })).status).toBe(404)
    expect(await own(owner)).toMatchObject({
      standing: 'suspended',
      suspension_reason: 'Complaint 17',
    })
    expect((await app.call(operatorCalls.suspendAgency, { id, reason: 'x' }, admin)).status).toBe(
      409,
    )
    expect((await app.call(operatorCalls.reinstateAgency, { id }, admin)).data.standing).toBe(
      'running',
    )
    await expect.poll(listed).toEqual([her])
    expect((await app.call(operatorCalls.reinstateAgency, { id }, admin)).status).toBe(409)
    expect(await told(owner)).toEqual(['agency_reinstated', 'agency_suspended'])
  })

  test('is the operator’s alone, like every call about all agencies', async () => {
    const { id, owner } = await makeAgency(app)
    for (const call of Object.values(operatorCalls)) {
      if (typeof call !== 'object' || !('path' in call)) continue
      const input = { id, licence_id: 1, reason: 'x' }
      expect((await app.call(call, input)).status).toBe(401)
      for (const person of [
        owner,
        await makeUser(app, 'employer'),
        await makeUser(app, 'jobseeker'),
      ])
        expect((await app.call(call, input, person)).status).toBe(403)
    }
    const admin = await operator()
    for (const call of [
      operatorCalls.getAgencyFile,
      operatorCalls.approveAgency,
      operatorCalls.reinstateAgency,
    ])
      expect((await app.call(call, { id: 999_999 }, admin)).status).toBe(404)
    expect((await app.call(operatorCalls.listAgencies, { page_size: 61 }, admin)).status).toBe(400)
  })
})

describe('a member', () => {
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
