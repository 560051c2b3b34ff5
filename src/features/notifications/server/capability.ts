import { contribute, defineCapability } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { deliverMessages } from './deliver-messages.ts'
import { purgeOldMessages } from './purge-old-messages.ts'
import { personalData } from './personal-data.ts'
import { findReceiver } from './ports.ts'
import { routes } from './routes.ts'
import { messageQueued } from './send-message.ts'

export const notifications = defineCapability({
  name: 'notifications',
  uses: [],
  routes,
  jobs: [
    { name: 'deliver-messages', cron: '* * * * *', run: deliverMessages, wakesOn: messageQueued },
    { name: 'forget-old-messages', cron: '50 0 * * *', run: purgeOldMessages },
  ],
  asks: [findReceiver],
  provides: [contribute(personalDataProviders, personalData)],
})
