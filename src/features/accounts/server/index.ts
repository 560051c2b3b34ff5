export { demoAdminPhone, demoAgencyPhone } from '../choices.ts'
export { lockUser } from './close-account.ts'
export { searchTextOf, usersCalled } from './people/users-called.ts'
export { newMobile, phoneErrors } from './phones.ts'
export {
  findJobseekers,
  findUserByPhone,
  getUser,
  getUserNames,
  listUsers,
  ownersOfSessions,
} from './queries.ts'
export type { UserRow } from './tables.ts'
