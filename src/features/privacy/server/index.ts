import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'

export const errorTexts = { en: en.errors, ar: ar.errors }
export { buildExports } from './build-exports.ts'
export { eraseClosedAccounts } from './close-account.ts'
export { exportQueued, forgetExports } from './exports.ts'
export { registerPersonalData } from './keepers.ts'
export { notices } from './notices.ts'
export { personalData } from './own-data.ts'
export { routes } from './routes.ts'
export { tendUnusedAccounts } from './unused-accounts.ts'
