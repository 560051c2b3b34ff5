import { expect, test } from 'vitest'
import { roleOf } from './guard.ts'

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
