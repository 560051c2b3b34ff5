import { contribute, defineCapability } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const employers = defineCapability({
  name: 'employers',
  uses: ['accounts', 'notifications'],
  routes,
  errorTexts: { en: en.errors, ar: ar.errors },
  provides: [contribute(personalDataProviders, personalData)],
})
