import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'
import { ar as officeAr } from '../messages.office.ar.ts'
import { en as officeEn } from '../messages.office.en.ts'
import { importTexts as importAr } from '../messages.import.ar.ts'
import { importTexts as importEn } from '../messages.import.en.ts'

export const errorTexts = {
  en: { ...en.errors, ...officeEn.errors, ...importEn.errors },
  ar: { ...ar.errors, ...officeAr.errors, ...importAr.errors },
}
export { agencyOf, findAgencyOf } from './agency-of.ts'
export { countWaitingLicences } from './count-waiting.ts'
export { remindLicences } from './licence/remind-licences.ts'
export { notices } from './notices.ts'
export { agencyPeople, listMemberIds } from './people.ts'
export { personalData } from './personal-data.ts'
export { routes } from './routes.ts'
