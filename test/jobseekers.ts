import { getProfile, updateProfile } from '../src/features/records/contract.ts'
import { type OwnProfile } from '../src/features/profiles/own-profile-contract.ts'
import type { Answer, TestApp } from './harness.ts'
import { makeUser } from './people.ts'
import { formOf } from './samples.ts'

/** What a profile needs before anyone sees it. */
export const essentials = { nationality: 'Filipino', desired_position: 'Nanny', age: 31 }

/** Someone who has signed up for work, and what she does with her profile. */
export interface Jobseeker {
  id: number
  token: string
  read(): Promise<OwnProfile>
  save(
    change: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<Answer<OwnProfile>>
}

export async function makeJobseeker(test: TestApp, name?: string): Promise<Jobseeker> {
  const person = await makeUser(test, 'jobseeker', name)
  return {
    ...person,
    read: async () => (await test.call(getProfile, {}, person)).data,
    save: (change, headers = {}) => test.call(updateProfile, change, { ...person, headers }),
  }
}

interface FormAnswer {
  status: number
  data: OwnProfile
  message?: string
  errors?: Record<string, string[]>
}

/** Saves a profile as a multipart form. */
export const formSaver =
  (test: TestApp) =>
  async (
    token: string,
    fields: Record<string, string>,
    files: Parameters<typeof formOf>[1] = {},
  ): Promise<FormAnswer> => {
    const { payload, headers } = formOf(fields, files)
    const answer = await test.app.inject({
      method: 'PATCH',
      url: updateProfile.path,
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
    return { status: answer.statusCode, ...answer.json<Omit<FormAnswer, 'status'>>() }
  }
