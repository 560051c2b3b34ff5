import { contribute, defineCapability } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { errorTexts } from '../texts.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const employers = defineCapability({
  name: 'employers',
  uses: ['accounts', 'billing'],
  routes,
  errorTexts,
  provides: [contribute(personalDataProviders, personalData)],
})
