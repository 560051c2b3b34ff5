export { changeAccount } from './own/change-account.ts'
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
} from './own/close-account.ts'
export { listConsents, recordConsent, recordConsentOfEmail } from './own/consents.ts'
export { hasOtherOperator } from './people/other-operators.ts'
export { presentAccount } from './people/account-record.ts'
export { sendEmailLink } from './own/verify-email.ts'
export { setAvatar } from './queries.ts'
export { updateDetails } from './own/update-details.ts'
