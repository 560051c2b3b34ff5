import { expect, test } from 'vitest'
import { makeAgency } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { importSender, peopleOf } from '../../../../../test/imports.ts'
import { jobContext, makeUser } from '../../../../../test/people.ts'
import { formOf, samplePdf } from '../../../../../test/samples.ts'
import { signUp } from '../../../../../test/sign-up.ts'
import { markHired } from '../../../profiles/server/index.ts'
import { claimRecord, sendClaimCode } from '../../../claims/contract.ts'
import { changeStatus } from '../../../hiring/contract.ts'
import { addManagedDocument, updateManagedProfile } from '../../candidates-contract.ts'
import { listImports, undoImport } from '../../import-contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const send = importSender(app)

const dryRun = (token: string, body: string | Buffer, fields: Record<string, string> = {}) =>
  send(token, body, { dry_run: 'true', ...fields })

test('what belongs to a candidate is found by an index, so that thousands can be taken back', async () => {
  const { rows } = await app.connection.pool.query(`
    select c.conrelid::regclass::text as table from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'candidates'::regclass
      and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(candidate_id IS NOT NULL)'))`)
  expect(rows).toEqual([])
})

// spec: 3.3 An agency imports candidates
test('an undo takes back what nobody has touched, and names who stays and why', async () => {
  const { id, owner } = await makeAgency(app)
  const her = await signUp(app, 'jobseeker')
  const file = `Name,Phone,Publish,Nationality,Position,Age\n${[
    'Ann,+97433001401,yes',
    'Bea,+97433001402,yes',
    'Cora,+97433001403,no',
    'Dina,+97433001404,no',
    `Eva,${her.phone},yes`,
    'Fay,+97433001406,yes',
  ]
    .map((row) => `${row},Kenyan,Nanny,30\n`)
    .join('')}`
  const { data } = await send(owner.token, file)
  const [ann, bea, cora, , eva, fay] = await peopleOf(app, id)
  const household = await makeUser(app, 'employer')
  expect(
    (await app.call(changeStatus, { id: ann?.id, status: 'shortlisted' }, household)).status,
  ).toBe(200)
  expect(
    (await app.call(updateManagedProfile, { id: bea?.id, description: 'Kind' }, owner)).status,
  ).toBe(200)
  await app.call(sendClaimCode, { id: eva?.id }, her)
  expect(
    (await app.call(claimRecord, { id: eva?.id, otp_code: app.lastMessage(her.phone)?.code }, her))
      .status,
  ).toBe(200)
  await markHired(jobContext(app), fay?.id ?? 0)
  const undone = await app.call(undoImport, { id: data.import_id }, owner)
  expect(undone.data).toEqual({
    removed: 2,
    kept: [
      { id: ann?.id, full_name: 'Ann', reason: 'dealt_with' },
      { id: bea?.id, full_name: 'Bea', reason: 'edited' },
      { id: eva?.id, full_name: 'Aisha Al Kuwari', reason: 'claimed' },
      { id: fay?.id, full_name: 'Fay', reason: 'hired' },
    ],
  })
  expect((await peopleOf(app, id)).map(({ fullName }) => fullName)).toEqual([
    'Ann',
    'Bea',
    'Aisha Al Kuwari',
    'Fay',
  ])
  expect(await app.call(undoImport, { id: data.import_id }, owner)).toMatchObject({
    status: 409,
    message: 'This import can no longer be undone.',
  })
  expect((await app.call(listImports, {}, owner)).data.results[0]).toMatchObject({
    status: 'undone',
    kept: 4,
  })
  // Undone, the file is new again.
  expect((await dryRun(owner.token, file)).data.known).toBeNull()
  expect(cora?.id).toBeGreaterThan(0)
})

test('a paper that comes while the import is undone either stays with its record or is refused with it, in 12 tries', async () => {
  for (let tries = 0; tries < 12; tries += 1) {
    const { id: agencyId, owner } = await makeAgency(app)
    const { data } = await send(owner.token, `Name,Phone\nAnn ${tries},\n`)
    const [person] = await peopleOf(app, agencyId)
    const { payload, headers } = formOf(
      { document_type: 'passport' },
      { document_file: { name: 'p.pdf', body: samplePdf() } },
    )
    const [paper, undone] = await Promise.all([
      app.app.inject({
        method: 'POST',
        url: addManagedDocument.path.replace(':id', String(person?.id)),
        payload,
        headers: { ...headers, authorization: `Bearer ${owner.token}` },
      }),
      app.call(undoImport, { id: data.import_id }, owner),
    ])
    expect(undone.status).toBe(200)
    const isThere = (await peopleOf(app, agencyId)).length === 1
    expect([paper.statusCode, undone.data.kept.length]).toEqual(isThere ? [201, 1] : [404, 0])
  }
})
