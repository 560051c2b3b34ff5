export { cover } from './cover.ts'
