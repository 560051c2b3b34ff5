import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext, makeUser } from '../../../../../test/people.ts'
import { formOf, pdfOf, sampleDoc, samplePdf, samplePicture } from '../../../../../test/samples.ts'
import { cleanUpFiles } from '../../../../gateways/files/index.ts'
import { storedFiles } from '../../../../gateways/files/tables.ts'
import {
  addDocument,
  type CandidateDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  restoreDocument,
  updateDocument,
} from '../../contract.ts'
import { documentKinds } from '../../../profiles/choices.ts'
import { purgeDeletedDocuments } from './delete-document.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const megabyte = 1_048_576
type Files = Parameters<typeof formOf>[1]

interface FormAnswer {
  status: number
  data: CandidateDocument
  message?: string
  code?: string
  errors?: Record<string, string[]>
}

async function send(
  token: string,
  method: 'POST' | 'PUT',
  url: string,
  fields: Record<string, string>,
  files: Files,
): Promise<FormAnswer> {
  const { payload, headers } = formOf(fields, files)
  const answer = await app.app.inject({
    method,
    url,
    payload,
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  return { status: answer.statusCode, ...answer.json<Omit<FormAnswer, 'status'>>() }
}
const add = (
  token: string,
  fields: Record<string, string> = {},
  file: { name: string; body: Buffer; type?: string } | null = pdf(),
) =>
  send(
    token,
    'POST',
    addDocument.path,
    { document_type: 'passport', ...fields },
    file === null ? {} : { document_file: file },
  )
const change = (token: string, id: number, fields: Record<string, string>, body?: Buffer) =>
  send(
    token,
    'PUT',
    updateDocument.path.replace(':id', String(id)),
    fields,
    body === undefined ? {} : { document_file: { name: 'new.pdf', body } },
  )
const pdf = (body = samplePdf()) => ({ name: 'paper.pdf', body, type: 'application/pdf' })
const open = (url: string | null) => app.app.inject({ url: url ?? '/none' })
const jobseeker = () => makeUser(app, 'jobseeker')
const filesOf = (ownerId: number) =>
  app.connection.db.select().from(storedFiles).where(eq(storedFiles.ownerId, ownerId))

// spec: 1.3 Candidate document
test.each(documentKinds)(
  'a paper of the kind %s is kept, listed and opened',
  async (document_type) => {
    const her = await jobseeker()
    const fields = {
      document_number: 'P 1234567',
      name_on_passport: 'GRACE SANTOS',
      passport_nationality: 'Filipino',
      name_on_id: 'Grace Santos',
      id_nationality: 'Filipino',
      license_number: 'L-9',
      license_class: 'B',
      profession: 'Nurse',
      issuing_authority: 'Board of Nursing',
      issue_date: '2024-01-31',
      expiry_date: '2029-01-31',
    }
    const { status, data } = await add(her.token, { ...fields, document_type })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      ...fields,
      document_type,
      file_name: 'paper.pdf',
      file_bytes: samplePdf().length,
      created_at: app.clock.now.toISOString(),
    })
    const list = (await app.call(listDocuments, {}, her)).data
    expect(list.map(({ id }) => id)).toEqual([data.id])
    const opened = await open(list[0]?.document_file_url ?? null)
    expect(opened.rawPayload).toEqual(samplePdf())
    expect((await app.call(getDocument, { id: data.id }, her)).data).toMatchObject(fields)
  },
)

test.each([
  ['scan.jpeg', () => samplePicture('jpeg'), 'scan.jpg'],
  ['scan.png', () => samplePicture('png'), 'scan.png'],
  ['letter.doc', () => sampleDoc(), 'letter.doc'],
  ['photo.jpg.pdf', () => samplePicture('png'), 'photo.jpg.png'],
  ['../../../etc/passwd', () => samplePdf(), 'passwd.pdf'],
  ['\u202Efdp.exe.pdf', () => samplePdf(), 'fdp.exe.pdf'],
  ['...', () => samplePdf(), 'file.pdf'],
  ['جواز السفر.pdf', () => samplePdf(), 'جواز السفر.pdf'],
  ['x'.repeat(500), () => samplePdf(), `${'x'.repeat(120)}.pdf`],
])('the file %s is what its content says', async (name, make, expected) => {
  const her = await jobseeker()
  const { status, data } = await add(her.token, {}, { name, body: await make() })
  expect([status, data.file_name]).toEqual([201, expected])
  expect((await open(data.document_file_url)).statusCode).toBe(200)
})

// spec: 1.5 Document upload
// spec: 1.9 Files 10 MB, six types
// spec: 2.9 Files 10 MB, six types
test('10 MB is allowed, one byte more is not', async () => {
  const her = await jobseeker()
  expect((await add(her.token, {}, pdf(pdfOf(10 * megabyte)))).status).toBe(201)
  for (const bytes of [10 * megabyte + 1, 30 * megabyte]) {
    const { status, message, errors } = await add(her.token, {}, pdf(pdfOf(bytes)))
    expect([status, message]).toEqual([413, 'File size must be less than 10MB'])
    expect(errors).toEqual({ document_file: ['File size must be less than 10MB'] })
  }
  expect(await filesOf(her.id)).toHaveLength(1)
})

