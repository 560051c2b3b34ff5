import { listNotices } from '../src/features/notifications/contract.ts'
import { broadcastCandidates } from '../src/features/profiles/server/index.ts'
import * as calls from '../src/features/alerts/contract.ts'
import { transaction } from '../src/platform/server/database/db.ts'
import type { TestApp } from './harness.ts'
import { jobContext, makeUser, runJob } from './people.ts'

/** Whom the searches below find. */
export const kenyan = { nationality: 'Kenyan', desiredPosition: 'Nanny' } as const

export const nannies = {
  name: 'Nannies',
  query: 'position=Nanny&nationality=Kenyan',
  when: 'at_once',
  sms: true,
  email: false,
}

/** What the tests of saved searches do again and again. */
export function savedSearchTools(app: TestApp) {
  /** Says that candidates have changed, as whoever changes them does. */
  const broadcastAs = (...ids: number[]) =>
    transaction(jobContext(app), (ctx) => broadcastCandidates(ctx, ids))
  return {
    broadcastAs,
    /** The same, looks at it and tells whom it concerns. */
    async changed(...ids: number[]): Promise<void> {
      await broadcastAs(...ids)
      await runJob(app, 'match-saved-searches')
      await runJob(app, 'tell-new-finds')
    },
    household: () => makeUser(app, 'employer'),
    save: (token: string, values: Record<string, unknown> = {}) =>
      app.call(calls.saveSearch, { ...nannies, ...values }, { token }),
    saved: async (token: string) =>
      (await app.call(calls.listSearches, {}, { token })).data.results,
    /** What a household has read of its searches in the bell, the newest first. */
    async told(token: string): Promise<string[]> {
      const { data } = await app.call(listNotices, {}, { token })
      return data.results
        .filter(({ kind }) => kind.startsWith('search'))
        .map(({ text }) => text.replaceAll(/[\u2068\u2069]/g, ''))
    },
  }
}

let made = 0

/** Makes so many listed candidates of a nationality in one statement, and gives their ids. */
export async function makeMany(
  app: TestApp,
  count: number,
  nationality: string,
): Promise<number[]> {
  const from = made
  made += count
  const { rows } = await app.connection.pool.query<{ id: number }>(
    `with account as (
       insert into users (role, full_name, phone_number, password_hash, date_joined)
       select 'jobseeker', 'Somebody', '+2547' || lpad((n + $3::int)::text, 8, '0'), 'unusable', now()
       from generate_series(1, $1::int) n returning id
     ) insert into candidates
       (user_id, full_name, nationality, desired_position, age, is_published, wants_published, created_at, updated_at)
     select id, 'Somebody', $2, 'Nanny', 31, true, true, now(), now() from account returning id`,
    [count, nationality, from],
  )
  return rows.map(({ id }) => id)
}
