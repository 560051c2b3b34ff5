import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

const lookEveryMs = 250
const waitAtMostMs = 60_000

/** Does what weighs on the database while no other process does the same, or after a minute of waiting for them. */
export async function inTurn<Result>(
  pool: pg.Pool,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let isOurs = false
  try {
    for (let waited = 0; !isOurs && waited < waitAtMostMs; waited += lookEveryMs) {
      if (waited > 0) await setTimeout(lookEveryMs, undefined, { ref: false })
      const { rows } = await client.query<{ ours: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as ours',
        [name],
      )
      isOurs = rows[0]!.ours
    }
    return await work()
  } finally {
    // The lock goes with the connection where it can't be given back.
    const given = isOurs
      ? await client.query('select pg_advisory_unlock_all()').then(
          () => true,
          () => false,
        )
      : true
    client.release(!given)
  }
}
