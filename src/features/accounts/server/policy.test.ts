import { expect, test } from 'vitest'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { roles } from '../../../platform/shared/roles.ts'
import { suspensionReasons } from '../choices.ts'
import {
  addPasskeyRefusal,
  confirmFactorRefusal,
  enrolRefusal,
  factorGivenRefusal,
  factorMissingRefusal,
  giveNumberRefusal,
  isCopied,
  liftRefusal,
  logInRefusal,
  numberTakenRefusal,
  ownCodeRefusal,
  passkeyMissingRefusal,
  releaseNumberRefusal,
  removeFactorsRefusal,
  removePasskeyRefusal,
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
      why(logInRefusal({ ...user, role }, [asked], 'en')),
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
    expect(why(logInRefusal({ ...shut, suspensionReason, role: 'agency' }, ['agency'], 'en'))).toBe(
      `accountSuspended_${suspensionReason}`,
    )
  expect(logInRefusal({ ...leaving, role: 'agency' }, ['agency'], 'en')?.params).toEqual({
    date: expect.stringContaining('2026'),
  })
})

test('at a sign-in of two roles either comes in', () => {
  for (const role of roles)
    expect(why(logInRefusal({ ...open, role }, ['employer', 'jobseeker'], 'en'))).toBe(
      role === 'employer' || role === 'jobseeker' ? 'allowed' : 'ROLE_MISMATCH',
    )
})

// [app, passkey, demanded] without the second factor given in the session.
test.each([
  [false, false, false, 'allowed'],
  [false, false, true, 'allowed'],
  [false, true, false, 'allowed'],
  [false, true, true, 'SECOND_FACTOR_REQUIRED'],
  [true, false, false, 'SECOND_FACTOR_REQUIRED'],
  [true, true, true, 'SECOND_FACTOR_REQUIRED'],
])(
  'app %s, passkey %s, demanded %s: what signs in changes or not',
  (hasApp, hasKey, isRequired, answer) => {
    const held = { hasApp, hasKey, isRequired }
    expect(why(factorGivenRefusal({ ...held, isGiven: false }))).toBe(answer)
    expect(why(factorGivenRefusal({ ...held, isGiven: true }))).toBe('allowed')
  },
)

test.each(roles)('what %s has lost an operator takes away, but no operator’s', (role) => {
  const remove = (id: number, holdsFactor: boolean) =>
    why(removeFactorsRefusal({ userId: 1 }, { id, role, holdsFactor }))
  const isOperator = role === 'admin'
  expect([remove(1, true), remove(2, true), remove(2, false)]).toEqual([
    'notYourself',
    isOperator ? 'factorOfOperator' : 'allowed',
    isOperator ? 'factorOfOperator' : 'factorNotEnrolled',
  ])
})

test('there are ten passkeys at most', () => {
  expect([0, 9, 10, 11].map((held) => why(addPasskeyRefusal(held)))).toEqual([
    'allowed',
    'allowed',
    'passkeysMany',
    'passkeysMany',
  ])
})

test('whoever needs a second factor keeps one that works', () => {
  const sound = { id: 1, blockedAt: null }
  const other = { id: 2, blockedAt: null }
  const blocked = { id: 3, blockedAt: at }
  const remove = (
    hasApp: boolean,
    isRequired: boolean,
    key: typeof sound | typeof blocked,
    ...keys: (typeof sound | typeof blocked)[]
  ) => why(removePasskeyRefusal(key, { hasApp, isRequired, keys: [key, ...keys] }))
  expect(remove(false, false, sound)).toBe('allowed')
  expect(remove(false, true, sound)).toBe('passkeyLastFactor')
  expect(remove(false, true, sound, blocked)).toBe('passkeyLastFactor')
  expect(remove(false, true, sound, other)).toBe('allowed')
  expect(remove(true, true, sound)).toBe('allowed')
  expect(remove(false, true, blocked)).toBe('allowed')
})

test.each([
  [0, 0, false],
  [0, 1, false],
  [4, 5, false],
  [4, 4, true],
  [4, 3, true],
  [4, 0, true],
])('a key that had signed %i times and says %i is a copy: %s', (known, counter, answer) => {
  expect(isCopied(known, counter)).toBe(answer)
})

test('a second factor is begun and confirmed once, and used where there is one', () => {
  expect([false, true].map((isEnrolled) => why(enrolRefusal(isEnrolled)))).toEqual([
    'allowed',
    'factorEnrolled',
  ])
  const begun = [null, { confirmedAt: null }, { confirmedAt: at }]
  expect(begun.map((one) => why(confirmFactorRefusal(one)))).toEqual([
    'factorNotStarted',
    'allowed',
    'factorEnrolled',
  ])
  expect([true, false].map((isHeld) => why(factorMissingRefusal(isHeld)))).toEqual([
    'allowed',
    'factorNotEnrolled',
  ])
  expect([0, 1].map((held) => why(passkeyMissingRefusal(held)))).toEqual(['passkeyNone', 'allowed'])
})

test('a number has one account, and its field is told', () => {
  expect(numberTakenRefusal(false)).toBeNull()
  expect(numberTakenRefusal(true)).toEqual({
    code: 'CONFLICT',
    message: 'phoneTaken',
    errors: { phone_number: ['phoneTaken'] },
  })
  expect(why(numberTakenRefusal(true, 'undoPhoneTaken'))).toBe('undoPhoneTaken')
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

test.each(roles)('the number of %s is freed once it is unused for 30 days', (role) => {
  const free = (id: number, days: number, hasNumber = true) => {
    const lastSeenAt = new Date(at.getTime() - days * 86_400_000)
    return why(releaseNumberRefusal({ userId: 1 }, { id, role, lastSeenAt, hasNumber }, at))
  }
  const isOperator = role === 'admin'
  const answer = (of: string) => (isOperator ? 'numberOfOperator' : of)
  expect([free(1, 99), free(2, 30), free(2, 30.1), free(2, 99, false)]).toEqual([
    'numberOfYourself',
    answer('numberInUse'),
    answer('allowed'),
    answer('numberFreed'),
  ])
})

test('only who has no number is given one, and only who has one gets a code', () => {
  expect([true, false].map((hasNumber) => why(giveNumberRefusal({ hasNumber })))).toEqual([
    'numberHeld',
    'allowed',
  ])
  expect(['+97433001122', null].map((one) => why(ownCodeRefusal(one)))).toEqual([
    'allowed',
    'numberMissing',
  ])
})
