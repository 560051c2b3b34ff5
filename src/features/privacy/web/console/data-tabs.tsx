import { LinkTabs } from '../../../../ui/tabs.tsx'
import { useDataTexts } from './texts.ts'

const places = {
  requests: '/admin/data',
  closed: '/admin/data/closed',
  unused: '/admin/data/unused',
} as const

/** The parts of the page of data protection. */
export function DataTabs({ current }: { current: keyof typeof places }) {
  const { tabs: t } = useDataTexts()
  return (
    <LinkTabs
      label={t.label}
      current={current}
      className="mb-6"
      tabs={(['requests', 'closed', 'unused'] as const).map((key) => ({
        key,
        to: places[key],
        label: t[key],
      }))}
    />
  )
}
