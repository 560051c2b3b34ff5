import { expect, test } from 'vitest'
import { makeAgency } from '../../../../test/agencies.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext } from '../../../../test/people.ts'
import { signUp } from '../../../../test/sign-up.ts'
import { listNotices } from '../../notifications/contract.ts'
import { notifyWorkers } from './notify-workers.ts'

const app = useTestApp()
const run = async (statement: string) =>
  (await app.connection.pool.query<Record<string, number>>(statement)).rows

test('of what an import brought, the numbers that are nobody’s are marked a batch at a time', async () => {
  const agency = await makeAgency(app)
  const her = await signUp(app, 'jobseeker')
  const keep = (number: string, many: number) =>
    run(`insert into candidates (agency_id, full_name, phone_number, created_at, updated_at)
      select ${agency.id}, 'Somebody', ${number}, now(), now() from generate_series(1, ${many}) n`)
  await keep(`'+974553' || lpad(n::text, 5, '0')`, 450)
  await keep(`'${her.phone}'`, 1)
  await app.asOwner(`create sequence statements`)
  await app.asOwner(`create function count_statement() returns trigger language plpgsql security definer as
    $$ begin perform nextval('statements'); return null; end $$`)
  await app.asOwner(`create trigger counted after update on candidates
    for each statement execute function count_statement()`)

  expect(await notifyWorkers(jobContext(app))).toBe(1)
  expect(await run('select last_value::int as n from statements')).toEqual([{ n: 4 }])
  expect(
    await run(
      `select count(*)::int as n from candidates where agency_id = ${agency.id} and told_number is distinct from phone_number`,
    ),
  ).toEqual([{ n: 0 }])
  expect((await app.call(listNotices, {}, her)).data.results).toMatchObject([
    { kind: 'record_kept' },
  ])
})
