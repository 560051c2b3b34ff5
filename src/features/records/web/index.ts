export type { ProfileDataSource } from './profile-data-source.ts'
export { fetchAreaEarly, JobseekerArea, ManagedRecord } from './open-own-profile.ts'
export { OwnerEdit } from './open-owner-edit.ts'
