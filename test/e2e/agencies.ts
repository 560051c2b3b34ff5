import type { APIRequestContext } from '@playwright/test'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import { samplePdf } from '../samples.ts'
import { fullName, password } from './accounts.ts'
import { codeFor, expect, newNumber } from './journey.ts'

export interface NewAgency extends SessionGrant {
  /** The eight digits after +974. */
  number: string
  name: string
  licence: string
}

/** The owner of an agency that has just applied. */
export async function newAgency(request: APIRequestContext): Promise<NewAgency> {
  const number = newNumber()
  const phone_number = `+974${number}`
  await request.post('/api/agency/auth/send-otp/', { data: { phone_number } })
  const person = {
    phone_number,
    full_name: fullName,
    password,
    confirm_password: password,
    otp_code: await codeFor(phone_number),
  }
  const agency = { name: `Office ${number}`, licence: `MOL-${number}` }
  const answer = await request.post('/api/agency/auth/register/', {
    data: {
      ...person,
      agency_name: agency.name,
      licence_number: agency.licence,
      expires_on: '2030-01-01',
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return { number, ...agency, ...((await answer.json()) as { data: SessionGrant }).data }
}

const as = (token: string) => ({ authorization: `Bearer ${token}` })

/** The operator approves the licence that an agency has handed in. */
export async function approve(
  request: APIRequestContext,
  { licence }: Pick<NewAgency, 'licence'>,
): Promise<void> {
  const signedIn = await request.post('/api/demo/sign-in/', { data: { role: 'admin' } })
  const headers = as(((await signedIn.json()) as { data: SessionGrant }).data.token)
  const found = await request.get(`/api/admin/agencies/?q=${licence}`, { headers })
  const [row] = ((await found.json()) as { data: { results: { id: number }[] } }).data.results
  const approved = await request.post(`/api/admin/agencies/${row?.id}/approve/`, {
    headers,
    data: {},
  })
  expect(approved.status(), await approved.text()).toBe(200)
}

/** An agency whose candidates households see, with its owner. */
export async function runningAgency(request: APIRequestContext): Promise<NewAgency> {
  const agency = await newAgency(request)
  const licence_file = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
  const multipart = { licence_number: agency.licence, expires_on: '2030-01-01', licence_file }
  const submitted = await request.post('/api/agency/licence/', {
    headers: as(agency.token),
    multipart,
  })
  expect(submitted.status(), await submitted.text()).toBe(200)
  await approve(request, agency)
  return agency
}

/** Someone whom an agency has published. */
export async function publishedCandidate(
  request: APIRequestContext,
  { token }: SessionGrant,
  more: { phone_number?: string } = {},
): Promise<{ id: number; name: string }> {
  const name = `Ruth ${crypto.randomUUID().slice(0, 8)}`
  const profile = {
    full_name: name,
    desired_position: 'Nanny',
    nationality: 'Ghanaian',
    date_of_birth: '1994-04-04',
    expected_salary: 1800,
    is_published: true,
    ...more,
  }
  const added = await request.post('/api/agency/candidates/', { headers: as(token), data: profile })
  expect(added.status(), await added.text()).toBe(201)
  // The list hears of her a moment later.
  const found = async () =>
    (
      (await (await request.get('/api/candidates/', { params: { q: name } })).json()) as {
        data: { total: number }
      }
    ).data.total
  await expect.poll(found).toBe(1)
  return { id: ((await added.json()) as { data: { id: number } }).data.id, name }
}
