import { contribute, defineCapability } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const matching = defineCapability({
  name: 'matching',
  uses: ['accounts', 'profiles', 'search'],
  routes,
  provides: [contribute(personalDataProviders, personalData)],
})
