import { contribute, defineCapability } from '../../../platform/server/capability.ts'
import { noticeKinds } from '../../notifications/server/ports.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'
import { endExpiredChecks } from './end-checks.ts'
import { notices } from './notices.ts'
import { routes } from './routes.ts'

export const reviews = defineCapability({
  name: 'reviews',
  uses: ['console', 'accounts', 'notifications', 'profiles'],
  routes,
  jobs: [{ name: 'end-expired-checks', cron: '2 21 * * *', run: endExpiredChecks }],
  errorTexts: { en: en.errors, ar: ar.errors },
  provides: [contribute(noticeKinds, notices)],
})
