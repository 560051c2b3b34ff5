import { eq } from 'drizzle-orm'
import { candidates } from '../src/features/profiles/server/record-api.ts'
import { importCandidates, type ImportReport } from '../src/features/agencies/import-contract.ts'
import type { TestApp } from './harness.ts'
import { formOf } from './samples.ts'

export interface ImportAnswer {
  status: number
  data: ImportReport
  code?: string
  message?: string
  errors?: Record<string, string[]>
}

/** Sends the files of imports as a browser does. */
export const importSender =
  (test: TestApp) =>
  async (
    token: string | undefined,
    body: string | Buffer,
    fields: Record<string, string> = {},
    name = 'people.csv',
    locale = 'en',
  ): Promise<ImportAnswer> => {
    const { payload, headers } = formOf(fields, { file: { name, body: Buffer.from(body) } })
    const answer = await test.app.inject({
      method: 'POST',
      url: importCandidates.path,
      payload,
      headers: {
        ...headers,
        'accept-language': locale,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    })
    const answered = answer.json<Omit<ImportAnswer, 'status'>>()
    return {
      status: answer.statusCode,
      ...answered,
      data: answer.statusCode < 300 ? importCandidates.output.parse(answered.data) : answered.data,
    }
  }

/** An agency's people as they are stored, in the order of their import. */
export const peopleOf = (test: TestApp, agencyId: number) =>
  test.connection.db
    .select()
    .from(candidates)
    .where(eq(candidates.agencyId, agencyId))
    .orderBy(candidates.id)