// spec: 1.5 Document upload
// spec: 2.5 Files: types, 10 MB
test('a file must be there, and be a paper', async () => {
  const her = await jobseeker()
  for (const file of [null, pdf(Buffer.alloc(0))]) {
    const { status, message, errors } = await add(her.token, {}, file)
    expect([status, message]).toEqual([400, 'Please select a file to upload'])
    expect(errors).toHaveProperty('document_file')
  }
  expect((await app.call(addDocument, { document_type: 'passport' }, her)).message).toBe(
    'Please select a file to upload',
  )
  for (const body of [
    Buffer.from('<html><script>alert(1)</script>'),
    Buffer.from('plain words'),
    sampleDoc('Workbook'),
  ]) {
    const { status, message } = await add(
      her.token,
      {},
      { name: 'paper.pdf', body, type: 'application/pdf' },
    )
    expect([status, message]).toEqual([415, 'Please upload a PDF, image, or document file'])
  }
  const { status, message } = await add(her.token, {}, pdf(samplePdf().subarray(0, 120)))
  expect([status, message]).toEqual([
    400,
    'This file is damaged or incomplete. Please choose it again.',
  ])
  expect((await app.call(listDocuments, {}, her)).data).toEqual([])
  expect(await filesOf(her.id)).toEqual([])
})

test.each([
  [{ document_type: 'diploma' }, 'document_type'],
  [{ document_type: '' }, 'document_type'],
  [{ issue_date: 'yesterday' }, 'issue_date'],
  [{ issue_date: '2026-01-02', expiry_date: '2026-01-01' }, 'expiry_date'],
  [{ document_number: 'x'.repeat(61) }, 'document_number'],
])('%j is refused beside its field', async (fields, field) => {
  const her = await jobseeker()
  const { status, errors } = await add(her.token, fields as Record<string, string>)
  expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]])
  expect(await filesOf(her.id)).toEqual([])
})

// spec: 1.7 GET, POST /jobseeker/documents/
test('a paper is changed with or without a new file', async () => {
  const her = await jobseeker()
  const first = (await add(her.token, { document_number: 'A1', expiry_date: '2027-01-01' })).data
  const noted = await change(her.token, first.id, {
    document_number: '',
    name_on_passport: 'GRACE',
  })
  expect(noted.data).toMatchObject({
    document_number: null,
    name_on_passport: 'GRACE',
    expiry_date: '2027-01-01',
    uploaded_at: first.uploaded_at,
  })
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  const renewed = await change(her.token, first.id, {}, samplePdf('the new one'))
  expect(renewed.data.uploaded_at).toBe(app.clock.now.toISOString())
  expect((await open(renewed.data.document_file_url)).body).toContain('the new one')
  expect((await open(noted.data.document_file_url)).statusCode).toBe(404)
  expect((await change(her.token, first.id, { issue_date: '2028-01-01' })).status).toBe(400)
})

// spec: 1.7 GET, POST /jobseeker/documents/
test('a paper that is deleted is closed at once, comes back for a while, and then is gone', async () => {
  const her = await jobseeker()
  const { data } = await add(her.token)
  expect((await app.call(deleteDocument, { id: data.id }, her)).data).toEqual({ id: data.id })
  expect((await open(data.document_file_url)).statusCode).toBe(404)
  expect((await app.call(listDocuments, {}, her)).data).toEqual([])
  expect((await app.call(deleteDocument, { id: data.id }, her)).status).toBe(404)
  expect((await app.call(getDocument, { id: data.id }, her)).status).toBe(404)

  const back = await app.call(restoreDocument, { id: data.id }, her)
  expect(back.status).toBe(200)
  expect((await open(back.data.document_file_url)).statusCode).toBe(200)
  expect((await app.call(restoreDocument, { id: data.id }, her)).status).toBe(404)

  await app.call(deleteDocument, { id: data.id }, her)
  const later = (minutes: number) => ({
    ...jobContext(app),
    now: new Date(app.clock.now.getTime() + minutes * 60_000),
  })
  await purgeDeletedDocuments(later(9))
  expect((await app.call(restoreDocument, { id: data.id }, her)).status).toBe(200)
  await app.call(deleteDocument, { id: data.id }, her)
  await purgeDeletedDocuments(later(11))
  expect((await app.call(restoreDocument, { id: data.id }, her)).status).toBe(404)
  await cleanUpFiles(later(120))
  expect(await filesOf(her.id)).toEqual([])
})

// spec: 1.6 job seeker: only her own profile and papers
test("someone else's paper is not there, whatever one does", async () => {
  const [her, other] = [await jobseeker(), await jobseeker()]
  const { data } = await add(her.token)
  for (const call of [getDocument, deleteDocument, restoreDocument])
    expect((await app.call(call, { id: data.id }, other)).status).toBe(404)
  expect((await change(other.token, data.id, { document_number: 'X' })).status).toBe(404)
  expect((await change(other.token, data.id, {}, samplePdf())).status).toBe(404)
  expect((await app.call(listDocuments, {}, other)).data).toEqual([])
  expect(await filesOf(other.id)).toEqual([])
  const employer = await makeUser(app, 'employer')
  expect((await app.call(getDocument, { id: data.id }, employer)).status).toBe(403)
  expect((await app.call(getDocument, { id: data.id }, {})).status).toBe(401)
  expect((await add('nonsense')).status).toBe(401)
  expect((await app.call(getDocument, { id: data.id }, her)).data.document_number).toBeNull()
})

test('there is an end to papers', async () => {
  const her = await jobseeker()
  for (let count = 0; count < 50; count += 1) await add(her.token, { document_type: 'other' })
  const { status, message } = await add(her.token)
  expect([status, message]).toEqual([400, 'You have 50 documents. Please delete one first.'])
})
