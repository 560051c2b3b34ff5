import { translated } from '../../../platform/shared/catalogues.ts'
import { type Mount, Reply, route } from '../../../platform/server/http.ts'
import * as calls from '../contract.ts'
import { en } from '../messages.forms.en.ts'
import { en as wordEn } from '../messages.word.en.ts'
import { issueTicket } from './admit-form.ts'
import { supportRoutes } from './support/routes.ts'
import { listEnquiries } from './list-enquiries.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { alsoAsPlainForm } from './plain-forms.ts'
import { requestVisa } from './request-visa.ts'
import { sendContact } from './send-contact.ts'
import { suggestWord } from './suggest-word.ts'
import { confirmSubscription, subscribe, unsubscribe } from './subscribe.ts'

const texts = translated(en)
const words = translated(wordEn)
const unkept = { headers: { 'cache-control': 'no-store' } }

export const routes: Mount[] = [
  route(calls.getFormTicket, (ctx) => new Reply({ ticket: issueTicket(ctx) }, unkept)),
  alsoAsPlainForm(
    { page: '/contact' },
    route(calls.sendContact, async (ctx, form) => {
      await sendContact(ctx, form)
      return new Reply({}, { message: texts[ctx.locale].contact.sent })
    }),
  ),
  alsoAsPlainForm(
    { page: '/visa/request' },
    route(calls.requestVisa, async (ctx, form) => {
      await requestVisa(ctx, form)
      return new Reply({}, { message: texts[ctx.locale].visa.sent })
    }),
  ),
  alsoAsPlainForm(
    { page: '/newsletter' },
    route(calls.subscribe, async (ctx, form) => {
      await subscribe(ctx, form)
      return new Reply({}, { message: texts[ctx.locale].newsletter.sent })
    }),
  ),
  alsoAsPlainForm(
    { page: '/newsletter', done: 'confirmed', refused: 'void' },
    route(
      calls.confirmSubscription,
      async (ctx, { token }) => new Reply(await confirmSubscription(ctx, token), unkept),
    ),
  ),
  alsoAsPlainForm(
    { page: '/newsletter', done: 'left', refused: 'void' },
    route(calls.unsubscribe, async (ctx, { token }) => {
      await unsubscribe(ctx, token)
      return {}
    }),
  ),
  route(calls.suggestWord, async (ctx, form) => {
    await suggestWord(ctx, form)
    return new Reply({}, { message: words[ctx.locale].sent })
  }),
  route(calls.listEnquiries, listEnquiries),
  ...newsletterRoutes,
  ...supportRoutes,
]
