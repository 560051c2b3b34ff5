import {
  getEmployerRecruitment,
  listCasePapers,
  type RecruitmentCase,
  uploadOfferLetter,
} from '../src/features/recruitment/contract.ts'
import type { Endpoint } from '../src/platform/shared/endpoint.ts'
import { eq } from 'drizzle-orm'
import { candidates } from '../src/features/profiles/server/record-api.ts'
import type { TestApp } from './harness.ts'
import { choose, type Household, selectingHousehold } from './households.ts'
import { makeCandidate, signIn } from './people.ts'
import { formOf, samplePdf } from './samples.ts'

/** A household that has hired someone, and the worker's own session. */
export interface Hired {
  household: Household
  worker: { id: number; token: string }
  candidateId: number
  /** The case as the household sees it. */
  read(): Promise<RecruitmentCase>
}

const filipino = {
  nationality: 'Filipino',
  dateOfBirth: '1995-05-05',
}

/** Hires someone with a settled payment. */
export async function hire(
  test: TestApp,
  values: Partial<typeof candidates.$inferInsert> = {},
): Promise<Hired> {
  const candidateId = await makeCandidate(test, { ...filipino, ...values })
  const household = await selectingHousehold(test, candidateId)
  const { data } = await household.pay()
  await choose(test, data.payment_url, 'paid')
  const [row] = await test.connection.db
    .select({ userId: candidates.userId })
    .from(candidates)
    .where(eq(candidates.id, candidateId))
  const id = row?.userId ?? 0
  return {
    household,
    candidateId,
    worker: { id, token: id === 0 ? '' : await signIn(test, id) },
    read: async () =>
      (await test.call(getEmployerRecruitment, { candidate_id: candidateId }, household)).data,
  }
}

/** Terms that the law allows. */
export const offerTerms = {
  role: 'Nanny',
  wage: 1800,
  housing: 'provided',
  food: 'allowance',
  food_allowance: 300,
  hours_per_day: 10,
  rest_day: 'friday',
  leave_days: 21,
  start_on: '2026-04-10',
}

interface Sent {
  token: string | undefined
  body?: Buffer | null
  name?: string
}

/** Uploads a file with a call, as a browser does. */
export async function send<T = Record<string, never>>(
  test: TestApp,
  endpoint: Endpoint,
  params: Record<string, number>,
  fields: Record<string, string>,
  { token, body = samplePdf(), name = 'paper.pdf' }: Sent,
): Promise<{
  status: number
  data: T
  code?: string
  message: string
  errors?: Record<string, string[]>
}> {
  const { payload, headers } = formOf(fields, body === null ? {} : { file: { name, body } })
  const url = endpoint.path.replace(/:(\w+)/g, (_, key: string) => String(params[key]))
  const answer = await test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  })
  return { status: answer.statusCode, ...answer.json() }
}

export const sendLetter = (
  test: TestApp,
  { household, candidateId }: Hired,
  isSigned = false,
  sent: Partial<Sent> = {},
) =>
  send<{ id: number; is_signed: boolean; file_name: string; file_url: string }>(
    test,
    uploadOfferLetter,
    { id: candidateId },
    { is_signed: String(isSigned) },
    { token: household.token, ...sent },
  )

export const papersOf = async (test: TestApp, id: number, token: string) =>
  (await test.call(listCasePapers, { id }, { token })).data
