export { demoAdminPhone } from '../choices.ts'
export { authenticate } from './authenticate.ts'
export { changeAccount } from './change-account.ts'
export { checkCredentials, confirmPassword } from './check-credentials.ts'
export {
  closeUser,
  type ClosedBecause,
  countClosed,
  countUnused,
  listClosed,
  listToErase,
  listUnused,
  lockUser,
  personOf,
  reopenUser,
} from './close-account.ts'
export { listConsents, recordConsent, recordConsentOfEmail } from './consents.ts'
export { confirmByCode, sendConfirmationCode } from './confirm-by-code.ts'
export { countSignUps } from './count-sign-ups.ts'
export { createUser } from './create-user.ts'
export { findEnrolment } from './second-factor/get-second-factor.ts'
export { networkOf } from './networks.ts'
export { hashPassword } from './passwords.ts'
export { hasOtherOperator } from './people/other-operators.ts'
export { searchTextOf, usersCalled } from './people/list-users.ts'
export { listSessionsOf, presentAccount } from './people/account-record.ts'
export { newMobile, phoneErrors } from './phones.ts'
export {
  findJobseekers,
  findUserByPhone,
  getUser,
  getUserNames,
  listUsers,
  ownersOfSessions,
} from './queries.ts'
export { register } from './register.ts'
export { sendSignUpCode } from './send-sign-up-code.ts'
export { keyedHash, randomToken, sameHash, tokenHash } from './secrets.ts'
export { sendEmailLink } from './verify-email.ts'
export { setAvatar } from './set-avatar.ts'
export { startSession } from './start-session.ts'
export { updateDetails } from './update-details.ts'
export type { UserRow } from './tables.ts'
