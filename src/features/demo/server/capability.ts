import { defineCapability, on } from '../../../platform/server/capability.ts'
import { hireCreated } from '../../hiring/server/ports.ts'
import { fillPlace } from './fill-place.ts'
import { routes } from './routes.ts'

export const demo = defineCapability({
  name: 'demo',
  uses: ['accounts', 'profiles'],
  routes,
  reactsTo: [on(hireCreated, fillPlace)],
})
