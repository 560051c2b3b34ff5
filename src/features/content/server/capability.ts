import { contribute, defineCapability } from '../../../platform/server/capability.ts'
import { operatorSettings } from '../../../platform/server/operator-settings.ts'
import { contentSettings } from './content-settings.ts'
import { routes } from './routes.ts'

export const content = defineCapability({
  name: 'content',
  uses: ['accounts', 'profiles', 'search', 'enquiries', 'billing', 'hiring'],
  routes,
  provides: [contribute(operatorSettings, contentSettings)],
})
