import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { pageNumber, recordId, wholeNumber } from '../../platform/shared/fields.ts'

const key = z.string().max(80)
const version = wholeNumber(0, Number.MAX_SAFE_INTEGER)

const state = z.object({
  key: z.string(),
  /** As the owner of the setting has it; null while nothing is set. */
  value: z.unknown(),
  /** What holds while nothing is set. */
  standard: z.unknown(),
  /** Names the last change; a new one must name it, too. */
  version: z.int(),
})
export type SettingState = z.output<typeof state>

export const listSettings = endpoint('GET', '/api/admin/settings/', {
  access: 'admin',
  summary: 'Everything the operator may set, as it stands, by key; `prefix` narrows it',
  input: z.object({ prefix: z.string().max(40).default('') }),
  output: z.object({
    settings: z.array(state.extend({ changed_at: z.iso.datetime().nullable() })),
    currency: z.string(),
  }),
})

export const getSetting = endpoint('GET', '/api/admin/settings/:key/', {
  access: 'admin',
  summary: 'One setting as it stands',
  input: z.object({ key }),
  output: state,
})

export const changeSetting = endpoint('PUT', '/api/admin/settings/:key/', {
  access: 'admin',
  proof: 'recent',
  summary:
    'Set it; `version` is that of the state it was made from, and 409 says that someone was quicker. null: the product’s own',
  input: z.object({ key, version, value: z.unknown() }),
  output: state,
})

export const restoreSetting = endpoint('POST', '/api/admin/settings/:key/restore/', {
  access: 'admin',
  proof: 'recent',
  summary:
    'Bring back what it was before one of its changes; of dated values, those that have not begun',
  input: z.object({ key, version, change: recordId }),
  output: state,
})

const change = z.object({
  id: z.int(),
  key: z.string(),
  at: z.iso.datetime(),
  by: z.object({ id: z.int(), name: z.string().nullable() }).nullable(),
  before: z.unknown(),
  after: z.unknown(),
})
export type SettingChange = z.output<typeof change>

export const listSettingChanges = endpoint('GET', '/api/admin/settings/:key/changes/', {
  access: 'admin',
  summary: 'Who changed it, when, from what to what; newest first',
  input: z.object({ key, page: pageNumber, page_size: wholeNumber(1, 60).default(10) }),
  output: z.object({ results: z.array(change), total: z.int(), page: z.int(), page_size: z.int() }),
})
