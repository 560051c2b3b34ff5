import { formatShortDate, qatarDate } from '../../../../platform/shared/format.ts'
import { joinList } from '../../../../platform/shared/join-list.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Chip } from '../../../../ui/chip.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { type AccountRow, exportLeavingAccounts, listLeavingAccounts } from '../../contract.ts'
import { DataTabs } from './data-tabs.tsx'
import { useDataTexts } from './texts.ts'
import { Who } from './who.tsx'
import { ConsoleList } from '../../../console/web/index.ts'

/** Accounts that will be erased, or what the job would do with those unused; nothing here changes anything. */
export function AccountsList({ show }: { show: 'closed' | 'unused' }) {
  const { [show]: t } = useDataTexts()
  return (
    <>
      <DataTabs current={show} />
      <ConsoleList
        topic={`data-${show}`}
        title={t.title}
        text={t.text}
        call={listLeavingAccounts}
        given={{ show }}
        csv={{ call: exportLeavingAccounts, name: `${show}-accounts` }}
        columns={useColumns(show)}
        rowKey={({ user_id }) => user_id}
        empty={t.empty}
      />
    </>
  )
}

function useColumns(show: 'closed' | 'unused'): Column<AccountRow>[] {
  const { columns, closed, unused, obstacles: words } = useDataTexts()
  const locale = useLocale()
  const day = (at: string) => formatShortDate(qatarDate(new Date(at)), locale)
  const who: Column<AccountRow> = {
    key: 'who',
    header: columns.who,
    lead: true,
    cell: (row) => <Who {...row} />,
  }
  const seen: Column<AccountRow> = {
    key: 'seen',
    header: columns.lastSeen,
    cell: ({ last_seen_at }) => day(last_seen_at),
  }
  const held: Column<AccountRow> = {
    key: 'obstacles',
    header: columns.obstacles,
    cell: ({ obstacles: blockers }) =>
      blockers.length === 0
        ? '—'
        : joinList(
            blockers.map((key) => words[key] ?? key),
            locale,
          ),
  }
  if (show === 'unused') {
    const step = ({ step: next, obstacles: blockers }: AccountRow) =>
      next === null || blockers.length > 0 ? (
        unused.waits
      ) : (
        <Chip tone={next === 'close' ? 'danger' : 'amber'}>{unused.steps[next]}</Chip>
      )
    return [who, seen, { key: 'step', header: columns.step, cell: step }, held]
  }
  const because = ({ closed_because: reason }: AccountRow) =>
    reason === null ? '—' : closed.because[reason]
  const erase = ({ erase_at: at }: AccountRow) => (at === null ? '—' : day(at))
  return [
    who,
    seen,
    { key: 'because', header: columns.because, cell: because },
    { key: 'erase', header: columns.erase, cell: erase },
    held,
  ]
}
