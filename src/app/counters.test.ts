import { expect, test } from 'vitest'
import { useTestApp } from '../../test/harness.ts'
import { makeUser } from '../../test/people.ts'
import { freshAddress, freshPhone, signUp } from '../../test/sign-up.ts'
import { getMe, logInAs, sendCodeTo } from '../features/accounts/contract.ts'
import { listUsers } from '../features/accounts/users-contract.ts'

const app = useTestApp({ METRICS_TOKEN: 'a token for metrics' })

/** What /metrics says of the names that begin so. */
async function told(name: string): Promise<string[]> {
  const { body } = await app.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a token for metrics' },
  })
  return body.split('\n').filter((line) => line.startsWith(`${name}{`))
}

// asvs: 16.3.2 (counted)
// asvs: 16.3.1 (counted)
// spec: 3.3 Failed sign-ins, limits and refusals are counted
test('failed sign-ins, refused access and limits that were reached are counted, and name nobody', async () => {
  const { phone, token } = await signUp(app)
  const address = freshAddress()
  const secret = 'a very wrong password'
  for (let turn = 0; turn < 3; turn++)
    await app.call(logInAs.employer, { phone_number: phone, password: secret }, { address })
  expect(await told('sign_ins_failed_total')).toEqual(['sign_ins_failed_total{wrong="password"} 3'])

  await app.call(getMe, {})
  await app.call(listUsers, {}, { token })
  await app.call(listUsers, {}, { token })
  const { token: worker } = await makeUser(app, 'jobseeker')
  await app.call(listUsers, {}, { token: worker })
  expect((await told('access_refused_total')).toSorted()).toEqual([
    `access_refused_total{route="${listUsers.path}",status="403",role="employer"} 2`,
    `access_refused_total{route="${listUsers.path}",status="403",role="jobseeker"} 1`,
    `access_refused_total{route="${getMe.path}",status="401",role="nobody"} 1`,
  ])

  const asked = freshPhone()
  for (let turn = 0; turn < 4; turn++)
    await app.call(sendCodeTo.employer, { phone_number: asked }, { address })
  expect(await told('limits_hit_total')).toEqual([
    'limits_hit_total{limit="send-code:number-network"} 1',
  ])
  const all = (
    await app.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a token for metrics' },
    })
  ).body
  for (const hidden of [
    phone,
    asked,
    phone.slice(1),
    address,
    secret,
    app.lastMessage(asked)?.code ?? '-',
  ])
    expect(all).not.toContain(hidden)
})
