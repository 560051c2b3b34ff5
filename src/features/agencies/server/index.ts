import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'

export const errorTexts = { en: en.errors, ar: ar.errors }
export { agencyOf, findAgencyOf, type Membership } from './agency-of.ts'
export { agencyPeople, listMemberIds } from './people.ts'
export { personalData } from './personal-data.ts'
export { routes } from './routes.ts'
