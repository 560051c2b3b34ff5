import { type Mount, route } from '../../../../platform/server/http.ts'
import * as calls from '../../services-contract.ts'
import { agencyOf } from '../agency-of.ts'
import { declineMandate, listMandates } from './mandates.ts'
import { presentServices } from './offers.ts'
import { removeService, setService } from './set-service.ts'

/** From where an agency brings people, and whom it is asked to bring. */
export const serviceRoutes: Mount[] = [
  route(calls.listServices, async (ctx) => presentServices(ctx, await agencyOf(ctx, 'viewer'))),
  route(calls.setService, async (ctx, input) => presentServices(ctx, await setService(ctx, input))),
  route(calls.removeService, async (ctx, input) =>
    presentServices(ctx, await removeService(ctx, input)),
  ),
  route(calls.listMandates, (ctx) => listMandates(ctx)),
  route(calls.declineMandate, declineMandate),
]
