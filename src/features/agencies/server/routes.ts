import { type Mount, route } from '../../../platform/server/http.ts'
import * as calls from '../contract.ts'
import { findAgencyOf } from './agency-of.ts'
import { candidateRoutes } from './candidate-routes.ts'
import { officeRoutes } from './office-routes.ts'
import { importRoutes } from './import/routes.ts'
import { presentOwn } from './present.ts'
import { serviceRoutes } from './abroad/routes.ts'

export const routes: Mount[] = [
  route(calls.getAgency, async (ctx) => {
    const membership = await findAgencyOf(ctx, ctx.actor.userId)
    return membership && presentOwn(ctx, membership)
  }),
  ...importRoutes,
  ...candidateRoutes,
  ...officeRoutes,
  ...serviceRoutes,
]
