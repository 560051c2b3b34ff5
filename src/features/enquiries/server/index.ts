import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'

export { forgetOldEnquiries } from './forget-old-enquiries.ts'
export { isSubscribed, leaveNewsletter, personalData } from './personal-data.ts'
export { routes } from './routes.ts'

export const errorTexts = { en: en.errors, ar: ar.errors }
