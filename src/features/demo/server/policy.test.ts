import { expect, test } from 'vitest'
import { roles } from '../../../platform/shared/roles.ts'
import { demoLogInRefusal } from './policy.ts'

test.each(roles)(
  'a click signs in as %s, as operator until somebody has enrolled a second factor',
  (role) => {
    expect(demoLogInRefusal({ role }, null)).toBeNull()
    expect(demoLogInRefusal({ role }, new Date())).toEqual(
      role === 'admin' ? { code: 'SECOND_FACTOR_REQUIRED', status: 401 } : null,
    )
  },
)
