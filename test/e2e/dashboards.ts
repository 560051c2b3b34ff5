import type { APIRequestContext, Page } from '@playwright/test'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import type { CandidatePage } from '../../src/features/search/contract.ts'
import type { Interview, PipelineEntry } from '../../src/features/hiring/contract.ts'
import { type Account, newAccount } from './accounts.ts'
import { expect } from './journey.ts'

/** A day from today in Qatar, YYYY-MM-DD. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

/** A household with people in its list, and what it can do through the API. */
export interface ListedHousehold extends Account {
  people: { id: number; name: string }[]
  status(id: number, status: string): Promise<PipelineEntry>
  schedule(id: number, date: string, time: string): Promise<PipelineEntry>
}

/** How many of each nationality the journeys of this worker have met: its server is theirs alone. */
const met = new Map<string, number>()

/** A household with people of one nationality in its list, whom no other journey on this server meets. */
export async function householdWithList(
  request: APIRequestContext,
  count: number,
  nationality: string,
): Promise<ListedHousehold> {
  const account = await newAccount(request)
  // Of whom it is not known what she asks, an order is free; for who lives abroad an agency is chosen before it is paid.
  const found = await request.get(
    `/api/candidates/?nationality=${nationality}&salary_min=1&in_qatar=true&page_size=60`,
  )
  const { results } = ((await found.json()) as { data: CandidatePage }).data
  // A journey finds a row by its name.
  const named = [...new Map(results.map((one) => [one.full_name, one])).values()]
  const before = met.get(nationality) ?? 0
  met.set(nationality, before + count)
  const people = named
    .slice(before, before + count)
    .map(({ id, full_name }) => ({ id, name: full_name }))
  expect(people).toHaveLength(count)
  const household: ListedHousehold = {
    ...account,
    people,
    status: (id, status) =>
      post(request, account, `/api/employer/candidates/${id}/status/`, { status }),
    schedule: (id, date, time) =>
      post(request, account, `/api/employer/candidates/${id}/schedule-interview/`, {
        date,
        time,
        overrule: true,
      }),
  }
  for (const { id } of people.toReversed()) await household.status(id, 'shortlisted')
  return household
}

/** The demo's job seeker, on a device of her own. */
export const demoJobseeker = async (request: APIRequestContext): Promise<SessionGrant> => {
  const answer = await request.post('/api/demo/sign-in/', { data: { role: 'jobseeker' } })
  return ((await answer.json()) as { data: SessionGrant }).data
}

export const interviewsOf = async (
  request: APIRequestContext,
  { token }: SessionGrant,
): Promise<Interview[]> =>
  (
    (await (
      await request.get('/api/jobseeker/interviews/', {
        headers: { authorization: `Bearer ${token}` },
      })
    ).json()) as { data: Interview[] }
  ).data

/** Pays the newest order of a household as the sandbox's page does: its candidate is hired. */
export async function payNewestOrder(request: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const { data: orders } = (await (
    await request.get('/api/employer/orders/', { headers })
  ).json()) as { data: { id: number }[] }
  const paid = await request.post(`/api/employer/orders/${orders[0]?.id}/pay/`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: {},
  })
  expect(paid.ok(), await paid.text()).toBe(true)
  const { data: payment } = (await paid.json()) as { data: { payment_url: string } }
  await request.post(payment.payment_url, { form: { outcome: 'paid' } })
}

async function post<T>(
  request: APIRequestContext,
  { token }: SessionGrant,
  path: string,
  data: object,
): Promise<T> {
  const answer = await request.post(path, { data, headers: { authorization: `Bearer ${token}` } })
  expect(answer.status(), `${path} ${await answer.text()}`).toBe(200)
  return ((await answer.json()) as { data: T }).data
}

/** The row of someone in a list, by her name. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
