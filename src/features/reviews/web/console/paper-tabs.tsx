import { LinkTabs } from '../../../../ui/tabs.tsx'
import { useConsoleTexts } from './texts.ts'

/** Papers that wait, and what was checked. */
export function PaperTabs({ current }: { current: 'papers' | 'checks' }) {
  const { tabs: t } = useConsoleTexts().papers
  return (
    <LinkTabs
      label={t.label}
      current={current}
      tabs={[
        { key: 'papers', label: t.papers, to: '/admin/papers' },
        { key: 'checks', label: t.checks, to: '/admin/papers/checks' },
      ]}
      className="mb-6"
    />
  )
}
