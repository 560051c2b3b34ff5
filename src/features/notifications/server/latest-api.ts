export { listLatest } from './list-notices.ts'
