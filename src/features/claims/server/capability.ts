import { contribute, defineCapability } from '../../../platform/server/capability.ts'
import { noticeKinds } from '../../notifications/server/ports.ts'
import { errorTexts } from '../texts.ts'
import { claimNotices } from './notices.ts'
import { notifyWorkers } from './notify-workers.ts'
import { sealObjections } from './objections.ts'
import { routes } from './routes.ts'

export const claims = defineCapability({
  name: 'claims',
  uses: ['accounts', 'notifications', 'profiles', 'reviews'],
  routes,
  jobs: [
    { name: 'seal-objections', cron: '*/5 * * * *', run: sealObjections },
    { name: 'tell-workers', cron: '*/5 * * * *', run: notifyWorkers },
  ],
  errorTexts,
  provides: [contribute(noticeKinds, claimNotices)],
})
