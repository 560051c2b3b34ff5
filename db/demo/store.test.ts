import pg from 'pg'
import { expect, test } from 'vitest'
import { useTestApp } from '../../test/harness.ts'
import { storeAgencies } from './agencies.ts'
import { createBlock } from './people.ts'
import { storePeople } from './store.ts'

const app = useTestApp()

test('whoever is in the demo counts as saved: her profile is shown to who keeps it', async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  const people = createBlock(0, app.clock.now)
  const some = [
    people.find(({ agency }) => agency === null),
    people.find(({ agency }) => agency === 0),
  ]
  const ids = await storePeople(
    client,
    some.flatMap((person) =>
      person ? [{ ...person, portrait: 1, passwordHash: 'none', hiredAt: null }] : [],
    ),
    await storeAgencies(client, app.clock.now),
  )
  const { rows } = await client.query<{ id: string; saved: boolean }>(
    'select id::text, profile_saved_at is not null as saved from candidates order by id',
  )
  await client.end()
  expect(rows).toEqual(ids.map((id) => ({ id: String(id), saved: true })))
  expect(ids).toHaveLength(2)
})
