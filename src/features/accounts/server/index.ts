import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'

export { authenticate } from './authenticate.ts'
export { changeAccount } from './change-account.ts'
export { createUser } from './create-user.ts'
export { forgetExpired } from './forget-expired.ts'
export { onUserChanged, onUserRegistered, registerCandidateLookup } from './handlers.ts'
export { networkOf } from './networks.ts'
export { notices } from './notices.ts'
export { hashPassword } from './passwords.ts'
export { findReceiverOf, findUserByPhone, getUser, getUserNames } from './queries.ts'
export { routes } from './routes.ts'
export { keyedHash, randomToken, sameHash, tokenHash } from './secrets.ts'
export { sendEmailLink } from './verify-email.ts'
export { startSession } from './start-session.ts'
export type { UserRow } from './tables.ts'

export const errorTexts = { en: en.errors, ar: ar.errors }
