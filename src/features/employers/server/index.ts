import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'

export const errorTexts = { en: en.errors, ar: ar.errors }
export { routes } from './routes.ts'
