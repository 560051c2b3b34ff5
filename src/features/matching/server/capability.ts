import { answer, contribute, defineCapability } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { hasNeeds, weighByNeeds as weighPort } from '../../hiring/server/ports.ts'
import { findNeedsOf } from './needs.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'
import { weighByNeeds } from './weigh-by-needs.ts'

export const matching = defineCapability({
  name: 'matching',
  uses: ['accounts', 'profiles', 'search', 'hiring'],
  routes,
  provides: [
    answer(hasNeeds, async (ctx, employerId) => (await findNeedsOf(ctx, employerId)) !== null),
    answer(weighPort, weighByNeeds),
    contribute(personalDataProviders, personalData),
  ],
})
