import { translated } from '../../../../platform/shared/catalogues.ts'
import { csvRoute } from '../../../../platform/server/csv.ts'
import { type Mount, route } from '../../../../platform/server/http.ts'
import * as calls from '../../claim-contract.ts'
import { claims as en } from '../../messages.claims.en.ts'
import { grantClaim, refuseClaim } from './decide-claim.ts'
import { listAllClaims, readClaims } from './list-claims.ts'
import { listOwnClaims, openClaim, previewClaim, withdrawClaim } from './open-claim.ts'

const texts = translated(en)

export const claimRoutes: Mount[] = [
  route(calls.listClaims, listOwnClaims),
  route(calls.previewClaim, previewClaim),
  route(calls.openClaim, openClaim),
  route(calls.withdrawClaim, (ctx, { id }) => withdrawClaim(ctx, id)),
  route(calls.listAllClaims, listAllClaims),
  route(calls.grantClaim, grantClaim),
  route(calls.refuseClaim, refuseClaim),
  csvRoute(calls.exportClaims, {
    name: 'claims',
    read: readClaims,
    columns: ({ locale }) => {
      const { columns: t, causes, states } = texts[locale]
      return [
        { header: t.id, value: ({ id }) => id },
        { header: t.order, value: ({ order_no }) => order_no },
        { header: t.household, value: ({ household }) => household.name },
        { header: t.candidate, value: ({ candidate }) => candidate?.name },
        { header: t.cause, value: ({ cause }) => causes[cause] },
        { header: t.ended, value: ({ ended_on }) => ended_on },
        { header: t.reason, value: ({ reason }) => reason },
        { header: t.paid, value: ({ paid_amount }) => paid_amount },
        { header: t.computed, value: ({ amount }) => amount },
        { header: t.granted, value: ({ granted_amount }) => granted_amount },
        { header: t.currency, value: ({ currency }) => currency },
        { header: t.state, value: ({ state }) => states[state] },
        { header: t.answer, value: ({ answer }) => answer },
        { header: t.since, value: ({ created_at }) => created_at },
      ]
    },
  }),
]
