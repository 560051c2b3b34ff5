import { translated } from '../../../platform/shared/catalogues.ts'
import { contribute, defineCapability } from '../../../platform/server/capability.ts'
import { consoleQueues } from '../../console/server/ports.ts'
import { noticeKinds } from '../../notifications/server/ports.ts'
import { en } from '../messages.en.ts'
import { queues } from './console-queues.ts'
import { endExpiredChecks } from './end-checks.ts'
import { notices } from './notices.ts'
import { routes } from './routes.ts'

export const reviews = defineCapability({
  name: 'reviews',
  uses: ['console', 'accounts', 'notifications', 'profiles'],
  routes,
  jobs: [{ name: 'end-expired-checks', cron: '2 21 * * *', run: endExpiredChecks }],
  errorTexts: translated(en.errors),
  provides: [contribute(noticeKinds, notices), contribute(consoleQueues, queues)],
})
