import type { Mount } from '../../../platform/server/http.ts'
import { readSetting } from '../../../platform/server/settings.ts'
import { contactSchema, noContact } from './content-settings.ts'

const dayMs = 86_400_000
const goodForDays = 180

/** GET /.well-known/security.txt: whom to tell of a weakness (RFC 9116). It never runs out: its end moves on with the days. */
export const mountSecurityText: Mount = (app, host) => {
  app.get('/.well-known/security.txt', async (request, reply) => {
    const ctx = await host.contextFor(request, 'public')
    const { origin } = ctx.config
    const { email } = await readSetting(ctx, 'contact', contactSchema, noContact)
    const today = Math.floor(ctx.now.getTime() / dayMs) * dayMs
    const lines = [
      ...(email === null ? [] : [`Contact: mailto:${email}`]),
      `Contact: ${origin}/contact`,
      `Expires: ${new Date(today + goodForDays * dayMs).toISOString()}`,
      'Preferred-Languages: en, ar',
      `Canonical: ${origin}/.well-known/security.txt`,
      `Policy: ${origin}/security`,
      '',
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(lines.join('\n'))
  })
}
