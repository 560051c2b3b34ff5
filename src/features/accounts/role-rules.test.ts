import { expect, test } from 'vitest'
import { roles } from '../../platform/shared/roles.ts'
import { roleOf, rulesOf, selfServiceRoles, separateRoles } from './role-rules.ts'
import { hasRecord, hires } from './side-rules.ts'

// spec: 1.3 How a worker is recognised
test.each([
  [{ role: 'jobseeker' }, 'jobseeker'],
  [{ role: 'candidate' }, 'jobseeker'],
  [{ role: '', user_type: 'jobseeker' }, 'jobseeker'],
  [{ role: '', type: 'jobseeker' }, 'jobseeker'],
  [{ role: 'employer', user_type: 'employer' }, 'employer'],
  [{ role: 'admin' }, 'admin'],
])('%j is taken for %s', (user, role) => {
  expect(roleOf(user)).toBe(role)
})

test('each role signs up by itself or has a sign-in of its own', () => {
  expect([...selfServiceRoles, ...separateRoles].toSorted()).toEqual(roles.toSorted())
  expect(selfServiceRoles).toEqual(['employer', 'jobseeker'])
})

test('each role stands for one side, and public pages tell the same', () => {
  for (const role of [...roles, 'candidate', undefined]) {
    expect(hires(role)).toBe(rulesOf(role).hires)
    expect(hasRecord(role)).toBe(rulesOf(role).hasRecord)
  }
  const sides = roles.map((role) => {
    const { hires, hasRecord, supplies, operates } = rulesOf(role)
    return [hires, hasRecord, supplies, operates].map(Number).join('')
  })
  expect(sides).toEqual(['1000', '0100', '0010', '0001'])
})

test.each([undefined, '', 'candidate', 'moderator'])(
  'whoever is remembered as %j may nothing and finds the dashboard',
  (role) => {
    expect(rulesOf(role)).toEqual({
      home: '/dashboard',
      logInPath: '/login',
      logOutPath: '/api/auth/logout',
      session: { lastsMinutes: 129_600, idleMinutes: 43_200 },
      hires: false,
      hasRecord: false,
      supplies: false,
      operates: false,
    })
  },
)
