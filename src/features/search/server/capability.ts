import { translated } from '../../../platform/shared/catalogues.ts'
import { defineCapability } from '../../../platform/server/capability.ts'
import { en } from '../messages.en.ts'
import { routes } from './routes.ts'

export const search = defineCapability({
  name: 'search',
  uses: ['profiles'],
  routes,
  errorTexts: translated(en.errors),
})
