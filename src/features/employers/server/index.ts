import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'

export const errorTexts = { en: en.errors, ar: ar.errors }
export { personalData } from './personal-data.ts'
export { routes } from './routes.ts'
