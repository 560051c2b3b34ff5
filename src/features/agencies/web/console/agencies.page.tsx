import type { Column } from '../../../../ui/table.tsx'
import { exportAgencies, listAgencies, type ListedAgency } from '../../admin-contract.ts'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { AgencyDialog } from './agency-dialog.tsx'
import { ConsoleList, pageMeta, useOpened } from '../../../console/web/index.ts'
import { useConsoleTexts } from './texts.ts'

export const meta = pageMeta('agencies')

const tones = { pending: 'amber', approved: 'palm', suspended: 'danger' } as const

/** The offices that supply candidates: who applied, whose licence waits or ends. */
export default function AgenciesPage() {
  const { agencies: t, yes } = useConsoleTexts()
  const [opened, open] = useOpened()
  const columns = useColumns(open)
  return (
    <>
      <ConsoleList
        topic="agencies"
        title={t.title}
        call={listAgencies}
        csv={{ call: exportAgencies, name: 'agencies' }}
        search={t.search}
        filters={[
          {
            name: 'status',
            label: t.status,
            options: (['pending', 'approved', 'suspended'] as const).map((value) => ({
              value,
              label: t.statuses[value],
            })),
          },
          { name: 'waiting', label: t.waiting, options: [{ value: 'true', label: yes }] },
        ]}
        rowKey={({ id }) => id}
        columns={columns}
        empty={{ title: t.empty }}
      />
      {opened > 0 && <AgencyDialog id={opened} onClose={() => open(null)} />}
    </>
  )
}

function useColumns(open: (id: number) => void): Column<ListedAgency>[] {
  const { agencies: t } = useConsoleTexts()
  const locale = useLocale()
  return [
    { key: 'name', header: t.columns.name, lead: true, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'licence',
      header: t.columns.licence,
      cell: ({ licence_number }) => <bdi>{licence_number}</bdi>,
    },
    {
      key: 'expires',
      header: t.columns.expires,
      cell: ({ licence_expires_on }) => formatShortDate(licence_expires_on, locale),
    },
    {
      key: 'candidates',
      header: t.columns.candidates,
      cell: ({ candidates }) => formatNumber(candidates),
    },
    {
      key: 'status',
      header: t.columns.status,
      cell: ({ status, has_waiting }) => (
        <span className="inline-flex flex-wrap gap-2">
          <Chip tone={tones[status]}>{t.statuses[status]}</Chip>
          {has_waiting && <Chip tone="amber">{t.waiting}</Chip>}
        </span>
      ),
    },
    {
      key: 'open',
      header: t.open,
      hideHeader: true,
      align: 'end',
      cell: ({ id, name }) => (
        <Button
          variant="secondary"
          size="s"
          aria-haspopup="dialog"
          aria-label={t.openOf(name)}
          onClick={() => open(id)}
        >
          {t.open}
        </Button>
      ),
    },
  ]
}
