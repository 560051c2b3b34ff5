import { z } from 'zod'
import { digitsOnly, latinDigits } from '../../platform/shared/digits.ts'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, personName } from '../../platform/shared/fields.ts'
import { locales } from '../../platform/shared/locales.ts'
import { type Role, roles } from '../../platform/shared/roles.ts'
import type { SelfServiceRole } from './role-rules.ts'

/** Digits of a one-time code. */
export const codeLength = 6
/** How long a code, or the link sent beside it, can be used. */
export const codeTtlSeconds = 600
/** Wrong tries before a code is void. */
export const codeTries = 5
/** How long the screen waits before it offers to send again. */
export const resendAfterSeconds = 120
/** How long the link that confirms an e-mail address can be used. */
export const emailLinkTtlSeconds = 86_400
/** Shortest password at sign-up. */
export const signUpPasswordMin = 6
/** Shortest password at change and reset. */
export const changePasswordMin = 8
/** Life of an access token; its session lives on through refresh tokens, for as long as its role lets it (`role-rules.ts`). */
export const accessTokenTtlSeconds = 900
/** So many devices can be signed in at once; the oldest session ends when there is one more. */
export const sessionsMax = 20

const typedPhone = (missing: string) =>
  z.preprocess(
    (value) => {
      if (typeof value !== 'string') return value
      const digits = digitsOnly(value)
      return digits === '' ? '' : `+${digits.replace(/^00/, '')}`
    },
    z.string({ error: missing }).min(1, { error: missing, abort: true }).max(20, 'phoneInvalid'),
  )

/** A phone number as typed: digits of any script, spaces and signs dropped; the server checks it for its country. */
export const phoneNumber = typedPhone('phoneRequired')

const password = (missing = 'passwordRequired') =>
  z.string({ error: missing }).min(1, { error: missing, abort: true }).max(200, 'passwordTooLong')

const typedCode = (incomplete: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? latinDigits(value).replace(/\s/g, '') : value),
    z.string({ error: incomplete }).regex(/^\d{6}$/, incomplete),
  )

/** The six digits that were sent. */
export const otpCode = typedCode('codeInvalid')

/** Six digits of an authenticator app, or a recovery code: as typed, without its spaces and hyphens. */
export const factorCode = z.preprocess(
  (value) =>
    typeof value === 'string' ? latinDigits(value).replace(/[\s-]/g, '').toLowerCase() : value,
  z.string({ error: 'factorCodeRequired' }).min(1, 'factorCodeRequired').max(40, 'factorCodeWrong'),
)

const user = z.object({
  id: z.int(),
  full_name: z.string(),
  email: z.string().nullable(),
  phone_number: z.string(),
  role: z.enum(roles),
  user_type: z.enum(roles),
  avatar: z.string().nullable(),
  /** The address was confirmed by the link sent to it. */
  email_verified: z.boolean(),
  /** The language of messages. */
  locale: z.enum(locales),
  /** Of a job seeker: her record in the candidate list. */
  candidate_id: z.int().nullable().optional(),
})
export type User = z.output<typeof user>

/** What a browser keeps of a new session. */
export const sessionGrant = z.object({ token: z.string(), refreshToken: z.string(), user })
export type SessionGrant = z.output<typeof sessionGrant>

/** The answer when a code was sent. */
export const codeSent = z.object({ phone_number: z.string(), resend_after: z.int() })

const nothing = z.object({})
const empty = z.object({})

/** The details of step 1 of sign-up, in the order in which the specification checks them. */
export const signUpDetails = z
  .object({
    phone_number: phoneNumber,
    full_name: personName('fullNameRequired'),
    password: password().min(signUpPasswordMin, 'passwordTooShortAtSignUp'),
    confirm_password: z.string({ error: 'passwordsDiffer' }),
  })
  // A wrong phone doesn't hide that the passwords differ: every field hears what is wrong with it.
  .refine(
    (form) => typeof form.confirm_password !== 'string' || form.password === form.confirm_password,
    {
      path: ['confirm_password'],
      error: 'passwordsDiffer',
      when: () => true,
    },
  )

/** A new password and its confirmation, checked in the order of the specification; `names` are the two fields. */
const newPassword = (
  form: Record<string, string>,
  names: [string, string],
): { path: string; message: string } | null => {
  const [next, confirmation] = names.map((name) => form[name] ?? '')
  if (next !== confirmation) return { path: names[1], message: 'newPasswordsDiffer' }
  if ((next ?? '').length < changePasswordMin)
    return { path: names[0], message: 'newPasswordTooShort' }
  return null
}

