import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeAgency } from './agencies.ts'
import { useTestApp } from './harness.ts'
import { makeJobseeker } from './jobseekers.ts'
import { makeUser } from './people.ts'
import { formOf, samplePdf } from './samples.ts'
import { auditLog } from '../src/platform/server/audit.ts'
import { listManagedDocuments } from '../src/features/agencies/candidates-contract.ts'
import { privacy as privacyAr } from '../src/features/content/privacy.ar.ts'
import { privacy as privacyEn } from '../src/features/content/privacy.en.ts'
import {
  addDocument,
  type CandidateDocument,
  listDocuments,
} from '../src/features/records/contract.ts'
import { getCandidate } from '../src/features/profiles/contract.ts'
import { area as areaAr } from '../src/features/records/messages.own-profile.ar.ts'
import { area as areaEn } from '../src/features/records/messages.own-profile.en.ts'
import { kept as keptAr } from '../src/features/records/messages.managed.ar.ts'
import { kept as keptEn } from '../src/features/records/messages.managed.en.ts'
import { readPaper } from '../src/features/reviews/contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })

/** The words for each of those who may open, and for those who may not. */
const said = {
  operator: { en: /Manzil’s operators|our operators/, ar: /مشرفو|فريق منزل/ },
  agencysOwn: { en: /agency can open (only )?what it put/i, ar: /ما وضعه/ },
  household: {
    en: /No household can open them|Households never can/,
    ar: /ولا تستطيع أي أسرة فتحها/,
  },
  logged: { en: /[Ee]very opening/, ar: /كل فتح/ },
}

const sentences = {
  'the worker’s page': { en: areaEn.documents.lead, ar: areaAr.documents.lead },
  'the agency’s page': { en: keptEn.documents.lead, ar: keptAr.documents.lead },
  'the privacy page': { en: JSON.stringify(privacyEn), ar: JSON.stringify(privacyAr) },
}

test('who opens a worker’s papers is who the texts say opens them, and each opening is written down', async () => {
  const her = await makeJobseeker(app, 'Grace Santos')
  const { id: candidateId } = (
    await her.save({ desired_position: 'Nanny', nationality: 'Filipino', age: 30 })
  ).data
  const agency = await makeAgency(app)
  await app.connection.pool.query(
    'update candidates set agency_id = $1, claimed_at = now() where id = $2',
    [agency.id, candidateId],
  )
  const upload = async (): Promise<CandidateDocument> => {
    const { payload, headers } = formOf(
      { document_type: 'passport' },
      { document_file: { name: 'p.pdf', body: samplePdf() } },
    )
    const by = { ...headers, authorization: `Bearer ${her.token}` }
    return (
      await app.app.inject({ method: 'POST', url: addDocument.path, payload, headers: by })
    ).json<{ data: CandidateDocument }>().data
  }
  const [hers, theirs] = [await upload(), await upload()]
  await app.connection.pool.query('update candidate_documents set is_hers = false where id = $1', [
    theirs.id,
  ])
  const openings = async () =>
    (await app.connection.db.select().from(auditLog)).filter(
      ({ action }) => action === 'file.opened' || action === 'document.opened',
    ).length

  // She opens both, each written down.
  const links = (await app.call(listDocuments, {}, her)).data.map(
    ({ document_file_url: url }) => url ?? '',
  )
  for (const url of links) expect((await app.app.inject({ url })).statusCode).toBe(200)
  expect(await openings()).toBe(2)

  const operator = await makeUser(app, 'admin')
  const read = async (token: string, id: number) =>
    (
      await app.app.inject({
        url: readPaper.path.replace(':id', String(id)),
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode
  const may = {
    operator: (await read(operator.token, hers.id)) === 200,
    agencysOwn:
      (await app.call(listManagedDocuments, { id: candidateId }, agency.owner)).data
        .map(({ id }) => id)
        .join() === String(theirs.id),
    household: await householdOpens(hers.id, candidateId, read),
    logged: (await openings()) === 3,
  }
  expect(may).toEqual({ operator: true, agencysOwn: true, household: false, logged: true })
  for (const [where, texts] of Object.entries(sentences))
    for (const locale of ['en', 'ar'] as const)
      for (const [who, words] of Object.entries(said))
        expect(texts[locale], `${where}, ${who}`).toMatch(words[locale])
  const entries = await app.connection.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'document.opened'))
  expect(entries.map(({ actorId }) => actorId)).toEqual([operator.id])
})

async function householdOpens(
  documentId: number,
  candidateId: number,
  read: (token: string, id: number) => Promise<number>,
): Promise<boolean> {
  const { token } = await makeUser(app, 'employer')
  const answers = [
    await read(token, documentId),
    (await app.call(listDocuments, {}, { token })).status,
    (await app.call(listManagedDocuments, { id: candidateId }, { token })).status,
  ]
  const { body } = await app.call(getCandidate, { id: candidateId }, { token })
  return answers.includes(200) || /\/files\//.test(body)
}

test('no text promises that she alone can open her papers', () => {
  const texts = JSON.stringify([areaEn, keptEn, privacyEn, areaAr, keptAr, privacyAr])
  for (const promise of [
    /Only you can open/i,
    /لا يفتحها أحد سواكِ/,
    /links? that ends? after five minutes/,
  ])
    expect(texts).not.toMatch(promise)
})
