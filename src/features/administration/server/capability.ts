import { translated } from '../../../platform/shared/catalogues.ts'
import { defineCapability } from '../../../platform/server/capability.ts'
import { settings as settingsEn } from '../messages.settings.en.ts'
import { figuresRoutes } from './figures/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { consoleRoutes } from './routes.ts'
import { settingsRoutes } from './settings/routes.ts'

export const administration = defineCapability({
  name: 'administration',
  uses: [
    'console',
    'accounts',
    'notifications',
    'content',
    'billing',
    'profiles',
    'agencies',
    'hiring',
    'recruitment',
  ],
  routes: [settingsRoutes, figuresRoutes, healthRoutes, consoleRoutes].flat(),
  errorTexts: translated(settingsEn.errors),
})
