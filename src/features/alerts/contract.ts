import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { recordId, requiredText } from '../../platform/shared/fields.ts'
import { mostName, whens } from './choices.ts'

const delivery = {
  name: requiredText('required', mostName),
  when: z.enum(whens, 'unknownChoice'),
  /** Beside the bell, which always rings. */
  sms: z.boolean('unknownChoice'),
  email: z.boolean('unknownChoice'),
}

const savedSearch = z.object({
  id: z.int(),
  name: z.string(),
  when: z.enum(whens),
  sms: z.boolean(),
  email: z.boolean(),
  /** The query of the list's address that shows it. */
  query: z.string(),
  /** Whether some of its filters are no more. */
  left_out: z.boolean(),
  /** How many it finds today. */
  total: z.int(),
  /** The newest of those who have come to fit it since it was saved, and are still listed. */
  found: z.array(z.object({ id: z.int(), full_name: z.string() })),
  created_at: z.iso.datetime(),
})
export type SavedSearch = z.output<typeof savedSearch>

export const listSearches = endpoint('GET', '/api/employer/searches/', {
  access: 'employer',
  summary: "The household's saved searches, the newest first",
  input: z.object({}),
  output: z.object({
    results: z.array(savedSearch),
    /** Whether there is a confirmed address to write to. */
    has_email: z.boolean(),
    currency: z.string(),
  }),
})
export type SavedSearches = z.output<typeof listSearches.output>

const saved = z.object({ id: z.int() })

export const saveSearch = endpoint('POST', '/api/employer/searches/', {
  access: 'employer',
  summary:
    'Save a search by the query of the list’s address; the same query again changes what is saved',
  input: z.object({ ...delivery, query: requiredText('searchEmpty', 2000) }),
  output: saved,
})

export const changeSearch = endpoint('PUT', '/api/employer/searches/:id/', {
  access: 'employer',
  summary: 'Rename a saved search, or change how its finds are told',
  input: z.object({ id: recordId, ...delivery }),
  output: saved,
})

export const stopSearches = endpoint('POST', '/api/searches/stop/:token', {
  access: 'public',
  summary: 'Stop the messages of the saved searches that a message told of; the searches stay',
  input: z.object({ token: z.string().min(1).max(200) }),
  output: z.object({}),
})

export const deleteSearch = endpoint('DELETE', '/api/employer/searches/:id/', {
  access: 'employer',
  summary: 'Delete a saved search',
  input: z.object({ id: recordId }),
  output: z.object({}),
})
