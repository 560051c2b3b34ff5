import type { APIRequestContext } from '@playwright/test'
import { type Account, newAccount } from './accounts.ts'
import { payNewestOrder } from './dashboards.ts'
import { expect } from './journey.ts'

/** A worker who publishes her profile, and a household that hires her; nobody whom other journeys read. */
export async function hire(request: APIRequestContext, workerName: string): Promise<{ worker: Account; candidateId: number; household: Account }> {
  const worker = await newAccount(request, 'jobseeker', workerName)
  const household = await newAccount(request)
  const candidateId = worker.user.candidate_id ?? 0
  const as = ({ token }: Account) => ({ headers: { authorization: `Bearer ${token}` } })
  const profile = {
    nationality: 'Filipino',
    gender: 'female',
    date_of_birth: '1994-04-04',
    current_country: 'Philippines',
    desired_position: 'Nanny',
    expected_salary: '1900',
    is_published: 'true',
  }
  const saved = await request.patch('/api/jobseeker/profile/', { ...as(worker), data: profile })
  expect(saved.status(), await saved.text()).toBe(200)
  for (const status of ['shortlisted', 'selected'])
    await request.post(`/api/employer/candidates/${candidateId}/status/`, { ...as(household), data: { status } })
  await payNewestOrder(request, household.token)
  return { worker, candidateId, household }
}
