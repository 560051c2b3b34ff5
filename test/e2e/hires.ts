import type { APIRequestContext } from '@playwright/test'
import { samplePdf } from '../samples.ts'
import { type Account, newAccount } from './accounts.ts'
import { payNewestOrder } from './dashboards.ts'
import { expect } from './journey.ts'

const as = ({ token }: Pick<Account, 'token'>) => ({
  headers: { authorization: `Bearer ${token}` },
})

/** A worker who publishes her profile; nobody whom other journeys read. */
export async function publishedWorker(
  request: APIRequestContext,
  workerName: string,
  more: Record<string, string> = {},
): Promise<{ worker: Account; candidateId: number }> {
  const worker = await newAccount(request, 'jobseeker', workerName)
  await saveProfile(request, worker, {
    nationality: 'Filipino',
    gender: 'female',
    date_of_birth: '1994-04-04',
    desired_position: 'Nanny',
    expected_salary: '1900',
    is_published: 'true',
    ...more,
  })
  return { worker, candidateId: worker.user.candidate_id ?? 0 }
}

export async function saveProfile(
  request: APIRequestContext,
  worker: Account,
  profile: Record<string, string>,
): Promise<void> {
  const saved = await request.patch('/api/jobseeker/profile/', { ...as(worker), data: profile })
  expect(saved.status(), await saved.text()).toBe(200)
}

/** A paper of a worker, that ends on a day (YYYY-MM-DD). */
export async function uploadPaper(
  request: APIRequestContext,
  worker: Pick<Account, 'token'>,
  kind: string,
  end: string,
): Promise<void> {
  const uploaded = await request.post('/api/jobseeker/documents/', {
    ...as(worker),
    multipart: {
      document_type: kind,
      expiry_date: end,
      document_number: 'P1234567',
      document_file: {
        name: `${kind}.pdf`,
        mimeType: 'application/pdf',
        buffer: samplePdf(kind),
      },
    },
  })
  expect(uploaded.status(), await uploaded.text()).toBe(201)
}

/** A new household that selects a candidate and pays. */
export async function hireCandidate(
  request: APIRequestContext,
  candidateId: number,
): Promise<Account> {
  const household = await newAccount(request)
  for (const status of ['shortlisted', 'selected'])
    await request.post(`/api/employer/candidates/${candidateId}/status/`, {
      ...as(household),
      data: { status },
    })
  await payNewestOrder(request, household.token)
  return household
}

/** A worker who publishes her profile, and a household that hires her; nobody whom other journeys read. */
export async function hire(
  request: APIRequestContext,
  workerName: string,
): Promise<{ worker: Account; candidateId: number; household: Account }> {
  const { worker, candidateId } = await publishedWorker(request, workerName)
  return { worker, candidateId, household: await hireCandidate(request, candidateId) }
}
