import { fileRules, uploadRoute } from '../../../gateways/files/index.ts'
import { type Mount, Reply, route } from '../../../platform/server/http.ts'
import * as calls from '../contract.ts'
import { texts } from '../texts.ts'
import { getProfile, replaceProfile, updateProfile } from './save-profile.ts'

export const routes: Mount[] = [
  route(
    calls.getProfile,
    async (ctx) =>
      new Reply(await getProfile(ctx), { message: texts[ctx.locale].messages.fetched }),
  ),
  uploadRoute(calls.replaceProfile, { avatar: fileRules.picture }, async (ctx, input, files) => {
    return new Reply(await replaceProfile(ctx, input, files.avatar), {
      message: texts[ctx.locale].messages.saved,
    })
  }),
  route(
    calls.updateProfile,
    async (ctx, input) =>
      new Reply(await updateProfile(ctx, input), { message: texts[ctx.locale].messages.saved }),
  ),
]
