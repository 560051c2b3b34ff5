import { z } from 'zod'
import { digitsOnly, latinDigits } from '../../platform/shared/digits.ts'
import { endpoint, type Role } from '../../platform/shared/endpoint.ts'
import { requiredText } from '../../platform/shared/fields.ts'

/** Digits of a one-time code. */
export const codeLength = 6
/** How long a code can be used. */
export const codeTtlSeconds = 600
/** Wrong tries before a code is void. */
export const codeTries = 5
/** How long the screen waits before it offers to send again. */
export const resendAfterSeconds = 120
/** Shortest password at sign-up. */
export const signUpPasswordMin = 6
/** Shortest password at change and reset. */
export const changePasswordMin = 8
/** Life of an access token; its session lives on through refresh tokens. */
export const accessTokenTtlSeconds = 900
export const refreshTokenTtlDays = 30

export const selfServiceRoles = ['employer', 'jobseeker'] as const
export type SelfServiceRole = (typeof selfServiceRoles)[number]

/** A phone number as typed: digits of any script, spaces and signs dropped; the server checks it for its country. */
export const phoneNumber = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value
    const digits = digitsOnly(value)
    return digits === '' ? '' : `+${digits.replace(/^00/, '')}`
  },
  z.string({ error: 'phoneRequired' }).min(1, 'phoneRequired').max(16, 'phoneInvalid'),
)

const newPassword = (min: number, tooShort: string) =>
  z.string({ error: 'passwordRequired' }).min(1, 'passwordRequired').min(min, tooShort).max(200, 'passwordTooLong')

const codeField = z.preprocess(
  (value) => (typeof value === 'string' ? latinDigits(value).replace(/\s/g, '') : value),
  z.string({ error: 'codeInvalid' }).regex(/^\d{6}$/, 'codeInvalid'),
)

const user = z.object({
  id: z.int(),
  full_name: z.string(),
  email: z.string().nullable(),
  phone_number: z.string(),
  role: z.enum(['employer', 'jobseeker', 'agency', 'admin']),
  user_type: z.enum(['employer', 'jobseeker', 'agency', 'admin']),
  avatar: z.string().nullable(),
  /** Of a job seeker: her record in the candidate list. */
  candidate_id: z.int().nullable().optional(),
})
export type User = z.output<typeof user>

const sessionGrant = z.object({ token: z.string(), refreshToken: z.string(), user })
export type SessionGrant = z.output<typeof sessionGrant>

const nothing = z.object({})
const empty = z.object({})

/** The details of step 1 of sign-up, in the order in which the specification checks them. */
export const signUpDetails = z
  .object({
    phone_number: phoneNumber,
    full_name: requiredText('fullNameRequired', 120),
    password: newPassword(signUpPasswordMin, 'passwordTooShortAtSignUp'),
    confirm_password: z.string({ error: 'passwordsDiffer' }),
  })
  .refine((form) => form.password === form.confirm_password, { path: ['confirm_password'], error: 'passwordsDiffer' })

const credentials = z.object({ phone_number: phoneNumber, password: z.string({ error: 'passwordRequired' }).min(1, 'passwordRequired').max(200, 'passwordTooLong') })

const sendCode = (role: SelfServiceRole) =>
  endpoint('POST', `/api/${role}/auth/send-otp/`, {
    access: 'public',
    summary: `Send a one-time code to sign up as ${role}`,
    input: z.object({ phone_number: phoneNumber }),
    output: z.object({ phone_number: z.string(), resend_after: z.int() }),
  })

const register = (role: SelfServiceRole) =>
  endpoint('POST', `/api/${role}/auth/register/`, {
    access: 'public',
    summary: `Create an account as ${role} with the code that was sent`,
    input: signUpDetails.and(z.object({ otp_code: codeField })),
    output: sessionGrant,
  })

const logIn = <R extends Role>(role: R) =>
  endpoint('POST', `/api/${role}/auth/login/`, {
    access: 'public',
    summary: `Sign in as ${role}`,
    input: credentials,
    output: sessionGrant,
  })

export const sendCodeTo = { employer: sendCode('employer'), jobseeker: sendCode('jobseeker') }
export const registerAs = { employer: register('employer'), jobseeker: register('jobseeker') }
export const logInAs = { employer: logIn('employer'), jobseeker: logIn('jobseeker'), agency: logIn('agency'), admin: logIn('admin') }

export const refreshSession = endpoint('POST', '/api/auth/refresh-token', {
  access: 'public',
  summary: 'A new pair of tokens for a refresh token, which is used up',
  input: z.object({ refreshToken: z.string({ error: 'required' }).min(1, 'required').max(500, 'tooLong') }),
  output: z.object({ token: z.string(), refreshToken: z.string() }),
})

export const logOut = endpoint('POST', '/api/auth/logout', { access: 'signed-in', summary: 'End this session', input: empty, output: nothing })
export const logOutJobseeker = endpoint('POST', '/api/jobseeker/auth/logout/', { access: 'signed-in', summary: 'End this session', input: empty, output: nothing })

export const getMe = endpoint('GET', '/api/auth/me', { access: 'signed-in', summary: 'Who is asking', input: empty, output: z.object({ user }) })
export const getMeJobseeker = endpoint('GET', '/api/jobseeker/auth/me/', { access: ['jobseeker'], summary: 'Who is asking', input: empty, output: z.object({ user }) })
