import { localeOfPath } from '../../../platform/shared/locale.ts'
import { call, createApi } from '../../../platform/web/api.ts'
import type * as contract from '../contract.ts'

type Contract = typeof contract
type Role = contract.SelfServiceRole

export const sendCodeTo = (role: Role) => call<Contract['sendCodeTo'][Role]>('POST', `/api/${role}/auth/send-otp/`)
export const registerAs = (role: Role) => call<Contract['registerAs'][Role]>('POST', `/api/${role}/auth/register/`)
export const logInAs = {
  employer: call<Contract['logInAs']['employer']>('POST', '/api/employer/auth/login/'),
  jobseeker: call<Contract['logInAs']['jobseeker']>('POST', '/api/jobseeker/auth/login/'),
  agency: call<Contract['logInAs']['agency']>('POST', '/api/agency/auth/login/'),
  admin: call<Contract['logInAs']['admin']>('POST', '/api/admin/auth/login/'),
}
export const keepAccount = call<Contract['keepAccount']>('POST', '/api/auth/keep-account/')
export const getMe = call<Contract['getMe']>('GET', '/api/auth/me')
export const updateDetails = call<Contract['updateDetails']>('PUT', '/api/auth/update-details')
export const sendEmailLink = call<Contract['sendEmailLink']>('POST', '/api/auth/verify-email/send/')
export const updatePassword = call<Contract['updatePassword']>('PUT', '/api/auth/update-password')
export const forgotPassword = call<Contract['forgotPassword']>('POST', '/api/auth/forgot-password')
export const verifyResetCode = call<Contract['verifyResetCode']>('POST', '/api/auth/forgot-password/verify/')
export const resetPassword = call<Contract['resetPassword']>('PUT', '/api/auth/reset-password/:token')
export const verifyEmail = call<Contract['verifyEmail']>('GET', '/api/auth/verify-email/:token')
export const sendPhoneChangeCode = call<Contract['sendPhoneChangeCode']>('POST', '/api/auth/change-phone/send-otp/')
export const changePhone = call<Contract['changePhone']>('POST', '/api/auth/change-phone/verify/')
export const listSessions = call<Contract['listSessions']>('GET', '/api/auth/sessions/')
export const endSession = call<Contract['endSession']>('DELETE', '/api/auth/sessions/:id/')
export const endSessions = call<Contract['endSessions']>('DELETE', '/api/auth/sessions/')

/** Calls that need no session: a refusal is an answer here, and ends nobody's session. */
export const publicApi = createApi(
  (path, init) => fetch(path, { ...init, credentials: 'same-origin' }),
  () => localeOfPath(location.pathname),
)
