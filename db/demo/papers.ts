import crypto from 'node:crypto'
import type pg from 'pg'
import { candidateDocuments } from '../../src/features/profiles/server/tables.ts'
import { storedFiles } from '../../src/gateways/files/tables.ts'
import { demoAccounts } from './accounts.ts'
import { dayFrom, daysFrom } from './days.ts'
import { insertRows, reserveIds } from './insert.ts'
import { specimen } from './specimen.ts'
import { keptFile } from './kept-file.ts'

const account = demoAccounts[1]

/** Papers of the demo job seeker: a passport, a residence permit that ends soon, a certificate. */
function papers(now: Date) {
  const empty = {
    documentNumber: null,
    nameOnPassport: null,
    passportNationality: null,
    nameOnId: null,
    idNationality: null,
    profession: null,
    issuingAuthority: null,
  }
  const name = account.fullName
  return [
    {
      ...empty,
      kind: 'passport' as const,
      file: 'passport',
      daysAgo: 120,
      documentNumber: 'P0000000A',
      nameOnPassport: name.toUpperCase(),
      passportNationality: 'Filipino',
      issueDate: dayFrom(now, -900),
      expiryDate: dayFrom(now, 2750),
      lines: ['SPECIMEN', 'Passport', name.toUpperCase(), 'No. P0000000A'],
    },
    {
      ...empty,
      kind: 'id_proof' as const,
      file: 'residence permit',
      daysAgo: 90,
      documentNumber: '000 0000 0000',
      nameOnId: name,
      idNationality: 'Filipino',
      issueDate: dayFrom(now, -320),
      expiryDate: dayFrom(now, 45),
      lines: ['SPECIMEN', 'Residence permit', name],
    },
    {
      ...empty,
      kind: 'professional_certificate' as const,
      file: 'infant first aid',
      daysAgo: 60,
      profession: 'Nanny',
      issuingAuthority: 'First Aid Training Centre, Doha',
      issueDate: dayFrom(now, -200),
      expiryDate: dayFrom(now, 530),
      lines: ['SPECIMEN', 'Certificate: Infant first aid', name, 'Passed the course of two days.'],
    },
  ]
}

/** Stores the demo job seeker's papers with their files. */
export async function storePapers(
  client: pg.ClientBase,
  now: Date,
  putFile: (key: string, body: string) => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ id: string; user_id: string }>(
    'select id, user_id from candidates where phone_number = $1',
    [account.phoneNumber],
  )
  const [her] = rows
  if (!her) return
  const all = papers(now).map((paper) => ({
    ...paper,
    fileId: crypto.randomUUID(),
    body: specimen(paper.lines),
  }))
  const ids = await reserveIds(client, candidateDocuments, all.length)
  for (const { fileId, body } of all) await putFile(`documents/${fileId}.pdf`, body)
  await insertRows(
    client,
    storedFiles,
    all.map(({ fileId, file, body, daysAgo }) =>
      keptFile({
        id: fileId,
        ownerId: Number(her.user_id),
        purpose: 'documents',
        name: `${file}.pdf`,
        body,
        at: daysFrom(now, -daysAgo),
      }),
    ),
  )
  await insertRows(
    client,
    candidateDocuments,
    all.map(({ daysAgo, ...paper }, index) => ({
      ...paper,
      id: ids[index] ?? 0,
      candidateId: Number(her.id),
      uploadedAt: daysFrom(now, -daysAgo),
      createdAt: daysFrom(now, -daysAgo),
    })),
  )
  await client.query('update candidates set profile_saved_at = updated_at where id = $1', [her.id])
}
