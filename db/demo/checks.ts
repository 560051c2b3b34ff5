import crypto from 'node:crypto'
import type pg from 'pg'
import { paperOpenings, verifications } from '../../src/features/reviews/server/tables.ts'
import { candidateDocuments } from '../../src/features/profiles/server/tables.ts'
import { storedFiles } from '../../src/gateways/files/tables.ts'
import { demoAccounts } from './accounts.ts'
import { dayFrom, daysFrom } from './days.ts'
import { insertRows, reserveIds } from './insert.ts'
import { specimen } from './specimen.ts'
import { keptFile } from './kept-file.ts'

type PutFile = (key: string, body: string) => Promise<void>

interface Checked {
  id: string
  user_id: string
  full_name: string
  nationality: string | null
}

/** Some people of the list are checked as the console demands: each by a paper of hers that the demo's one operator opened and read. */
export async function storeChecks(
  client: pg.ClientBase,
  now: Date,
  putFile: PutFile,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select id from users where phone_number = $1',
    [demoAccounts[3].phoneNumber],
  )
  const operatorId = Number(rows[0]?.id)
  const listed = async (condition: string) =>
    (
      await client.query<Checked>(
        `select id, user_id, full_name, nationality from candidates where is_published and user_id is not null and ${condition} order by id`,
      )
    ).rows
  const identities = await listed('id % 6 = 0')
  const licences = await listed(`id % 2 = 0 and position_sought = 'Driver'`)
  await storeChecksByPaper(client, { operatorId, now, putFile }, [
    ...identities.map((person) => paperOf(person, 'passport', now)),
    ...licences.map((person) => paperOf(person, 'driving_license', now)),
  ])
  await client.query(
    `insert into verifications (candidate_id, item, outcome, method, checked_at, checked_by, valid_until, note)
     select id, 'references', 'verified', 'household_asked', $1, $2, $3, 'The last household, asked by phone: it would hire again.'
     from candidates where is_published and id % 7 = 0`,
    [daysFrom(now, -20), operatorId, dayFrom(now, 300)],
  )
}

function paperOf(person: Checked, kind: 'passport' | 'driving_license', now: Date) {
  const number = `${kind === 'passport' ? 'P' : 'D'}0${String(person.id).padStart(6, '0')}`
  const name = person.full_name.toUpperCase()
  return {
    person,
    kind,
    documentNumber: kind === 'passport' ? number : null,
    licenseNumber: kind === 'passport' ? null : number,
    nameOnPassport: kind === 'passport' ? name : null,
    passportNationality: kind === 'passport' ? person.nationality : null,
    nameOnId: kind === 'passport' ? null : name,
    expiryDate: dayFrom(now, 1200),
    fileId: crypto.randomUUID(),
    body: specimen([
      'SPECIMEN',
      kind === 'passport' ? 'Passport' : 'Driving licence',
      name,
      `No. ${number}`,
      `Valid until ${dayFrom(now, 1200)}`,
    ]),
  }
}

async function storeChecksByPaper(
  client: pg.ClientBase,
  { operatorId, now, putFile }: { operatorId: number; now: Date; putFile: PutFile },
  papers: readonly ReturnType<typeof paperOf>[],
): Promise<void> {
  const [uploadedAt, openedAt] = [daysFrom(now, -25), daysFrom(now, -20)]
  const ids = await reserveIds(client, candidateDocuments, papers.length)
  await Promise.all(papers.map(({ fileId, body }) => putFile(`documents/${fileId}.pdf`, body)))
  await insertRows(
    client,
    storedFiles,
    papers.map(({ person, kind, fileId, body }) =>
      keptFile({
        id: fileId,
        ownerId: Number(person.user_id),
        purpose: 'documents',
        name: `${kind}.pdf`,
        body,
        at: uploadedAt,
      }),
    ),
  )
  await insertRows(
    client,
    candidateDocuments,
    papers.map(({ person, ...paper }, index) => ({
      ...paper,
      id: ids[index] ?? 0,
      candidateId: Number(person.id),
      isOwnedByWorker: true,
      checkState: 'verified' as const,
      uploadedAt,
      createdAt: uploadedAt,
    })),
  )
  await storeFindings(client, papers, { ids, operatorId, openedAt, now })
}

/** The operator opened each, and found it good. */
async function storeFindings(
  client: pg.ClientBase,
  papers: readonly ReturnType<typeof paperOf>[],
  {
    ids,
    operatorId,
    openedAt,
    now,
  }: { ids: readonly number[]; operatorId: number; openedAt: Date; now: Date },
): Promise<void> {
  const sessionId = crypto.randomUUID()
  await insertRows(
    client,
    paperOpenings,
    papers.map(({ fileId }, index) => ({
      documentId: ids[index] ?? 0,
      fileId,
      operatorId,
      sessionId,
      openedAt,
    })),
  )
  await insertRows(
    client,
    verifications,
    papers.map(({ person, kind }, index) => ({
      candidateId: Number(person.id),
      documentId: ids[index] ?? 0,
      item: kind === 'passport' ? ('identity' as const) : ('licence' as const),
      outcome: 'verified' as const,
      method: 'copy_seen' as const,
      checkedAt: openedAt,
      checkedBy: operatorId,
      validUntil: dayFrom(now, 300),
    })),
  )
}
