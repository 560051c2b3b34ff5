import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'
import { ar as newsletterAr } from '../messages.newsletter.ar.ts'
import { en as newsletterEn } from '../messages.newsletter.en.ts'

export { countOpenEnquiries, countOpenReports } from './desk/count-open.ts'
export { sendNewsletters } from './newsletter/send-newsletters.ts'
export { newsletterDue } from './newsletter/write-newsletter.ts'
export { registerReported } from './desk/handlers.ts'
export { forgetOldEnquiries } from './forget-old-enquiries.ts'
export { isSubscribed, leaveNewsletter, personalData } from './personal-data.ts'
export { routes } from './routes.ts'

export const errorTexts = { en: { ...en.errors, ...newsletterEn.errors }, ar: { ...ar.errors, ...newsletterAr.errors } }
