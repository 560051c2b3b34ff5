export { settleNotices } from './settle-notices.ts'
