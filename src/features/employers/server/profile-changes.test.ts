import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, makeCandidate, makeUser } from '../../../../test/people.ts'
import { samplePdf, samplePicture } from '../../../../test/samples.ts'
import { findUserByPhone, getUser } from '../../accounts/server/index.ts'
import { getMe } from '../../accounts/contract.ts'
import * as calls from '../contract.ts'
import { employerProfiles } from './tables.ts'
import { roles } from '../../../platform/shared/roles.ts'
import { profileTools, whole } from '../../../../test/employer-profiles.ts'

const app = useTestApp()
const { household, put, read } = profileTools(app)

const patch = (token: string, body: Record<string, unknown>) =>
  app.call(calls.updateProfile, body, { token })

describe('PATCH', () => {
  // spec: 2.7 GET, PUT, PATCH /employer/profile/
  test('changes what is not empty and leaves the rest', async () => {
    const { token } = await household()
    await put(token, whole)
    const { status, data } = await patch(token, {
      occupation: 'Engineer',
      age: '38',
      email: '',
      gender: null,
      monthly_income: '',
    })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      ...whole,
      email: 'noora@example.com',
      gender: 'female',
      marital_status: 'married',
      occupation: 'Engineer',
      age: 38,
      staff_members: expect.any(Array),
    })
    expect(data.family_members).toHaveLength(3)
  })

  // spec: 2.5 Household's profile save
  test.each([{}, { name: '', age: null }, { role: 'employer' }, { family_members: [] }])(
    'with nothing to save is refused: %j',
    async (body) => {
      const { token } = await household()
      expect(await patch(token, body)).toMatchObject({
        status: 400,
        message: 'No profile data to save',
      })
    },
  )

  test('checks its fields like PUT', async () => {
    const { token } = await household()
    expect((await patch(token, { age: 12, email: 'x', mobile_number: '1' })).errors).toMatchObject({
      age: expect.anything(),
      email: expect.anything(),
    })
    expect((await patch(token, { name: 'Noora', mobile_number: '12345' })).errors).toHaveProperty(
      'mobile_number',
    )
  })
})

describe('the picture', () => {
  async function send(token: string, fields: Record<string, string>, picture?: Buffer) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    if (picture) form.append('avatar', new Blob([new Uint8Array(picture)]), 'me.jpg')
    const request = new Request('http://localhost', { method: 'PUT', body: form })
    const answer = await app.app.inject({
      method: 'PUT',
      url: calls.replaceProfile.path,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return {
      status: answer.statusCode,
      body: answer.json<{ data: { avatar: string | null }; errors?: Record<string, string[]> }>(),
    }
  }
  const opens = async (address: string | null) =>
    (await app.app.inject({ url: address ?? '/none' })).statusCode

  // spec: 2.5 Family numbers, photo
  test('is made square, stands in the menu, is replaced and taken away', async () => {
    const { token } = await household()
    const first = await send(
      token,
      { name: 'Noora', family_members: JSON.stringify(whole.family_members) },
      await samplePicture(),
    )
    expect(first.status).toBe(200)
    expect(first.body.data).toMatchObject({ family_members: whole.family_members })
    const { avatar } = first.body.data
    expect(avatar).toMatch(/^\/media\/portraits\/[0-9a-f-]{36}-640\.webp$/)
    expect(await opens(avatar)).toBe(200)
    expect((await app.call(getMe, {}, { token })).data.user.avatar).toBe(avatar)
    // Nothing said of the picture, or its own address echoed: it stays.
    expect((await put(token, { name: 'Noora' })).data.avatar).toBe(avatar)
    expect((await put(token, { name: 'Noora', avatar })).data.avatar).toBe(avatar)
    const second = await send(token, { name: 'Noora' }, await samplePicture('png'))
    expect(second.body.data.avatar).not.toBe(avatar)
    expect((await put(token, { name: 'Noora', avatar: null })).data.avatar).toBeNull()
    expect((await app.call(getMe, {}, { token })).data.user.avatar).toBeNull()
  })

  test('must be one', async () => {
    const { token } = await household()
    const refused = await send(token, { name: 'Noora' }, samplePdf())
    expect(refused.status).toBe(415)
    expect(refused.body.errors).toEqual({ avatar: ['Please choose a picture: JPG, PNG or WebP'] })
  })
})

describe('who may', () => {
  // spec: 2.6 employer: offer letters
  // spec: 2.7 GET, PUT, PATCH /employer/profile/
  test('only households, and each sees its own', async () => {
    const [one, other] = [await household(), await household()]
    await put(one.token, whole)
    expect((await read(other.token)).occupation).toBeNull()
    for (const endpoint of [calls.getProfile, calls.replaceProfile, calls.updateProfile]) {
      expect((await app.call(endpoint, { name: 'x' })).status).toBe(401)
      for (const role of ['jobseeker', 'agency', 'admin'] as const) {
        const { token } = await makeUser(app, role)
        expect(await app.call(endpoint, { name: 'x' }, { token })).toMatchObject({
          status: 403,
          code: 'FORBIDDEN',
        })
      }
    }
  })

  test('family and income appear in no other answer of any call, whoever asks', async () => {
    const { id, token } = await household()
    const secret = {
      occupation: 'secretoccupation',
      full_address: 'secretaddress',
      monthly_income: 7_654_321,
    }
    await put(token, {
      ...whole,
      ...secret,
      family_members: [{ category: 'kids', gender: 'female', age: 127, relation: 'Grandchild' }],
    })
    const candidateId = await makeCandidate(app)
    const others = await Promise.all(roles.map((role) => makeUser(app, role)))
    const secrets =
      /secretoccupation|secretaddress|7654321|Grandchild|family_members|monthly_income/
    const own: string[] = [calls.getProfile.path, calls.replaceProfile.path]
    const reads = app.endpoints.filter(
      ({ method, path }) => method === 'GET' && !own.includes(path),
    )
    expect(reads.length).toBeGreaterThan(10)
    for (const endpoint of reads) {
      for (const bearer of [undefined, token, ...others.map((user) => user.token)]) {
        for (const asked of [id, candidateId]) {
          const answer = await app.call(
            endpoint,
            { id: asked, invoice_no: 'INV-000001', token: 'x' },
            { token: bearer },
          )
          expect(answer.body, endpoint.path).not.toMatch(secrets)
        }
      }
    }
  })

  test('it goes with the account', async () => {
    const { id, token } = await household()
    // Without a family: its consent stands in a log that only an erasure clears.
    await patch(token, { name: 'Noora', occupation: 'Architect' })
    const ctx = jobContext(app)
    const user = await getUser(ctx, id)
    await app.connection.pool.query('delete from users where id = $1', [id])
    expect(await findUserByPhone(ctx, user.phoneNumber)).toBeNull()
    expect(
      await app.connection.db
        .select()
        .from(employerProfiles)
        .where(eq(employerProfiles.employerId, id)),
    ).toEqual([])
  })
})
