import { LedgerState } from './ledger-state.tsx'
import { MoneyAlerts } from './money-alerts.tsx'
import { Reconciliations } from './reconciliations.tsx'
import { useConsoleTexts } from './texts.ts'
import { pageMeta } from '../../../console/web/index.ts'

export const meta = pageMeta('ledger')

/** Whether the books are right, by themselves and against the provider's, and which money needs a look. */
export default function LedgerPage() {
  const { ledger: t } = useConsoleTexts()
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mb-5 text-ink-soft">{t.text}</p>
      <LedgerState />
      <MoneyAlerts />
      <Reconciliations />
    </>
  )
}
