import { expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeJobseeker } from '../../../../../test/jobseekers.ts'
import { jobContext } from '../../../../../test/people.ts'
import { formOf, samplePdf } from '../../../../../test/samples.ts'
import { addDocument, updateDocument } from '../../contract.ts'
import { remindExpiring } from './remind-expiring.ts'

const app = useTestApp()

test('of a paper that ends she is told 60 and 14 days before, once each', async () => {
  const her = await makeJobseeker(app)
  const { payload, headers } = formOf(
    { document_type: 'passport', expiry_date: '2026-08-31' },
    { document_file: { name: 'p.pdf', body: samplePdf() } },
  )
  const added = await app.app.inject({
    method: 'POST',
    url: addDocument.path,
    payload,
    headers: { ...headers, authorization: `Bearer ${her.token}` },
  })
  const { id } = added.json<{ data: { id: number } }>().data
  const told = async () =>
    (
      await app.connection.pool.query<{ params: unknown }>(
        'select params from notices where user_id = $1 order by id',
        [her.id],
      )
    ).rows.map(({ params }) => params)
  const on = (day: string) =>
    remindExpiring({ ...jobContext(app), now: new Date(`${day}T06:00:00Z`) })

  await on('2026-07-01')
  expect(await told()).toEqual([])
  await on('2026-07-02')
  await on('2026-07-03')
  expect(await told()).toEqual([{ kind: 'passport', date: '2026-08-31', days: 60 }])
  await on('2026-08-17')
  await on('2026-08-18')
  expect(await told()).toHaveLength(2)
  await on('2026-09-02')
  expect(await told()).toHaveLength(2)

  const renew = formOf({ expiry_date: '2026-09-10' })
  await app.app.inject({
    method: 'PUT',
    url: updateDocument.path.replace(':id', String(id)),
    ...renew,
    headers: { ...renew.headers, authorization: `Bearer ${her.token}` },
  })
  await on('2026-09-02')
  await on('2026-09-03')
  // Late already: one reminder, not two.
  expect((await told()).at(-1)).toEqual({ kind: 'passport', date: '2026-09-10', days: 8 })
  expect(await told()).toHaveLength(3)
})
