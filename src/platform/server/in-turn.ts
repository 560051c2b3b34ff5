import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

const lookEveryMs = 250
const waitAtMostMs = { work: 60_000, others: 300_000 }

/**
 * Does what weighs on the database while no other process does the same, or after a minute of waiting for them: five where
 * `instead` finds what the others make meanwhile, which is taken then.
 */
export async function inTurn<Result>(
  pool: pg.Pool,
  name: string,
  work: () => Promise<Result>,
  instead?: () => Promise<Result | null>,
): Promise<Result> {
  const client = await pool.connect()
  let isOurs = false
  const patience = instead ? waitAtMostMs.others : waitAtMostMs.work
  try {
    // The lock is a transaction's: behind a pooler the next statement may reach another session.
    await client.query('begin')
    for (let waited = 0; !isOurs && waited < patience; waited += lookEveryMs) {
      if (waited > 0) await setTimeout(lookEveryMs, undefined, { ref: false })
      const { rows } = await client.query<{ ours: boolean }>(
        'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as ours',
        [name],
      )
      isOurs = rows[0]!.ours
      const found = await instead?.()
      if (found) return found
    }
    return await work()
  } finally {
    // It goes with the connection where it can't be given back.
    const isGiven = await client.query('commit').then(
      () => true,
      () => false,
    )
    client.release(!isGiven)
  }
}
