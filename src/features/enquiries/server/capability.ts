import { joined } from '../../../platform/shared/catalogues.ts'
import { auditSubjects } from '../../../platform/server/audit-subjects.ts'
import { answer, contribute, defineCapability, on } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { listReported as reportedPort } from '../../profiles/server/ports.ts'
import { recordClaimed } from '../../claims/server/ports.ts'
import { consoleQueues } from '../../console/server/ports.ts'
import { en } from '../messages.en.ts'
import { en as newsletterEn } from '../messages.newsletter.en.ts'
import { en as wordEn } from '../messages.word.en.ts'
import { subjects } from './audit-subjects.ts'
import { queues } from './support/console-queues.ts'
import { listReported, moveReports } from './support/reports-of-candidates.ts'
import { purgeOldEnquiries } from './purge-old-enquiries.ts'
import { closeNewsletters } from './newsletter/close-newsletters.ts'
import { sendNewsletter } from './newsletter/send-newsletter.ts'
import { personalData } from './personal-data.ts'
import { namesOfCandidates, otherSideOfCase, otherSideOfInterview } from './ports.ts'
import { routes } from './routes.ts'

export const enquiries = defineCapability({
  name: 'enquiries',
  uses: ['console', 'accounts', 'notifications', 'reviews'],
  routes,
  jobs: [
    sendNewsletter,
    { name: 'close-newsletters', cron: '* * * * *', run: closeNewsletters },
    { name: 'forget-old-enquiries', cron: '40 0 * * *', run: purgeOldEnquiries },
  ],
  errorTexts: joined(en.errors, newsletterEn.errors, wordEn.errors),
  asks: [namesOfCandidates, otherSideOfInterview, otherSideOfCase],
  provides: [
    answer(reportedPort, listReported),
    contribute(personalDataProviders, personalData),
    contribute(consoleQueues, queues),
    contribute(auditSubjects, subjects),
  ],
  reactsTo: [on(recordClaimed, moveReports)],
})
