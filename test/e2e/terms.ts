import type { APIRequestContext } from '@playwright/test'
import type { Agreement } from '../../src/features/agreements/contract.ts'
import type { Account } from './accounts.ts'
import { as } from './at.ts'
import { dayFromNow } from './dashboards.ts'
import { expect } from './journey.ts'

const terms = {
  role: 'Nanny',
  tasks: ['childcare'],
  wage: 1900,
  housing: 'provided',
  room: 'own',
  food: 'provided',
  hours_per_day: 8,
  rest_day: 'friday',
  leave_days: 21,
  start_on: dayFromNow(30),
}

/** A household puts somebody on its list. */
export async function shortlistedBy(
  request: APIRequestContext,
  household: Account,
  candidateId: number,
): Promise<void> {
  const path = `/api/employer/candidates/${candidateId}/status/`
  const listed = await request.post(path, { ...as(household), data: { status: 'shortlisted' } })
  expect(listed.status(), await listed.text()).toBe(200)
}

/** A household asks somebody of its list, with terms that the law allows. */
export async function proposeTerms(
  request: APIRequestContext,
  household: Account,
  candidateId: number,
  change: Partial<typeof terms> = {},
): Promise<Agreement> {
  const asked = await request.post(`/api/employer/candidates/${candidateId}/terms/`, {
    ...as(household),
    data: { ...terms, ...change },
  })
  expect(asked.status(), await asked.text()).toBe(200)
  return ((await asked.json()) as { data: Agreement }).data
}
