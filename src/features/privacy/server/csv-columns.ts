import { textsIn } from '../../../platform/shared/catalogues.ts'
import type { CsvColumn } from '../../../platform/server/csv.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import type { AccountRow, RequestRow } from '../contract.ts'
import { en } from '../messages.en.ts'

const headersOf = ({ locale }: SignedIn) => textsIn(en, locale).csv

export const requestColumns = (ctx: SignedIn): CsvColumn<RequestRow>[] => {
  const t = headersOf(ctx)
  return [
    { header: t.number, value: ({ id }) => id },
    { header: t.user, value: ({ user_id }) => user_id },
    { header: t.name, value: ({ name }) => name },
    { header: t.role, value: ({ role }) => role },
    { header: t.kind, value: ({ kind }) => kind },
    { header: t.about, value: ({ about }) => about },
    { header: t.text, value: ({ text }) => text },
    { header: t.status, value: ({ status }) => status },
    { header: t.asked, value: ({ created_at }) => created_at },
    { header: t.due, value: ({ due_at }) => due_at },
    { header: t.answered, value: ({ answered_at }) => answered_at },
    { header: t.answer, value: ({ answer }) => answer },
  ]
}

export const accountColumns = (ctx: SignedIn): CsvColumn<AccountRow>[] => {
  const t = headersOf(ctx)
  return [
    { header: t.user, value: ({ user_id }) => user_id },
    { header: t.name, value: ({ name }) => name },
    { header: t.role, value: ({ role }) => role },
    { header: t.lastSeen, value: ({ last_seen_at }) => last_seen_at },
    { header: t.because, value: ({ closed_because }) => closed_because },
    { header: t.erased, value: ({ erase_at }) => erase_at },
    { header: t.step, value: ({ step }) => step },
    { header: t.obstacles, value: ({ obstacles: blockers }) => blockers.join(' ') },
  ]
}
