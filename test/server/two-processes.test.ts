import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { getMe, logInAs, logOut, updateDetails } from '../../src/features/accounts/contract.ts'
import { getPayment, payOrder } from '../../src/features/billing/contract.ts'
import { checkLedger } from '../../src/features/billing/ledger-contract.ts'
import { attachVideo, updateProfile } from '../../src/features/records/contract.ts'
import { getCandidate } from '../../src/features/profiles/contract.ts'
import { listCandidates } from '../../src/features/search/contract.ts'
import { getCandidateForHiring } from '../../src/features/profiles/server/index.ts'
import { changeStatus, scheduleInterview } from '../../src/features/hiring/contract.ts'
import { qatarDate } from '../../src/platform/shared/format.ts'
import { useTestApp } from '../harness.ts'
import { type Household, selectingHousehold } from '../households.ts'
import { samplePicture, sampleVideo } from '../samples.ts'
import { makeJobseeker } from '../jobseekers.ts'
import { jobContext, makeCandidate, makeUser, signIn } from '../people.ts'
import { beginUpload, sendPiece, uploadIdOf } from '../pieces.ts'
import { apiOf, type ServerProcess, startTimeout, useServers } from './processes.ts'

const secrets = {
  SESSION_SECRET: crypto.randomBytes(32).toString('hex'),
  PAYMENT_SANDBOX_SECRET: crypto.randomBytes(32).toString('hex'),
}
const app = useTestApp(secrets)
const servers = useServers()
const soon = { timeout: 2000, interval: 20 }
let one: ServerProcess
let other: ServerProcess
let hired: number
let renamed: number
let household: Household
let dataDir: string
let settings: Record<string, string>

beforeAll(async () => {
  app.clock.now = new Date()
  hired = await makeCandidate(app)
  renamed = await makeCandidate(app)
  household = await selectingHousehold(app, hired)
  dataDir = path.join(servers.newFolder(), 'data')
  settings = {
    ...secrets,
    ORIGIN: app.config.origin,
    DATABASE_URL: app.databaseUrl,
    SERVICES: 'web',
    DATA_DIR: dataDir,
  }
  one = await servers.start('withoutPages', settings)
  other = await servers.start('withoutPages', settings)
}, startTimeout)

async function listed(server: ServerProcess): Promise<Map<number, string>> {
  const { results } = await apiOf(server)(listCandidates, {})
  return new Map(results.map(({ id, full_name }) => [id, full_name]))
}

// spec: 3.1 Several processes on one database
test('a hire through one server leaves the list of the other within two seconds', async () => {
  expect((await listed(other)).has(hired)).toBe(true)
  const { total } = await apiOf(other)(listCandidates, {})
  const { payment_url } = await apiOf(one, household.token)(payOrder, { id: household.orderId })
  const hostedPage = one.origin + new URL(payment_url ?? '').pathname
  expect(
    (
      await fetch(hostedPage, {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'paid' }),
        redirect: 'manual',
      })
    ).status,
  ).toBe(303)
  await vi.waitUntil(async () => !(await listed(other)).has(hired), soon)
  await vi.waitUntil(async () => !(await listed(one)).has(hired), soon)
  const later = await Promise.all(
    [one, other, one, other].flatMap((server) => [listed(server), listed(server)]),
  )
  expect(later.some((people) => people.has(hired))).toBe(false)
  expect((await apiOf(other)(getCandidate, { id: hired })).hired).toBe(true)
  // Counted by the index itself, which the database does not set right.
  await vi.waitUntil(async () => (await apiOf(other)(listCandidates, {})).total === total - 1, soon)
})

test('a change of a profile through one server shows in the list of the other within two seconds', async () => {
  expect((await listed(other)).get(renamed)).toBe('Grace Santos')
  const { userId } = await getCandidateForHiring(jobContext(app), renamed)
  await apiOf(one, await signIn(app, userId ?? 0))(updateDetails, { fullName: 'Grace Reyes' })
  await vi.waitUntil(async () => (await listed(other)).get(renamed) === 'Grace Reyes', soon)
})

// spec: 3.1 Several processes on one database
test('a portrait that was taken away through one server is gone from the memory of the other, and from the store', async () => {
  const { token } = await makeUser(app, 'jobseeker')
  const save = async (form: FormData) => {
    const answer = await fetch(one.origin + updateProfile.path, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { data: { profile_image_url: string | null } }).data
  }
  const picture = new FormData()
  picture.set('profile_image', new Blob([new Uint8Array(await samplePicture('png'))]), 'me.png')
  const url = (await save(picture)).profile_image_url ?? ''
  const shown = await fetch(other.origin + url)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=25'])
  expect((await fetch(one.origin + url)).status).toBe(200)
  const none = new FormData()
  none.set('profile_image', '')
  expect((await save(none)).profile_image_url).toBeNull()
  await vi.waitUntil(async () => (await fetch(other.origin + url)).status === 404, soon)
  await vi.waitUntil(async () => (await fetch(one.origin + url)).status === 404, soon)
  await vi.waitUntil(
    () => !fs.existsSync(path.join(dataDir, 'files', url.replace('/media/', ''))),
    soon,
  )
})

