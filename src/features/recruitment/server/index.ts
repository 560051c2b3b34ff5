export { casesCalled, sidesOfCases } from './named-in-log.ts'
export { countCasesOf } from './queries.ts'
