import { type Member } from './agencies.ts'
import { formOf, samplePdf } from './samples.ts'
import { type OwnAgency } from '../src/features/agencies/contract.ts'
import * as calls from '../src/features/agencies/office-contract.ts'
import type { TestApp } from './harness.ts'

export const licence = { licence_number: 'MOL-NEW', expires_on: '2028-01-01' }

/** How an agency hands its licence in. */
export function licenceTools(app: TestApp) {
  async function submit(
    member: Member,
    fields: Record<string, string> = licence,
    body: Buffer | null = samplePdf(),
  ) {
    const { payload, headers } = formOf(
      fields,
      body === null ? {} : { licence_file: { name: 'licence.pdf', body } },
    )
    const request = {
      method: 'POST' as const,
      url: calls.submitLicence.path,
      payload,
      headers: { ...headers, authorization: `Bearer ${member.token}` },
    }
    const answer = await app.app.inject(request)
    return {
      status: answer.statusCode,
      ...answer.json<{ data: OwnAgency; code?: string; errors?: Record<string, string[]> }>(),
    }
  }

  return { submit }
}