/** The form of the Change Password modal. */
export const passwordChange = z
  .object({
    currentPassword: password('allFieldsRequired'),
    newPassword: password('allFieldsRequired'),
    confirmPassword: z.string({ error: 'allFieldsRequired' }).min(1, 'allFieldsRequired'),
  })
  .check(({ value, issues }) => {
    const unchanged =
      value.newPassword === value.currentPassword
        ? { path: 'newPassword', message: 'newPasswordUnchanged' }
        : null
    const fault = newPassword(value, ['newPassword', 'confirmPassword']) ?? unchanged
    if (fault)
      issues.push({ code: 'custom', input: value, path: [fault.path], message: fault.message })
  })

/** The form behind a link to set a new password. */
export const passwordReset = z
  .object({
    password: password('allFieldsRequired'),
    confirmPassword: z.string({ error: 'allFieldsRequired' }).min(1, 'allFieldsRequired'),
  })
  .check(({ value, issues }) => {
    const fault = newPassword(value, ['password', 'confirmPassword'])
    if (fault)
      issues.push({ code: 'custom', input: value, path: [fault.path], message: fault.message })
  })

const credentials = z.object({ phone_number: phoneNumber, password: password() })

/** With the password that is to be chosen, one that is easy to guess is refused before a message is sent for it. */
export const plannedPassword = optional(z.string('passwordRequired').max(200, 'passwordTooLong'))
export const signUpCodeFor = z.object({ phone_number: phoneNumber, password: plannedPassword })

const sendCode = (role: SelfServiceRole) =>
  endpoint('POST', `/api/${role}/auth/send-otp/`, {
    access: 'public',
    summary: `Send a one-time code to sign up as ${role}`,
    input: signUpCodeFor,
    output: codeSent,
  })

const register = (role: SelfServiceRole) =>
  endpoint('POST', `/api/${role}/auth/register/`, {
    access: 'public',
    summary: `Create an account as ${role} with the code that was sent`,
    input: signUpDetails.and(z.object({ otp_code: otpCode })),
    output: sessionGrant,
  })

const logIn = (role: Role) =>
  endpoint('POST', `/api/${role}/auth/login/`, {
    access: 'public',
    summary: `Sign in as ${role}; without the code of a second factor that is set up 401 SECOND_FACTOR_REQUIRED`,
    input: credentials.extend({ code: optional(factorCode) }),
    output: sessionGrant,
  })

export const sendCodeTo = { employer: sendCode('employer'), jobseeker: sendCode('jobseeker') }
export const registerAs = { employer: register('employer'), jobseeker: register('jobseeker') }

export const logInAs = {
  employer: logIn('employer'),
  jobseeker: logIn('jobseeker'),
  agency: logIn('agency'),
  admin: logIn('admin'),
}

export const keepAccount = endpoint('POST', '/api/auth/keep-account/', {
  access: 'public',
  summary: 'Keep an account that is to be deleted, by number and password; then sign in as always',
  input: credentials,
  output: nothing,
})

export const refreshSession = endpoint('POST', '/api/auth/refresh-token', {
  access: 'public',
  summary:
    'A new pair of tokens for a refresh token, which is used up; asked again within 30 seconds, another pair, unless the first was used',
  input: z.object({
    refreshToken: z.string({ error: 'required' }).min(1, 'required').max(500, 'tooLong'),
  }),
  output: z.object({ token: z.string(), refreshToken: z.string() }),
})

const logOutAt = <P extends string>(path: P) =>
  endpoint('POST', path, {
    access: 'signed-in',
    summary: 'End this session',
    input: empty,
    output: nothing,
  })
export const logOut = logOutAt('/api/auth/logout')
export const logOutJobseeker = logOutAt('/api/jobseeker/auth/logout/')

const oneself = z.object({ user })
export const getMe = endpoint('GET', '/api/auth/me', {
  access: 'signed-in',
  summary: 'Who is asking',
  input: empty,
  output: oneself,
})
export const getMeJobseeker = endpoint('GET', '/api/jobseeker/auth/me/', {
  access: 'jobseeker',
  summary: 'Who is asking, as job seeker',
  input: empty,
  output: oneself,
})

