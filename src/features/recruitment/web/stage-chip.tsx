import { Chip } from '../../../ui/chip.tsx'
import type { Recruitment } from '../contract.ts'
import { useTexts } from './texts.ts'

/** Where a recruitment stands, in words. */
export function StageChips({ row }: { row: Pick<Recruitment, 'status' | 'stage' | 'overdue'> }) {
  const t = useTexts()
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {row.status === 'closed' ? (
        <Chip>{t.closed}</Chip>
      ) : (
        <Chip tone={row.status === 'completed' ? 'palm' : 'accent'}>{t.stages[row.stage]}</Chip>
      )}
      {row.overdue && <Chip tone="amber">{t.overdue}</Chip>}
    </span>
  )
}
