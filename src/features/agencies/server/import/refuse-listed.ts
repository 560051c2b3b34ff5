import type { Context } from '../../../../platform/server/context.ts'
import { findObjected } from '../../../claims/server/index.ts'
import type { CheckedRow } from './check-rows.ts'
import { rowTexts, textFor } from './row-texts.ts'

/** Takes those out of the rows who asked not to be listed by this agency, and says no more of them than that. */
export async function refuseListed(
  ctx: Context,
  agencyId: number,
  rows: readonly CheckedRow[],
): Promise<void> {
  const refusalsOf = await findObjected(
    ctx,
    agencyId,
    rows.map(({ numbers }) => numbers),
  )
  const texts = rowTexts(ctx.locale, 'day_first')
  for (const row of rows) {
    const { phoneNumber, whatsapp } = row.numbers
    for (const [name, [key = '']] of Object.entries(refusalsOf(row.numbers))) {
      const field = name === 'whatsapp' ? 'whatsapp' : 'phone_number'
      row.errors.push({
        field,
        value: (field === 'whatsapp' ? whatsapp : phoneNumber) ?? '',
        message: textFor(texts, key, ctx.locale),
        suggestions: [],
      })
      row.record = null
    }
  }
}
