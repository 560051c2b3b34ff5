export { demoAdminPhone, demoAgencyPhone } from '../choices.ts'
export { lockUser } from './own/close-account.ts'
export { searchTextOf, usersCalled } from './people/users-called.ts'
export { newMobile, ownNumber, phoneErrors, releasedNumber } from './phones.ts'
export {
  findJobseekers,
  findUserByPhone,
  getUser,
  getUserNames,
  listUsers,
  ownersOfSessions,
} from './queries.ts'
export type { UserRow } from './tables.ts'
