import { expect, test } from 'vitest'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { roles } from '../../../platform/shared/roles.ts'
import { suspensionReasons } from '../choices.ts'
import {
  enrolRefusal,
  liftRefusal,
  logInRefusal,
  secondFactorRefusal,
  suspendRefusal,
} from './policy.ts'

const at = new Date('2026-03-10T09:00:00Z')
const why = (refusal: Refusal | null) => refusal?.message ?? refusal?.code ?? 'allowed'
const open = { suspendedAt: null, suspensionReason: null, eraseAt: null }
const shut = { ...open, suspendedAt: at }
const leaving = { ...open, eraseAt: at }

test.each(roles.flatMap((role) => roles.map((asked) => [role, asked] as const)))(
  '%s signs in as %s or not',
  (role, asked) => {
    const answers = [open, shut, leaving, { ...shut, eraseAt: at }].map((user) =>
      why(logInRefusal({ ...user, role }, asked, 'en')),
    )
    expect(answers).toEqual(
      role === asked
        ? ['allowed', 'accountSuspended', 'ACCOUNT_CLOSING', 'accountSuspended']
        : Array.from({ length: 4 }, () => 'ROLE_MISMATCH'),
    )
  },
)

test('whoever is shut out is told why, and whoever leaves until when', () => {
  for (const suspensionReason of suspensionReasons)
    expect(why(logInRefusal({ ...shut, suspensionReason, role: 'agency' }, 'agency', 'en'))).toBe(
      `accountSuspended_${suspensionReason}`,
    )
  expect(logInRefusal({ ...leaving, role: 'agency' }, 'agency', 'en')?.params).toEqual({
    date: expect.stringContaining('2026'),
  })
})

test.each(roles)('a second factor is for operators alone: %s', (role) => {
  expect(why(secondFactorRefusal({ role }))).toBe(role === 'admin' ? 'allowed' : 'FORBIDDEN')
})

test('a second factor is confirmed once', () => {
  expect([null, at].map((confirmedAt) => why(enrolRefusal({ confirmedAt })))).toEqual([
    'allowed',
    'factorEnrolled',
  ])
})

test.each([
  ['herself', 1, null, 'notYourself', 'notSuspended'],
  ['herself, shut', 1, at, 'notYourself', 'allowed'],
  ['another', 2, null, 'allowed', 'notSuspended'],
  ['another who is shut', 2, at, 'suspendedAlready', 'allowed'],
])('an operator suspends %s, and lifts it', (_, id, suspendedAt, suspend, lift) => {
  expect([
    why(suspendRefusal({ userId: 1 }, { id, suspendedAt })),
    why(liftRefusal({ suspendedAt })),
  ]).toEqual([suspend, lift])
})
