import { describe, expect, test } from 'vitest'
import { makeAgency, makeMember, type Member } from '../../../../test/agencies.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { selectingHousehold } from '../../../../test/households.ts'
import { makeCandidate, makeUser, runJob, signIn } from '../../../../test/people.ts'
import { formOf, samplePdf, samplePicture } from '../../../../test/samples.ts'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import { getCandidate } from '../../profiles/contract.ts'
import { listCandidates } from '../../search/contract.ts'
import * as calls from '../candidates-contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const add = (member: Member, profile: Record<string, unknown> = {}) =>
  app.call(calls.addManagedCandidate, { full_name: 'Amina Yusuf', ...profile }, member)
const list = async (member: Member, query: Record<string, unknown> = {}) =>
  (await app.call(calls.listManagedCandidates, query, member)).data

async function upload(
  member: Member,
  method: 'POST' | 'PATCH',
  path: string,
  fields: Record<string, string>,
  files: Parameters<typeof formOf>[1],
) {
  const { payload, headers } = formOf(fields, files)
  const answer = await app.app.inject({
    method,
    url: path,
    payload,
    headers: { ...headers, authorization: `Bearer ${member.token}` },
  })
  return {
    status: answer.statusCode,
    ...answer.json<{ data: OwnProfile; errors?: Record<string, string[]> }>(),
  }
}

const filled = {
  nationality: 'Kenyan',
  desired_position: 'Nanny',
  date_of_birth: '1994-01-01',
  experience_years: 4,
  skills: ['Cooking'],
  expected_salary: 1500,
}

