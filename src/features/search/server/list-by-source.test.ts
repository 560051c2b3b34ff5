import { expect, test } from 'vitest'
import { makeAgency } from '../../../../test/agencies.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { makeCandidate } from '../../../../test/people.ts'
import {
  getAgencyCandidate,
  getJobseeker,
  listAgencyCandidates,
  listJobseekers,
} from '../contract.ts'

const app = useTestApp()

// spec: 1.7 GET /jobseeker/list/, /jobseeker/{id}/
// spec: 1.7 GET /agency/candidates/all/ and …/{id}/
test('the two lists of the specification are views of one', async () => {
  const agency = await makeAgency(app, { name: 'Home Hands', licenceNumber: 'L-1' })
  const own = await makeCandidate(app, {
    phoneNumber: '+97433001122',
    religion: 'Hindu',
    hiddenFields: ['religion'],
    skills: ['Cooking'],
  })
  const supplied = await makeCandidate(app, {
    agencyId: agency.id,
    userId: null,
    currentLocation: 'Al Wakrah',
  })
  const hidden = await makeCandidate(app, { isPublished: false })
  const ids = async (
    call: typeof listJobseekers | typeof listAgencyCandidates,
    query: Record<string, unknown> = {},
  ) => (await app.call(call, query, {})).data.map(({ id }) => id)

  expect(await ids(listJobseekers)).toEqual([own])
  expect(await ids(listAgencyCandidates)).toEqual([supplied])
  expect(await ids(listJobseekers, { nationality: '', position: '', skills: 'cook' })).toEqual([
    own,
  ])
  expect(await ids(listJobseekers, { nationality: 'Kenyan' })).toEqual([])
  expect(await ids(listAgencyCandidates, { location: 'wakrah', position: 'Nanny' })).toEqual([
    supplied,
  ])
  expect(await ids(listAgencyCandidates, { location: '%' })).toEqual([])
  expect((await app.call(listJobseekers, { page_size: 61 }, {})).status).toBe(400)
  expect((await app.call(listJobseekers, { work_type: 'any' }, {})).status).toBe(400)

  const { data } = await app.call(getJobseeker, { id: own }, {})
  expect(data).toMatchObject({
    id: own,
    source: 'self',
    phone_number: null,
    profile: { religion: null, desired_position: 'Nanny' },
  })
  expect((await app.call(getAgencyCandidate, { id: supplied }, {})).data.agency?.name).toBe(
    'Home Hands',
  )
  for (const [call, id] of [
    [getJobseeker, supplied],
    [getAgencyCandidate, own],
    [getJobseeker, hidden],
    [getJobseeker, 999_999],
  ] as const)
    expect((await app.call(call, { id }, {})).message).toBe('Candidate profile not found')
  expect((await app.app.inject({ url: '/api/jobseeker/abc/' })).statusCode).toBe(404)
})