test('a process that serves pages alone removes what a killed one left in its folder; an upload goes on, however long it takes', async () => {
  const her = await makeJobseeker(app)
  const film = sampleVideo(5000)
  const { path: upload } = await beginUpload(one, her, 5000)
  const id = uploadIdOf(upload)
  expect(await sendPiece(one, her, upload, 0, film.subarray(0, 2000))).toBe(204)
  const folder = path.join(dataDir, 'incoming')
  const longAgo = new Date(Date.now() - 7 * 3_600_000)
  const left = path.join(folder, 'zz-of-a-killed-server')
  fs.writeFileSync(left, 'half a film')
  for (const file of [left, path.join(folder, `${id}.json`)]) fs.utimesSync(file, longAgo, longAgo)
  fs.writeFileSync(path.join(folder, 'young'), 'half a film')
  const third = await servers.start('withoutPages', settings)
  await vi.waitUntil(() => !fs.existsSync(left), soon)
  expect(fs.readdirSync(folder).toSorted()).toEqual([id, `${id}.json`, 'young'])
  expect(await sendPiece(third, her, upload, 2000, film.subarray(2000))).toBe(204)
  const { profile_video_url } = await apiOf(third, her.token)(attachVideo, { upload_id: id })
  const shown = await fetch(third.origin + (profile_video_url ?? ''))
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(film)
})

// spec: 3.1 Several processes on one database
// asvs: 7.4.1
test('a session that ended at one server is refused by the other at once', async () => {
  const { token } = await makeUser(app, 'employer')
  expect((await apiOf(other, token)(getMe, {})).user.role).toBe('employer')
  await apiOf(one, token)(logOut, {})
  await expect(apiOf(other, token)(getMe, {})).rejects.toMatchObject({
    status: 401,
    code: 'UNAUTHENTICATED',
  })
})

// spec: 3.1 Several processes on one database
test('wrong passwords are counted together, whichever server they come to', async () => {
  const strict = { ...settings, RATE_LIMITS: 'on' }
  const two = [
    await servers.start('withoutPages', strict),
    await servers.start('withoutPages', strict),
  ]
  const guess = (turn: number) =>
    apiOf(two[turn % 2]!)(logInAs.employer, {
      phone_number: '+97466123123',
      password: 'not it',
    }).catch(({ status }: { status: number }) => status)
  for (let turn = 0; turn < 10; turn += 1) expect([turn, await guess(turn)]).toEqual([turn, 401])
  expect([await guess(0), await guess(1)]).toEqual([429, 429])
})

describe('at both servers at once', () => {
  const outcomes = (all: readonly PromiseSettledResult<unknown>[]) =>
    all
      .map((one) =>
        one.status === 'fulfilled' ? 200 : ((one.reason as { status?: number }).status ?? 0),
      )
      .toSorted((a, b) => a - b)
  const serverOf = (index: number) => (index % 2 === 0 ? one : other)

  // spec: 3.1 Several processes on one database
  test('six households pay for one candidate, 3 times: one hires her, the others have their money back', async () => {
    for (let round = 0; round < 3; round += 1) {
      const wanted = await makeCandidate(app)
      const households = await Promise.all(
        Array.from({ length: 6 }, () => selectingHousehold(app, wanted)),
      )
      const opened = await Promise.all(
        households.map(({ token, orderId }, index) =>
          apiOf(serverOf(index), token)(payOrder, { id: orderId }),
        ),
      )
      await Promise.all(
        opened.map(({ payment_url }, index) =>
          fetch(serverOf(index + 1).origin + new URL(payment_url ?? '').pathname, {
            method: 'POST',
            body: new URLSearchParams({ outcome: 'paid' }),
            redirect: 'manual',
          }),
        ),
      )
      const states = await Promise.all(
        opened.map(
          async ({ payment_id }, index) =>
            (await apiOf(serverOf(index), households[index]?.token)(getPayment, { id: payment_id }))
              .status,
        ),
      )
      expect(states.toSorted(), `round ${round}`).toEqual(
        ['paid', ...Array(5).fill('refunded')].toSorted(),
      )
      const standings = await Promise.all(households.map((household) => household.standing()))
      expect(standings.filter((standing) => standing === 'hired')).toHaveLength(1)
    }
    const { token } = await makeUser(app, 'admin')
    expect((await apiOf(other, token)(checkLedger, {})).ok).toBe(true)
  })

  // spec: 3.1 Several processes on one database
  // asvs: 2.3.4
  test('eight households ask one candidate for the same hour, 5 times: one has the interview', async () => {
    for (let round = 0; round < 5; round += 1) {
      const wanted = await makeCandidate(app)
      const households = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const household = await makeUser(app, 'employer')
          await apiOf(one, household.token)(changeStatus, { id: wanted, status: 'shortlisted' })
          return household
        }),
      )
      const date = qatarDate(new Date(Date.now() + 3 * 86_400_000))
      const asked = households.map(({ token }, index) =>
        apiOf(serverOf(index), token)(scheduleInterview, {
          id: wanted,
          date,
          time: '10:00',
          overrule: false,
        }),
      )
      expect(outcomes(await Promise.allSettled(asked)), `round ${round}`).toEqual([
        200,
        ...Array<number>(7).fill(409),
      ])
    }
  })

  test('one move is asked for twenty times, 5 times: it is made once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const wanted = await makeCandidate(app)
      const { id, token } = await makeUser(app, 'employer')
      const asked = Array.from({ length: 20 }, (_, index) =>
        apiOf(serverOf(index), token)(changeStatus, { id: wanted, status: 'shortlisted' }),
      )
      expect(outcomes(await Promise.allSettled(asked)), `round ${round}`).toEqual([
        200,
        ...Array<number>(19).fill(409),
      ])
      const { rows } = await app.connection.pool.query(
        'select to_status from pipeline_moves where employer_id = $1',
        [id],
      )
      expect(rows, `round ${round}`).toEqual([{ to_status: 'shortlisted' }])
    }
  })
})
