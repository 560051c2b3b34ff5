import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rolesFor } from '../../src/platform/shared/endpoint.ts'
import { type Role, roles } from '../../src/platform/shared/roles.ts'
import { makeAgency } from '../agencies.ts'
import { useTestApp } from '../harness.ts'
import { makeUser, signIn } from '../people.ts'
import { tryCall } from '../walk/try.ts'
import type { Call } from '../walk/walk.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })

/** What no field is meant to hold; a few may. */
const wrong: unknown[] = [
  null,
  '',
  '\u0000',
  '🙂🏽\u202e',
  'x'.repeat(20_000),
  -1,
  0.1,
  1e300,
  '٩'.repeat(40),
  true,
  [],
  {},
  [[{ length: -1 }]],
  '0001-01-01',
  '9999-12-31',
  '2026-02-30T25:61:00Z',
  'undefined',
]

const people = {} as Record<Role, { id: number; token: string }>
beforeAll(async () => {
  for (const role of roles) people[role] = await makeUser(app, role)
  people.agency = (await makeAgency(app)).owner
})

type Schema = z.core.JSONSchema._JSONSchema

const fieldsIn = (schema: Schema): string[] =>
  typeof schema === 'boolean'
    ? []
    : [...Object.keys(schema.properties ?? {}), ...(schema.allOf ?? []).flatMap(fieldsIn)]

/** Half of the wrong values in all fields at once, and each field wrong alone, by turns through all of them. */
function inputsFor({ endpoint }: Call): Record<string, unknown>[] {
  const fields = fieldsIn(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }))
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((found) => found[1] ?? '')
  // An address has to lead somewhere before its other fields are looked at.
  const place = Object.fromEntries(inPath.map((name) => [name, '1']))
  const others = fields.filter((name) => !inPath.includes(name))
  return [
    ...wrong
      .filter((_, index) => index % 2 === 0)
      .map((value) => ({
        ...place,
        ...Object.fromEntries(others.map((name) => [name, value])),
      })),
    ...fields.map((name, index) => ({ ...place, [name]: wrong[index % wrong.length] })),
  ]
}

const arabic = /[\u0600-\u06ff]/

/** What a refusal lacks: words in the language of its reader, for the whole and for each field. */
function lacksWords(body: string): string | null {
  const { message, errors = {} } = JSON.parse(body) as {
    message?: string
    errors?: Record<string, string[]>
  }
  const said = [message ?? '', ...Object.values(errors).flat()]
  return said.every((words) => arabic.test(words)) ? null : body.slice(0, 200)
}

// spec: 3.1 Bad and random input gets a clear refusal
// asvs: 2.2.1
test(
  'every call refuses each wrong kind of value with words in the language of its reader, and faults at none',
  { timeout: 180_000 },
  async () => {
    const faults: string[] = []
    let [calls, refusals] = [0, 0]
    for (const call of app.routes.filter((route): route is Call => route.endpoint !== undefined)) {
      const [role] = rolesFor(call.endpoint.access)
      const by = people[role ?? 'employer']
      for (const input of inputsFor(call)) {
        const ask = () => tryCall(app, call, input, by.token, { 'accept-language': 'ar' })
        let answer = await ask()
        if (answer.status === 401 && call.endpoint.access !== 'public') {
          by.token = await signIn(app, by.id)
          answer = await ask()
        }
        calls += 1
        if (answer.status < 400) continue
        refusals += 1
        const fault = answer.status >= 500 ? String(answer.status) : lacksWords(answer.body)
        if (fault !== null)
          faults.push(
            `${call.endpoint.method} ${call.endpoint.path} ${JSON.stringify(input).slice(0, 100)}: ${fault}`,
          )
      }
    }
    expect(faults).toEqual([])
    expect(calls).toBeGreaterThan(3000)
    expect(refusals).toBeGreaterThan(calls / 2)
  },
)
