import { contribute, defineCapability } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { sealedColumns } from '../../../platform/server/seal.ts'
import { sealedFor } from './message-due.ts'
import { deliverMessage } from './deliver-message.ts'
import { purgeOldMessages } from './purge-old-messages.ts'
import { personalData } from './personal-data.ts'
import { findReceiver } from './ports.ts'
import { routes } from './routes.ts'

export const notifications = defineCapability({
  name: 'notifications',
  uses: ['console'],
  routes,
  jobs: [
    deliverMessage,
    { name: 'forget-old-messages', cron: '50 0 * * *', run: purgeOldMessages },
  ],
  asks: [findReceiver],
  provides: [contribute(personalDataProviders, personalData), contribute(sealedColumns, sealedFor)],
})
