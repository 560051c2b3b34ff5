import { expect, test, vi } from 'vitest'
import { makeAgency } from '../../../../test/agencies.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, makeCandidate, makeUser } from '../../../../test/people.ts'
import { broadcast } from '../../../platform/server/bus.ts'
import { listAgencies } from '../../agencies/admin-contract.ts'
import { listCandidates, listAgencyCandidates, listJobseekers } from '../contract.ts'
import { listCards } from '../../profiles/server/listed-api.ts'
import { listIndexable, readIndexed } from './queries.ts'

const app = useTestApp()

const agencies = {
  running: { status: 'approved', licenceExpiresOn: '2027-01-01' },
  'in its last day': { status: 'approved', licenceExpiresOn: '2026-03-10' },
  ended: { status: 'approved', licenceExpiresOn: '2026-03-09' },
  pending: { status: 'pending' },
  suspended: { status: 'suspended', suspendedAt: new Date('2026-03-01T00:00:00Z') },
} as const
const supplying = ['running', 'in its last day']
const at = new Date('2026-03-01T00:00:00Z')
const records = {
  'nothing in the way': {},
  unpublished: { isPublished: false },
  suspended: { suspendedAt: at },
  hired: { hiredAt: at },
  'taken off': { removedAt: at },
}

/** Somebody of each kind under each agency, and without one; who is to be listed among them. */
async function everyKind(): Promise<{ ids: number[]; expected: number[] }> {
  const offices = await Promise.all(
    Object.entries(agencies).map(async ([name, values]) => ({
      name,
      agencyId: (await makeAgency(app, { name, ...values })).id,
    })),
  )
  const ids: number[] = []
  const expected: number[] = []
  for (const { name, agencyId } of [...offices, { name: 'none', agencyId: null }])
    for (const [state, values] of Object.entries(records)) {
      const whose = agencyId === null ? {} : { agencyId, userId: null }
      const id = await makeCandidate(app, { indexProfile: true, ...whose, ...values })
      ids.push(id)
      if (state === 'nothing in the way' && [...supplying, 'none'].includes(name)) expected.push(id)
    }
  return { ids, expected }
}

test('every list holds the same people: in each state of a record and of its agency', async () => {
  app.clock.now = new Date('2026-03-10T12:00:00Z')
  const { ids, expected } = await everyKind()
  const ctx = jobContext(app)
  const found = async (call: typeof listJobseekers | typeof listAgencyCandidates) =>
    (await app.call(call, {})).data.map(({ id }) => id)
  const searched = async () =>
    (await app.call(listCandidates, { page_size: 60 })).data.results.map(({ id }) => id)
  const sorted = (list: { id: number }[]) => list.map(({ id }) => id).sort((a, b) => a - b)

  expect(sorted(await listCards(ctx, ids))).toEqual(expected)
  expect(sorted(await listIndexable(ctx, 100))).toEqual(expected)
  expect(sorted(await readIndexed(ctx.db, ctx.now, { ids }))).toEqual(expected)
  expect(sorted(await readIndexed(ctx.db, ctx.now, { afterId: 0, size: 100 }))).toEqual(expected)
  expect(
    [...(await found(listJobseekers)), ...(await found(listAgencyCandidates))].sort(
      (a, b) => a - b,
    ),
  ).toEqual(expected)
  for (const id of ids) await broadcast(app.connection, 'candidates', id)
  await vi.waitFor(async () => expect((await searched()).sort((a, b) => a - b)).toEqual(expected))

  const { token } = await makeUser(app, 'admin')
  const shown = (await app.call(listAgencies, { page_size: 50 }, { token })).data.results
  expect(
    shown.filter(({ standing }) => standing === 'running').map(({ name }) => name),
    'and its agency is called running while its people are listed',
  ).toEqual(expect.arrayContaining(supplying))
  expect(shown.filter(({ standing }) => standing === 'running')).toHaveLength(supplying.length)

  const tomorrow = { ...ctx, now: new Date('2026-03-11T12:00:00Z') }
  expect(await listCards(tomorrow, ids), 'a licence ends by itself').toHaveLength(
    expected.length - 1,
  )
})
