import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeJobseeker } from '../../../../test/jobseekers.ts'
import { makeUser } from '../../../../test/people.ts'
import { formOf, samplePdf } from '../../../../test/samples.ts'
import { addDocument, type CandidateDocument } from '../../records/contract.ts'
import { getCandidate } from '../../profiles/contract.ts'
import { listChecks, listPapers, readPaper, recordCheck, withdrawCheck } from '../contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
let operator: { id: number; token: string }
beforeAll(async () => {
  operator = await makeUser(app, 'admin', 'Hamad Operator')
})

/** What the migration does to the checks that it finds. */
async function migrateChecks(): Promise<void> {
  const file = path.resolve(
    import.meta.dirname,
    '../../../../db/migrations/0105_checks_by_opening.sql',
  )
  const statements = fs
    .readFileSync(file, 'utf8')
    .replace(/^--.*$/gm, '')
    .split(';')
  const updates = statements.filter((statement) => statement.trim().startsWith('update'))
  expect(updates).toHaveLength(2)
  for (const statement of updates) await app.connection.pool.query(statement)
}

async function makeChecked(name: string) {
  const her = await makeJobseeker(app, name)
  const candidateId = (
    await her.save({ desired_position: 'Nanny', nationality: 'Filipino', age: 30 })
  ).data.id
  const { payload, headers } = formOf(
    { document_type: 'passport', expiry_date: '2028-06-30', document_number: 'P 1234567' },
    { document_file: { name: 'p.pdf', body: samplePdf() } },
  )
  const url = addDocument.path
  const added = await app.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, authorization: `Bearer ${her.token}` },
  })
  const paper = added.json<{ data: CandidateDocument }>().data
  const check = async () => {
    await app.call(readPaper, { id: paper.id }, operator)
    const read = { document_type: 'passport', name, number: 'P1234567', expiry_date: '2028-06-30' }
    const asked = {
      candidate_id: candidateId,
      document_id: paper.id,
      item: 'identity',
      method: 'copy_seen',
      valid_until: '2027-03-09',
      read,
    } as const
    const { status, data } = await app.call(recordCheck, asked, operator)
    expect(status).toBe(200)
    return data.id
  }
  return { candidateId, paper, check }
}

const badges = async (id: number) => (await app.call(getCandidate, { id })).data.checks
const listed = async (state: 'running' | 'again' | 'ended') =>
  (await app.call(listChecks, { state, page_size: 60 }, operator)).data.results.map(({ id }) => id)
const paperOf = async (id: number) =>
  (await app.call(listPapers, { page_size: 60 }, operator)).data.results.find(
    (paper) => paper.id === id,
  )

test('a check that was recorded before openings were kept shows no badge and waits to be looked at again, until it is', async () => {
  const [her, other] = [await makeChecked('Grace Santos'), await makeChecked('Mary Reyes')]
  const before = await her.check()
  const withdrawn = await other.check()
  await app.call(withdrawCheck, { id: withdrawn, reason: 'Read wrongly' }, operator)
  expect(await badges(her.candidateId)).toHaveLength(1)
  expect(await paperOf(her.paper.id)).toBeUndefined()

  await migrateChecks()
  expect(await badges(her.candidateId)).toEqual([])
  expect(await paperOf(her.paper.id)).toMatchObject({ state: 'open', to_look_again: true })
  expect(await listed('again')).toEqual([before])
  expect(await listed('running')).not.toContain(before)

  const renewed = await her.check()
  expect(await badges(her.candidateId)).toHaveLength(1)
  expect(await listed('again')).toEqual([])
  expect(await listed('running')).toEqual([renewed])
  expect(await listed('ended')).toContain(before)
})