describe('a candidate of an agency', () => {
  test('is added by name, filled in by the same form, and listed once published', async () => {
    const { owner } = await makeAgency(app, { name: 'Sunrise Staff', licenceNumber: 'MOL-SUN' })
    const { status, data } = await add(owner, { phone_number: '+97433445566' })
    expect([status, data.is_published, data.phone_number]).toEqual([201, false, '+97433445566'])
    expect((await app.call(getCandidate, { id: data.id })).status).toBe(404)
    const saved = await app.call(
      calls.updateManagedProfile,
      { id: data.id, ...filled, full_name: 'Amina Y.', version: data.version },
      owner,
    )
    expect(saved.data).toMatchObject({
      full_name: 'Amina Y.',
      nationality: 'Kenyan',
      expected_salary: 1500,
      is_published: false,
    })
    expect(
      (
        await app.call(
          calls.updateManagedProfile,
          { id: data.id, day_off: 'Friday', version: data.version },
          owner,
        )
      ).status,
    ).toBe(409)
    await app.call(calls.updateManagedProfile, { id: data.id, is_published: true }, owner)
    const seen = (await app.call(getCandidate, { id: data.id })).data
    expect(seen).toMatchObject({
      source: 'agency',
      agency: { name: 'Sunrise Staff', licence_number: 'MOL-SUN' },
      phone_number: null,
    })
    await expect
      .poll(async () =>
        (await app.call(listCandidates, { q: 'Amina Y.' })).data.results.map(({ id }) => id),
      )
      .toEqual([data.id])
  })

  test('is held to the rules of every profile', async () => {
    const { owner } = await makeAgency(app)
    expect((await add(owner, { full_name: ' ' })).errors).toHaveProperty('full_name')
    expect((await app.call(calls.addManagedCandidate, {}, owner)).errors).toHaveProperty(
      'full_name',
    )
    expect((await add(owner, { phone_number: '+97412' })).errors).toHaveProperty('phone_number')
    const { id } = (await add(owner)).data
    const refuse = async (change: Record<string, unknown>) =>
      Object.keys(
        (await app.call(calls.updateManagedProfile, { id, ...change }, owner)).errors ?? {},
      )
    expect(await refuse({ religion: 'Muslim' })).toEqual(['consent_special_data'])
    expect(await refuse({ date_of_birth: '2010-01-01', is_published: true })).toEqual([
      'is_published',
    ])
    expect(await refuse({ weight: 0 })).toEqual(['weight'])
    expect(await refuse({ date_of_birth: '2030-01-01' })).toEqual(['date_of_birth'])
  })

  test('has pictures and papers, which are what their content says', async () => {
    const { owner } = await makeAgency(app)
    const { id } = (await add(owner)).data
    const path = calls.getManagedProfile.path.replace(':id', String(id))
    const picture = { name: 'face.jpg', body: await samplePicture(), type: 'image/jpeg' }
    expect(
      (await upload(owner, 'PATCH', path, {}, { profile_image: picture })).data.profile_image_url,
    ).toContain('/media/')
    const lie = { name: 'face.jpg', body: samplePdf(), type: 'image/jpeg' }
    expect((await upload(owner, 'PATCH', path, {}, { profile_image: lie })).errors).toHaveProperty(
      'profile_image',
    )
    const papers = calls.listManagedDocuments.path.replace(':id', String(id))
    const paper = { name: 'passport.pdf', body: samplePdf(), type: 'application/pdf' }
    expect(
      (await upload(owner, 'POST', papers, { document_type: 'passport' }, { document_file: paper }))
        .status,
    ).toBe(201)
    expect(
      (
        await upload(
          owner,
          'POST',
          papers,
          { document_type: 'passport' },
          { document_file: { ...paper, body: Buffer.from('MZ\x90') } },
        )
      ).errors,
    ).toHaveProperty('document_file')
    const [found] = (await app.call(calls.listManagedDocuments, { id }, owner)).data
    const one = { id, document_id: found!.id }
    expect(
      (await app.call(calls.updateManagedDocument, { ...one, document_number: 'P1' }, owner)).data
        .document_number,
    ).toBe('P1')
    expect((await app.call(calls.deleteManagedDocument, one, owner)).status).toBe(200)
    expect((await app.call(calls.getManagedDocument, one, owner)).status).toBe(404)
    expect((await app.call(calls.restoreManagedDocument, one, owner)).data.id).toBe(found!.id)
  })

  // spec: 3.7 Another agency's candidates are not there
  test('is there for her own agency alone, and for its roles as far as they go', async () => {
    const { id: agencyId, owner } = await makeAgency(app)
    const { id } = (await add(owner)).data
    const paper = await upload(
      owner,
      'POST',
      calls.listManagedDocuments.path.replace(':id', String(id)),
      { document_type: 'other' },
      { document_file: { name: 'a.pdf', body: samplePdf() } },
    )
    const input = {
      id,
      document_id: paper.data.id,
      upload_id: `1-${'a'.repeat(36)}`,
      document_type: 'other',
      full_name: 'X',
    }
    const ofOne = Object.values(calls).filter(
      (call) => typeof call === 'object' && 'path' in call && call.path.includes(':id'),
    )
    const other = (await makeAgency(app)).owner
    const viewer = await makeMember(app, agencyId, 'viewer')
    const editor = await makeMember(app, agencyId, 'editor')
    for (const call of ofOne) {
      expect([call.path, (await app.call(call, input, other)).status]).toEqual([call.path, 404])
      expect((await app.call(call, input)).status).toBe(401)
      expect((await app.call(call, input, await makeUser(app, 'jobseeker'))).status).toBe(403)
      expect((await app.call(call, input, await makeUser(app, 'agency'))).status).toBe(403)
      if (call.method === 'GET') expect((await app.call(call, input, viewer)).status).toBe(200)
      else
        expect(await app.call(call, input, viewer)).toMatchObject({
          status: 403,
          message: 'You can look at this, but not change it.',
        })
    }
    expect((await add(viewer)).status).toBe(403)
    expect((await list(viewer)).total).toBe(1)
    expect(
      (await app.call(calls.updateManagedProfile, { id, day_off: 'Friday' }, editor)).status,
    ).toBe(200)
    const alone = await makeCandidate(app)
    expect((await app.call(calls.getManagedProfile, { id: alone }, owner)).status).toBe(404)
  })

  test('who has an account of her own keeps her name and her record', async () => {
    const { id: agencyId, owner } = await makeAgency(app)
    const id = await makeCandidate(app, { agencyId })
    expect(
      (await app.call(calls.updateManagedProfile, { id, full_name: 'Someone Else' }, owner)).errors,
    ).toHaveProperty('full_name')
    expect(await app.call(calls.removeManagedCandidate, { id }, owner)).toMatchObject({
      status: 409,
    })
    expect(
      (await app.call(calls.updateManagedProfile, { id, day_off: 'Friday' }, owner)).status,
    ).toBe(200)
  })
})

