import { auditSubjects } from '../../../platform/server/audit-subjects.ts'
import { contribute, defineCapability } from '../../../platform/server/capability.ts'
import { measures } from '../../../platform/server/measures.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { sealedColumns } from '../../../platform/server/seal.ts'
import { consoleQueues } from '../../console/server/ports.ts'
import { channelErrors } from '../channel-texts.ts'
import { subjects } from './audit-subjects.ts'
import { queues } from './console-queues.ts'
import { sealedFor } from './message-due.ts'
import { deliverMessage } from './deliver-message.ts'
import { messageMeasures } from './measures.ts'
import { pushNotice } from './push/push-notice.ts'
import { purgeOldMessages } from './purge-old-messages.ts'
import { personalData } from './personal-data.ts'
import { answerByReply, findReceiver, isSessionOpen } from './ports.ts'
import { routes } from './routes.ts'

export const notifications = defineCapability({
  name: 'notifications',
  uses: ['console'],
  routes,
  jobs: [
    deliverMessage,
    pushNotice,
    { name: 'forget-old-messages', cron: '50 0 * * *', run: purgeOldMessages },
  ],
  errorTexts: channelErrors,
  asks: [findReceiver, isSessionOpen, answerByReply],
  provides: [
    contribute(personalDataProviders, personalData),
    contribute(sealedColumns, sealedFor),
    contribute(measures, messageMeasures),
    contribute(consoleQueues, queues),
    contribute(auditSubjects, subjects),
  ],
})
