import { and, eq } from 'drizzle-orm'
import { type Jobseeker, makeJobseeker } from './jobseekers.ts'
import { formOf, samplePdf } from './samples.ts'
import { auditLog } from '../src/platform/server/audit.ts'
import {
  addDocument,
  type CandidateDocument,
  updateDocument,
} from '../src/features/records/contract.ts'
import { getCandidate } from '../src/features/profiles/contract.ts'
import { readPaper, recordCheck } from '../src/features/reviews/contract.ts'
import type { TestApp } from './harness.ts'

export type Operator = { id: number; token: string }

export const reading = {
  document_type: 'passport',
  name: 'Santos Grace',
  number: 'p-1234567',
  expiry_date: '2028-06-30',
}

export const refusal = ({ status, message }: { status: number; message?: string }) => [
  status,
  message,
]

export const notOpened = [
  409,
  'Open the document here first, and read it: a check counts for half an hour after you opened it.',
]

/** A worker with a passport, and what operators do with it. */
export function paperChecks(app: TestApp) {
  const her = {} as Jobseeker & { candidateId: number }

  const paper = {} as CandidateDocument

  /** Another worker, with a passport. */
  async function arrive(): Promise<void> {
    const made = await makeJobseeker(app, 'Grace Santos')
    const saved = await made.save({ desired_position: 'Nanny', nationality: 'Filipino', age: 30 })
    Object.assign(her, made, { candidateId: saved.data.id })
    Object.assign(paper, await upload())
  }

  async function upload(fields: Record<string, string> = {}): Promise<CandidateDocument> {
    const { payload, headers } = formOf(
      {
        document_type: 'passport',
        expiry_date: '2028-06-30',
        document_number: 'P 1234567',
        name_on_passport: 'GRACE SANTOS',
        ...fields,
      },
      { document_file: { name: 'p.pdf', body: samplePdf() } },
    )
    const url = addDocument.path
    const answer = await app.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, authorization: `Bearer ${her.token}` },
    })
    return answer.json<{ data: CandidateDocument }>().data
  }

  async function replaceFile(): Promise<void> {
    const { payload, headers } = formOf(
      {},
      { document_file: { name: 'new.pdf', body: samplePdf('other') } },
    )
    const url = updateDocument.path.replace(':id', String(paper.id))
    await app.app.inject({
      method: 'PUT',
      url,
      payload,
      headers: { ...headers, authorization: `Bearer ${her.token}` },
    })
  }

  const open = (by: Operator, id = paper.id) => app.call(readPaper, { id }, by)

  const record = (by: Operator, change: Record<string, unknown> = {}) =>
    app.call(
      recordCheck,
      {
        candidate_id: her.candidateId,
        document_id: paper.id,
        item: 'identity',
        method: 'copy_seen',
        valid_until: '2027-03-09',
        read: reading,
        ...change,
      },
      by,
    )

  const badges = async () => (await app.call(getCandidate, { id: her.candidateId })).data.checks

  async function logged(action: string) {
    const entries = await app.connection.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, action), eq(auditLog.subject, `candidate:${her.candidateId}`)))
    return entries.at(-1)
  }

  return { her, paper, arrive, upload, replaceFile, open, record, badges, logged }
}
