import { auditSubjects } from '../../../platform/server/audit-subjects.ts'
import { contribute, defineCapability, on } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { recordClaimed } from '../../claims/server/ports.ts'
import { consoleQueues } from '../../console/server/ports.ts'
import { noticeKinds } from '../../notifications/server/ports.ts'
import { subjects } from './audit-subjects.ts'
import { moveConversations } from './claimed-record.ts'
import { queues } from './console-queues.ts'
import { errorTexts, notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { findMembership, isShortlisted } from './ports.ts'
import { routes } from './routes.ts'
import { notifyOfMessageJob } from './notify-of-message.ts'

export const conversations = defineCapability({
  name: 'conversations',
  uses: ['console', 'accounts', 'notifications', 'profiles', 'billing', 'enquiries'],
  routes,
  jobs: [notifyOfMessageJob],
  errorTexts,
  asks: [findMembership, isShortlisted],
  provides: [
    contribute(noticeKinds, notices),
    contribute(personalDataProviders, personalData),
    contribute(consoleQueues, queues),
    contribute(auditSubjects, subjects),
  ],
  reactsTo: [on(recordClaimed, moveConversations)],
})
