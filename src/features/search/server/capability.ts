import { defineCapability } from '../../../platform/server/capability.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'
import { routes } from './routes.ts'

export const search = defineCapability({
  name: 'search',
  uses: ['profiles'],
  routes,
  errorTexts: { en: en.errors, ar: ar.errors },
})
