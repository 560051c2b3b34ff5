export { Bell } from './bell.tsx'
export { unreadQuery } from './unread-query.ts'
