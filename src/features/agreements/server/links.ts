import { type ActLink, actLink, readActLink } from '../../../platform/server/act-links.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { AgreementRow } from './tables.ts'

const kind = { purpose: 'deal-link', path: '/deal' }

/** The link by which someone answers to terms as they stand, without signing in, for a day. */
export const dealLink = (
  ctx: Context,
  row: Pick<AgreementRow, 'id' | 'version'>,
  userId: number,
): { path: string; until: Date } => actLink(ctx, kind, row, userId)

export const readDealLink = (ctx: Pick<Context, 'config'>, token: string): ActLink | null =>
  readActLink(ctx, kind, token)
