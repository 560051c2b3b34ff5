import { fileRules, uploadRoute } from '../../../gateways/files/index.ts'
import { type Mount, Reply, route } from '../../../platform/server/http.ts'
import * as calls from '../contract.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'
import { getProfile, replaceProfile, updateProfile } from './save-profile.ts'

const messages = { en: en.messages, ar: ar.messages }

export const routes: Mount[] = [
  route(
    calls.getProfile,
    async (ctx) => new Reply(await getProfile(ctx), { message: messages[ctx.locale].fetched }),
  ),
  uploadRoute(calls.replaceProfile, { avatar: fileRules.picture }, async (ctx, input, files) => {
    return new Reply(await replaceProfile(ctx, input, files.avatar), {
      message: messages[ctx.locale].saved,
    })
  }),
  route(
    calls.updateProfile,
    async (ctx, input) =>
      new Reply(await updateProfile(ctx, input), { message: messages[ctx.locale].saved }),
  ),
]
