import type { Context } from '../../../platform/server/context.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import type { suggestWord as call } from '../contract.ts'
import { admitForm } from './admit-form.ts'
import { enquiries } from './tables.ts'

/** Keeps a better word for the operator's queue, in the language of the page that needs it. */
export async function suggestWord(ctx: Context, form: Parsed<typeof call>): Promise<void> {
  if (!(await admitForm(ctx, form))) return
  await ctx.db.insert(enquiries).values({
    kind: 'word',
    message: form.better,
    words: form.words,
    page: form.page,
    locale: ctx.locale,
    createdAt: ctx.now,
  })
}
