import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'

export const errorTexts = { en: en.errors, ar: ar.errors }
export { registerAgencyPeople, registerHires } from './handlers.ts'
export { notices } from './notices.ts'
export { joinCases, listWithOpenCase } from './cases-of-candidates.ts'
export { closeCase, openCase } from './open-case.ts'
export { openMissingCases } from './open-missing-cases.ts'
export { countCasesOf, countCompletedCases } from './queries.ts'
export { personalData } from './personal-data.ts'
export { otherSideOfCase } from './other-side.ts'
export { routes } from './routes.ts'
export { tellOverdueSteps } from './tell-overdue-steps.ts'