export const updateDetails = endpoint('PUT', '/api/auth/update-details', {
  access: 'signed-in',
  summary:
    'Change your name, or the language of your messages; a number changes by code, so a different phone is refused',
  input: z.object({
    fullName: personName('fullNameRequired'),
    phone: optional(phoneNumber),
    locale: optional(z.enum(locales, 'unknownChoice')),
  }),
  output: oneself,
})

export const updatePassword = endpoint('PUT', '/api/auth/update-password', {
  access: 'signed-in',
  summary: 'Change your password; every other session ends',
  input: passwordChange,
  output: nothing,
})

export const forgotPassword = endpoint('POST', '/api/auth/forgot-password', {
  access: 'public',
  summary:
    'Send a link and a code to set a new password; the same answer whether or not the number has an account',
  input: z.object({ phoneNumber }),
  output: z.object({ resend_after: z.int() }),
})

export const verifyResetCode = endpoint('POST', '/api/auth/forgot-password/verify/', {
  access: 'public',
  summary: 'The token of the link, for those who type the code instead',
  input: z.object({ phoneNumber, otp_code: otpCode }),
  output: z.object({ token: z.string() }),
})

const linkToken = z.string().min(1).max(200)

export const resetPassword = endpoint('PUT', '/api/auth/reset-password/:token', {
  access: 'public',
  summary: 'Set a new password; every session ends',
  input: passwordReset.and(z.object({ token: linkToken })),
  output: nothing,
})

/** The form behind a link that puts back what signs one in. */
export const undoForm = passwordReset
  .and(z.object({ oldPassword: password('allFieldsRequired') }))
  .check(({ value, issues }) => {
    if (value.password === value.oldPassword)
      issues.push({
        code: 'custom',
        input: value,
        path: ['password'],
        message: 'newPasswordUnchanged',
      })
  })

export const undoChange = endpoint('POST', '/api/account/undo-change/', {
  access: 'public',
  summary:
    'Put number, e-mail address, passkeys and second factor back as they were before a change, by the link sent with it and the password of then, with a new password; every session ends',
  input: undoForm.and(z.object({ token: linkToken })),
  output: nothing,
})

export const sendEmailLink = endpoint('POST', '/api/auth/verify-email/send/', {
  access: 'signed-in',
  proof: 'recent',
  summary:
    'Send a link that makes an address the e-mail address of this account; without one, to the address it has',
  input: z.object({
    email: optional(
      z
        .string({ error: 'emailInvalid' })
        .trim()
        .toLowerCase()
        .max(254, 'emailInvalid')
        .pipe(z.email('emailInvalid')),
    ),
  }),
  output: z.object({ email: z.string() }),
})

export const verifyEmail = endpoint('GET', '/api/auth/verify-email/:token', {
  access: 'public',
  summary: 'Confirm an e-mail address by the link sent to it',
  input: z.object({ token: linkToken }),
  output: z.object({ email: z.string() }),
})

export const sendPhoneChangeCode = endpoint('POST', '/api/auth/change-phone/send-otp/', {
  access: 'signed-in',
  proof: 'recent',
  summary: 'Send a code to the number that shall be yours',
  input: z.object({ phone_number: typedPhone('phoneInvalid') }),
  output: codeSent,
})

export const changePhone = endpoint('POST', '/api/auth/change-phone/verify/', {
  access: 'signed-in',
  proof: 'recent',
  summary: 'Take the new number, with the code sent to it; the old number is told',
  input: z.object({
    phone_number: typedPhone('phoneInvalid'),
    otp_code: typedCode('codeIncomplete'),
  }),
  output: z.object({ phone_number: z.string() }),
})

const session = z.object({
  id: z.uuid(),
  user_agent: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
})
export type Session = z.output<typeof session>

export const listSessions = endpoint('GET', '/api/auth/sessions/', {
  access: 'signed-in',
  summary: 'The devices on which you are signed in, the last used first',
  input: empty,
  output: z.object({ sessions: z.array(session) }),
})

export const endSession = endpoint('DELETE', '/api/auth/sessions/:id/', {
  access: 'signed-in',
  proof: 'recent',
  summary: 'Sign out on one device',
  input: z.object({ id: z.uuid('NOT_FOUND') }),
  output: nothing,
})

export const endSessions = endpoint('DELETE', '/api/auth/sessions/', {
  access: 'signed-in',
  proof: 'recent',
  summary: 'Sign out on all other devices, or everywhere',
  input: z.object({ scope: z.enum(['others', 'all'], 'unknownChoice').default('others') }),
  output: z.object({ ended: z.int() }),
})