describe('the list', () => {
  // spec: 2.1 Agencies manage candidates in bulk
  test('is the newest first, in pages and views, and finds by name, position, nationality and number', async () => {
    const { id: agencyId, owner } = await makeAgency(app)
    const published = await makeCandidate(app, {
      agencyId,
      userId: null,
      fullName: 'Beatrice 100%',
      phoneNumber: '+97433009911',
    })
    const hired = await makeCandidate(app, {
      agencyId,
      userId: null,
      fullName: 'Comfort',
      hiredAt: app.clock.now,
      nationality: 'Ghanaian',
    })
    const draft = (await add(owner, { full_name: 'Draft', ...filled })).data.id
    const ids = async (query: object = {}) =>
      (await list(owner, { ...query })).results.map(({ id }) => id)
    expect(await ids()).toEqual([draft, hired, published])
    expect((await list(owner)).counts).toEqual({
      all: 3,
      published: 1,
      unpublished: 1,
      hired: 1,
      incomplete: 2,
    })
    expect(await ids({ show: 'published' })).toEqual([published])
    expect(await ids({ show: 'hired' })).toEqual([hired])
    expect(await ids({ page_size: 2, page: 2 })).toEqual([published])
    expect(await ids({ q: '100%' })).toEqual([published])
    expect(await ids({ q: '%' })).toEqual([published])
    expect(await ids({ q: '3300 9911' })).toEqual([published])
    expect(await ids({ q: 'ghana' })).toEqual([hired])
    expect((await list(owner, { q: 'Draft' })).results[0]?.missing).toEqual(['picture'])
    for (const query of [{ page: 0 }, { page_size: 61 }, { show: 'x' }])
      expect((await app.call(calls.listManagedCandidates, query, owner)).status).toBe(400)
  })
})

describe('a candidate who is removed', () => {
  test('is gone at once, comes back as she was for ten minutes, and is then erased', async () => {
    const { id: agencyId, owner } = await makeAgency(app)
    const id = await makeCandidate(app, { agencyId, userId: null })
    expect((await app.call(calls.removeManagedCandidate, { id }, owner)).status).toBe(200)
    expect((await app.call(getCandidate, { id })).status).toBe(404)
    expect((await app.call(calls.getManagedProfile, { id }, owner)).status).toBe(404)
    expect((await app.call(calls.removeManagedCandidate, { id }, owner)).status).toBe(404)
    expect(
      (await app.call(calls.restoreManagedCandidate, { id }, (await makeAgency(app)).owner)).status,
    ).toBe(404)
    expect((await app.call(calls.restoreManagedCandidate, { id }, owner)).data.is_published).toBe(
      true,
    )
    expect((await app.call(getCandidate, { id })).status).toBe(200)
    await app.call(calls.removeManagedCandidate, { id }, owner)
    const start = app.clock.now
    app.clock.now = new Date(start.getTime() + 11 * 60_000)
    await runJob(app, 'forget-removed-candidates')
    expect(
      (
        await app.call(
          calls.restoreManagedCandidate,
          { id },
          { token: await signIn(app, owner.id) },
        )
      ).status,
    ).toBe(404)
    app.clock.now = start
    expect(
      (await app.connection.pool.query('select 1 from candidates where id = $1', [id])).rowCount,
    ).toBe(0)
  })

  test('can’t be paid for any more; of her the order keeps the bare id', async () => {
    const { id: agencyId, owner } = await makeAgency(app)
    const id = await makeCandidate(app, {
      agencyId,
      userId: null,
      fullName: 'Named In An Order',
      description: 'Private words',
    })
    const household = await selectingHousehold(app, id)
    await app.call(calls.removeManagedCandidate, { id }, owner)
    expect(await household.pay()).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'This order is closed and can no longer be paid.',
    })
    expect(await household.standing()).toBe('shortlisted')
    const start = app.clock.now
    app.clock.now = new Date(start.getTime() + 11 * 60_000)
    await runJob(app, 'forget-removed-candidates')
    await runJob(app, 'forget-removed-candidates')
    app.clock.now = start
    const { rows } = await app.connection.pool.query(
      'select full_name, description, phone_number, agency_id from candidates where id = $1',
      [id],
    )
    expect(rows).toEqual([
      { full_name: '—', description: null, phone_number: null, agency_id: agencyId },
    ])
    expect((await list({ id: owner.id, token: await signIn(app, owner.id) })).total).toBe(0)
  })

  test('is not while a household has hired her', async () => {
    const { id: agencyId, owner } = await makeAgency(app)
    const id = await makeCandidate(app, { agencyId, userId: null, hiredAt: app.clock.now })
    expect(await app.call(calls.removeManagedCandidate, { id }, owner)).toMatchObject({
      status: 409,
      message: 'A hired candidate stays on your list.',
    })
  })
})
