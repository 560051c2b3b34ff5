import { expect } from 'vitest'
import { runJob } from './people.ts'
import { makeJobseeker } from './jobseekers.ts'
import { readZip } from './read-zip.ts'
import { formOf, samplePdf } from './samples.ts'
import { hashPassword } from '../src/features/accounts/server/sign-in-api.ts'
import { addDocument } from '../src/features/records/contract.ts'
import { openExport, requestExport } from '../src/features/privacy/contract.ts'
import type { TestApp } from './harness.ts'

export const password = 'a-good-password'

export const passwordHash = hashPassword(password)

/** Copies of one’s data: whose they are, how they are built and fetched. */
export function exportTools(app: TestApp) {
  const withPassword = async (id: number) =>
    app.connection.pool.query('update users set password_hash = $2 where id = $1', [
      id,
      await passwordHash,
    ])

  async function worker() {
    const person = await makeJobseeker(app, 'Grace Unmistakable')
    await withPassword(person.id)
    await person.save({
      nationality: 'Filipino',
      religion: 'Christian',
      consent_special_data: true,
    })
    const upload = formOf(
      { document_type: 'passport', document_number: 'P1234567' },
      { document_file: { name: 'my passport.pdf', body: samplePdf() } },
    )
    const answer = await app.app.inject({
      method: 'POST',
      url: addDocument.path,
      payload: upload.payload,
      headers: { ...upload.headers, authorization: `Bearer ${person.token}` },
    })
    expect(answer.statusCode).toBeLessThan(300)
    return person
  }

  async function download(
    url: string,
  ): Promise<{ status: number; body: Buffer; headers: Record<string, unknown> }> {
    const answer = await app.app.inject({ method: 'GET', url })
    return { status: answer.statusCode, body: answer.rawPayload, headers: answer.headers }
  }

  async function copyOf({
    id,
    token,
  }: {
    id: number
    token: string
  }): Promise<Map<string, Buffer>> {
    await withPassword(id)
    await app.call(requestExport, {}, { token })
    await runJob(app, 'build-export')
    return readZip((await download((await app.call(openExport, {}, { token })).data.url)).body)
  }

  return { withPassword, worker, download, copyOf }
}
