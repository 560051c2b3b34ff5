import { type Mount, route } from '../../../platform/server/http.ts'
import { getMe as getMeCall } from '../contract.ts'
import { presentUser } from './present.ts'
import { getUser } from './queries.ts'

export const routes: Mount[] = [route(getMeCall, async (ctx) => ({ user: await presentUser(ctx, await getUser(ctx, ctx.actor.userId)) }))]
