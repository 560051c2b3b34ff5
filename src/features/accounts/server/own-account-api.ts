export { changeAccount } from './change-account.ts'
export {
  closeUser,
  type ClosedBecause,
  countClosed,
  countUnused,
  listClosed,
  listToErase,
  listUnused,
  personOf,
  reopenUser,
} from './close-account.ts'
export { listConsents, recordConsent, recordConsentOfEmail } from './consents.ts'
export { hasOtherOperator } from './people/other-operators.ts'
export { presentAccount } from './people/account-record.ts'
export { sendEmailLink } from './verify-email.ts'
export { setAvatar } from './queries.ts'
export { updateDetails } from './update-details.ts'
