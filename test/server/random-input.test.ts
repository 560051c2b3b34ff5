import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { addManagedCandidate } from '../../src/features/agencies/candidates-contract.ts'
import { payOrder } from '../../src/features/billing/contract.ts'
import { selectingHousehold } from '../households.ts'
import { changeStatus } from '../../src/features/hiring/contract.ts'
import type { Endpoint } from '../../src/platform/shared/endpoint.ts'
import { makeAgency } from '../agencies.ts'
import { useTestApp } from '../harness.ts'
import { makeCandidate, makeUser, signIn } from '../people.ts'
import { rolesFor } from '../../src/platform/shared/endpoint.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })

const strangeTexts = [
  '',
  ' ',
  '\0',
  '\ud800',
  '🙂',
  '٣',
  '-0',
  'NaN',
  '1e400',
  '__proto__',
  'null',
  "'",
  '%',
  'x'.repeat(5000),
]
const nearlyRight = ['2026-02-30', '9999-12-31', '24:00', '12:30', '+97433110001', '123456']
const noTexts: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e300,
  [],
  {},
  [[]],
  ['a', 1],
  { length: 1 },
  { toString: 1 },
  { valueOf: null },
]
const strange = fc.constantFrom<unknown>(...strangeTexts, ...nearlyRight, ...noTexts)

/** Values for the fields of a call: of the right kind, strange ones, any JSON, or none. */
function inputsOf(
  endpoint: Endpoint,
  ids: readonly number[],
): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })
  const fields = fieldsIn(schema)
  const likely = fc.oneof(
    fc.constantFrom(...ids),
    fc.uuid(),
    fc.string({ unit: 'grapheme' }),
    fc.emailAddress(),
    fc.constantFrom('correct horse', 'sandbox'),
  )
  const value = (name: string) =>
    fc.oneof(
      fc.constantFrom(...(choices(fields[name]) ?? ids)),
      likely,
      strange,
      fc.jsonValue({ maxDepth: 2 }),
    )
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((found) => found[1] ?? '')
  const isInAddress = (name: string) => endpoint.method === 'GET' || inPath.includes(name)
  const known = Object.fromEntries(
    Object.keys(fields).map((name) => [
      name,
      isInAddress(name) ? value(name).map(asText) : value(name),
    ]),
  )
  return fc.record(known, { requiredKeys: inPath })
}

/** A value as an address can hold it. */
const asText = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)

type Schema = z.core.JSONSchema._JSONSchema

/** The fields of an object, or of several that are taken together. */
function fieldsIn(schema: Schema): Record<string, Schema> {
  if (typeof schema === 'boolean') return {}
  return Object.assign({}, schema.properties, ...(schema.allOf ?? []).map(fieldsIn)) as Record<
    string,
    Schema
  >
}

const choices = (schema: Schema | undefined): unknown[] | undefined =>
  typeof schema === 'object' ? schema.enum : undefined

// spec: 3.1 Bad and random input gets a clear refusal
// asvs: 2.2.1
// asvs: 2.2.2
// asvs: 15.3.5
test(
  'no call answers random input with a fault, whoever sends it',
  { timeout: 300_000 },
  async () => {
    app.clock.now = new Date()
    const candidateId = await makeCandidate(app)
    const household = await selectingHousehold(app, candidateId)
    const jobseeker = await makeUser(app, 'jobseeker')
    const agency = await makeAgency(app)
    const kept = (await app.call(addManagedCandidate, { full_name: 'Amina Yusuf' }, agency.owner))
      .data.id
    const operator = await makeUser(app, 'admin')
    const ids = [candidateId, household.orderId, household.id, jobseeker.id, agency.id, kept]
    const byRole = {
      employer: household.id,
      jobseeker: jobseeker.id,
      agency: agency.owner.id,
      admin: operator.id,
    }
    const everybody = fc.constantFrom(undefined, ...Object.values(byRole))
    /** Mostly those whom a call is for: the others get no further than its door. */
    const askersOf = ({ access }: Endpoint) => {
      const named = rolesFor(access).map((role) => byRole[role])
      return named.length === 0
        ? everybody
        : fc.oneof({ arbitrary: fc.constantFrom(...named), weight: 3 }, everybody)
    }
    const statuses = new Map<number, number>()
    const tokens = new Map<number, string>()
    const tokenOf = async (id: number) => {
      const token = tokens.get(id) ?? (await signIn(app, id))
      tokens.set(id, token)
      return token
    }
    expect(app.endpoints.length).toBeGreaterThan(35)
    expect(app.endpoints).toEqual(expect.arrayContaining([changeStatus, payOrder]))

    for (const endpoint of app.endpoints) {
      await fc.assert(
        fc.asyncProperty(inputsOf(endpoint, ids), askersOf(endpoint), async (input, asker) => {
          const token = asker === undefined ? undefined : await tokenOf(asker)
          const answer = await app.call(endpoint, input, { token })
          // A change may have ended anyone's session, and so has whatever it was that knew the asker no longer.
          if (answer.status === 401 || (endpoint.method !== 'GET' && answer.status < 400))
            tokens.clear()
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          if (answer.status >= 500)
            throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status}`)
          expect(answer.body).not.toMatch(/node_modules|Failed query|"stack"/)
        }),
        { numRuns: 12, seed: 20_260_310 },
      )
    }
    // It got past the doors: something was done, and refusals were of every kind.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]))
  },
)

test.each<{ flag: unknown }>([
  { flag: { toString: 1 } },
  { flag: { toString: null, valueOf: null } },
  { flag: ['on'] },
  { flag: [[]] },
])('a flag that is no word is refused, not read: %j', async ({ flag }) => {
  const { owner } = await makeAgency(app)
  const input: Record<string, unknown> = { full_name: 'Amina Yusuf', immediate_availability: flag }
  const answer = await app.call(addManagedCandidate, input, owner)
  expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([
    400,
    ['immediate_availability'],
  ])
})
