import { readOutbox } from '../../../gateways/outbox.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { type Mount, Reply, route } from '../../../platform/server/http.ts'
import { isLocalCaller } from '../../../platform/server/local-caller.ts'
import { getUser } from '../../accounts/server/index.ts'
import { startSession } from '../../accounts/server/sign-in-api.ts'
import { getDemo, signInToDemo } from '../contract.ts'
import { getDemoUser, listDemoUsers } from './accounts.ts'
import { masked } from './mask.ts'

const newestMessages = 20
const headers = { 'cache-control': 'no-store' }

export const routes: Mount[] = [
  route(getDemo, async (ctx, _input, request) => {
    const users = await listDemoUsers(ctx)
    const accounts = users.map(({ role, fullName, phoneNumber }) => ({
      role,
      full_name: fullName,
      phone_number: phoneNumber,
    }))
    const sent = await readOutbox(ctx.config.dataDir, newestMessages)
    const messages = sent.map(({ at, channel, to, text, code }) => ({
      at,
      channel,
      to,
      text,
      code: code ?? null,
    }))
    if (isLocalCaller(request)) return new Reply({ accounts, messages }, { headers })
    const own = ctx.actor === null ? null : await getUser(ctx, ctx.actor.userId)
    const isOwn = ({ to }: { to: string }) =>
      own !== null && [own.phoneNumber, own.email].includes(to)
    return new Reply(
      {
        accounts,
        messages: messages.map((message) => (isOwn(message) ? message : masked(message))),
      },
      { headers },
    )
  }),
  route(signInToDemo, async (ctx, { role }) => {
    const user = await getDemoUser(ctx, role)
    return new Reply(await transaction(ctx, (ctx) => startSession(ctx, user)), { headers })
  }),
]
