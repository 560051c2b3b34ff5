import type { APIRequestContext } from '@playwright/test'
import { generateSync } from 'otplib'
import { demoClaims } from '../../db/demo/accounts.ts'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import { expect, messagesTo, newNumber } from './journey.ts'

export const operatorPassword = 'a-long-and-secret-phrase-7'

export const post = async (
  request: APIRequestContext,
  path: string,
  data: object,
  token?: string,
): Promise<unknown> => {
  const answer = await request.post(path, {
    data,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  })
  expect(answer.status(), path).toBe(200)
  return ((await answer.json()) as { data: unknown }).data
}

/** The demo's operator, on a device of her own. */
export const demoOperator = async (request: APIRequestContext): Promise<SessionGrant> =>
  (await post(request, '/api/demo/sign-in/', { role: 'admin' })) as SessionGrant

/** What an operator reads of a setting, and says of it from elsewhere. */
export async function settingOf(request: APIRequestContext, key: string) {
  const { token } = await demoOperator(request)
  const headers = { authorization: `Bearer ${token}` }
  const path = `/api/admin/settings/${key}/`
  const read = async () =>
    (
      (await (await request.get(path, { headers })).json()) as {
        data: { version: number; value: unknown }
      }
    ).data
  const put = async (value: unknown) => {
    const { version } = await read()
    const answer = await request.put(path, { headers, data: { version, value } })
    expect(answer.status(), path).toBe(200)
  }
  return { read, put }
}

/** What the demo says of itself on the home page. */
export const standingClaims = {
  shown: true,
  verified_workers: demoClaims.verified_workers,
  visas_issued: demoClaims.visas_issued,
  rating: demoClaims.rating,
}

/** An operator of the journey's own, invited by the demo's, with her password set. */
export async function newOperator(request: APIRequestContext, fullName: string): Promise<string> {
  const { token } = await demoOperator(request)
  const number = newNumber()
  await post(
    request,
    '/api/admin/administrators/',
    { phone_number: `+974${number}`, full_name: fullName },
    token,
  )
  let link = ''
  await expect
    .poll(
      () =>
        (link =
          /reset-password\/(\S+)/.exec(messagesTo(`+974${number}`).at(-1)?.text ?? '')?.[1] ?? ''),
    )
    .not.toBe('')
  const set = await request.put(`/api/auth/reset-password/${link}`, {
    data: { password: operatorPassword, confirmPassword: operatorPassword },
  })
  expect(set.status()).toBe(200)
  return number
}

/** A code of the app that was not used yet: the next step's is good already. */
export const appCode = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

/** The session of an operator beside the demo's, with her second factor given. */
export async function secondOperator(request: APIRequestContext): Promise<SessionGrant> {
  const number = await newOperator(request, 'Munira Second')
  const signedIn = { phone_number: `+974${number}`, password: operatorPassword }
  const grant = (await post(request, '/api/admin/auth/login/', signedIn)) as SessionGrant
  const { secret } = (await post(request, '/api/auth/second-factor/start/', {}, grant.token)) as {
    secret: string
  }
  await post(request, '/api/auth/second-factor/confirm/', { code: appCode(secret) }, grant.token)
  return grant
}
