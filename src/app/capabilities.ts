import { accounts } from '../features/accounts/server/capability.ts'
import { administration } from '../features/administration/server/capability.ts'
import { agencies } from '../features/agencies/server/capability.ts'
import { agreements } from '../features/agreements/server/capability.ts'
import { alerts } from '../features/alerts/server/capability.ts'
import { billing } from '../features/billing/server/capability.ts'
import { claims } from '../features/claims/server/capability.ts'
import { console } from '../features/console/server/capability.ts'
import { content } from '../features/content/server/capability.ts'
import { conversations } from '../features/conversations/server/capability.ts'
import { demo } from '../features/demo/server/capability.ts'
import { employers } from '../features/employers/server/capability.ts'
import { enquiries } from '../features/enquiries/server/capability.ts'
import { hiring } from '../features/hiring/server/capability.ts'
import { matching } from '../features/matching/server/capability.ts'
import { notifications } from '../features/notifications/server/capability.ts'
import { privacy } from '../features/privacy/server/capability.ts'
import { profiles } from '../features/profiles/server/capability.ts'
import { records } from '../features/records/server/capability.ts'
import { recruitment } from '../features/recruitment/server/capability.ts'
import { reviews } from '../features/reviews/server/capability.ts'
import { rooms } from '../features/rooms/server/capability.ts'
import { search } from '../features/search/server/capability.ts'
import { files } from '../gateways/files/capability.ts'
import { type Capability, contribute } from '../platform/server/capability.ts'
import { auditSubjects, platformSubjects } from '../platform/server/audit-subjects.ts'
import { measures } from '../platform/server/measures.ts'
import { generalTexts } from './error-texts.ts'
import { jobMeasures } from './jobs/job-measures.ts'

/**
 * The product, in the order in which events are handled and a person's data is erased: hiring and recruitment first, which still
 * find her record and the others' names; the account itself last.
 */
export const capabilities: readonly Capability[] = [
  {
    name: 'general',
    uses: [],
    errorTexts: generalTexts,
    provides: [contribute(measures, jobMeasures), contribute(auditSubjects, platformSubjects)],
  },
  files,
  console,
  content,
  administration,
  demo,
  conversations,
  rooms,
  hiring,
  agreements,
  recruitment,
  agencies,
  billing,
  alerts,
  matching,
  employers,
  records,
  profiles,
  reviews,
  claims,
  search,
  enquiries,
  notifications,
  privacy,
  accounts,
]
