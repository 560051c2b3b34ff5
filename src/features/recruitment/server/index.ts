export { countCasesOf } from './queries.ts'
