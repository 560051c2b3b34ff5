import crypto from 'node:crypto'
import { z } from 'zod'
import type { Endpoint } from '../../src/platform/shared/endpoint.ts'
import { keyOf } from './records.ts'
import type { World } from './world-parts.ts'

const today = '2026-03-10'
const proposed = { date: '2026-03-14', time: '18:00' }
const figures = { shown: false, verified_workers: '', visas_issued: '', rating: '' }
const search = { name: 'x', when: 'daily', sms: false, email: false }
const terms = {
  role: 'Nanny',
  wage: 1800,
  housing: 'provided',
  food: 'provided',
  hours_per_day: 10,
  rest_day: 'friday',
  leave_days: 21,
  start_on: '2026-04-10',
}

type Values = Record<string, unknown>

/** What a call is asked with where its schema alone gives nothing that it takes. */
const byCall: Record<string, (world: World) => Values> = {
  'POST /api/employer/candidates/:id/status/': () => ({ status: 'shortlisted' }),
  'POST /api/employer/candidates/:id/schedule-interview/': () => ({
    date: '2026-03-12',
    time: '19:30',
  }),
  'POST /api/employer/candidates/:id/schedule-interview/take/': () => ({ version: 0 }),
  'POST /api/jobseeker/interviews/:id/counter/': () => ({ times: [proposed] }),
  'POST /api/agency/interviews/:id/counter/': () => ({ times: [proposed] }),
  'POST /api/interviews/:id/marks/': () => ({ kind: 'late', minutes: 5 }),
  'GET /api/employer/candidates/:id/taken-hours/': () => ({ from: today }),
  'GET /api/interviews/:id/taken-hours/': () => ({ from: today }),
  'GET /api/meet/:token/taken-hours/': () => ({ from: today }),
  'POST /api/employer/candidates/several/': ({ records }) => ({ ids: [records.seekerCandidate] }),
  'POST /api/conversations/:id/messages/': () => ({ text: 'x' }),
  // The picture that the household has sent.
  'GET /api/conversations/:id/messages/:number/file/': () => ({ number: 3 }),
  'POST /api/employer/searches/': () => ({ ...search, query: 'position=Nanny' }),
  'PUT /api/employer/searches/:id/': () => search,
  'PATCH /api/employer/recruitments/:candidate_id/': () => ({
    step: 'visa',
    state: 'problem',
    note: 'x',
  }),
  'POST /api/employer/candidates/:id/offer/': () => ({ ...terms }),
  'POST /api/employer/candidates/:id/offer/sign/': ({ records }) => ({
    file_hash: records.offerHash,
  }),
  'POST /api/employer/candidates/:id/terms/': () => ({ ...terms, tasks: ['childcare'] }),
  'GET /api/employer/orders/:id/claim/': () => ({ ended_on: today }),
  'POST /api/employer/orders/:id/claim/': () => ({ ended_on: today }),
  'PATCH /api/recruitments/:id/steps/:step/': () => ({ step: 'visa', state: 'problem', note: 'x' }),
  'POST /api/admin/reviews/:id/decide/': ({ records }) => ({ changed_at: records.reviewChangedAt }),
  'PUT /api/admin/settings/:key/': () => ({ version: 1, value: figures }),
  // Anybody may choose any agency.
  'PUT /api/employer/candidates/:id/agency/': ({ records }) => ({ agency_id: records.agency }),
  'PUT /api/agency/services/': () => ({ country: 'KE', fee: 9000, days: 40 }),
  'DELETE /api/agency/services/:country/': () => ({ country: 'KE' }),
  'POST /api/agency/licence/': () => ({ expires_on: '2029-01-01' }),
  'POST /api/agency/apply/': () => ({ expires_on: '2029-01-01' }),
  // A new link would end the one that is tried.
  'POST /api/auth/forgot-password': () => ({ phoneNumber: '+97433990001' }),
  'POST /api/jobseeker/recruitment/offers/:id/accept/': ({ records }) => ({
    file_hash: records.offerHash,
  }),
  'POST /api/interviews/:id/room/signals/': () => ({ signals: [{ order: 1 }] }),
  'POST /api/notifications/read/': ({ records }) => ({ ids: [records.notice] }),
  'PUT /api/auth/reset-password/:token': () => ({
    password: 'a quite unheard of one',
    confirmPassword: 'a quite unheard of one',
  }),
}

/** What fields of a name hold, whatever the call. */
const byName: Record<string, (world: World) => unknown> = {
  time: () => proposed,
  phone_number: ({ records }) => records.householdPhone,
  phoneNumber: ({ records }) => records.householdPhone,
  phone: () => '33112233',
  countryCode: () => '+974',
  email: () => 'walk@example.com',
  password: () => 'not her password',
  confirm_password: () => 'not her password',
  confirmPassword: () => 'not her password',
  otp_code: () => '000000',
  client_id: () => crypto.randomUUID(),
  peer: () => crypto.randomUUID(),
  to: () => crypto.randomUUID(),
  token: () => 'no-such-token',
  refreshToken: () => 'no-such-token',
}

type Schema = z.core.JSONSchema._JSONSchema

/** Input that a call takes as it is: each required field with a value of its kind. */
export function inputFor(endpoint: Endpoint, world: World): Values {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })
  return { ...requiredOf(schema, world), ...byCall[keyOf(endpoint)]?.(world) }
}

function requiredOf(schema: Schema, world: World): Values {
  if (typeof schema === 'boolean') return {}
  const parts = (schema.allOf ?? []).map((part) => requiredOf(part, world))
  const own = (schema.required ?? []).map((name) => [
    name,
    byName[name]?.(world) ?? valueFor(schema.properties?.[name], world),
  ])
  return Object.assign({}, ...parts, Object.fromEntries(own)) as Values
}

function valueFor(schema: Schema | undefined, world: World): unknown {
  if (typeof schema !== 'object') return 'text'
  if (schema.const !== undefined) return schema.const
  const [choice] = schema.enum ?? []
  if (choice !== undefined) return choice
  if (schema.anyOf?.[0] !== undefined) return valueFor(schema.anyOf[0], world)
  switch (schema.type) {
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1))
    case 'boolean':
      return true
    case 'array':
      return []
    case 'object':
      return requiredOf(schema, world)
    default:
      return schema.format === 'date' ? '2026-04-10' : 'text'
  }
}
