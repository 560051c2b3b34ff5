import { type AlertTone, Alert } from '../../../ui/alert.tsx'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import type { HerAnswer } from '../../billing/contract.ts'
import { useTexts } from './texts.ts'

const tones: Record<HerAnswer, AlertTone> = {
  not_asked: 'warning',
  waiting: 'info',
  other_terms: 'warning',
  yes: 'success',
  no: 'error',
}

/** What she has said to the household's terms, before anything is paid. */
export function WhereSheStands({ answer }: { answer: HerAnswer }) {
  const { standing: t } = useTexts()
  return (
    <Alert tone={tones[answer]} title={t[answer].title}>
      {t[answer].text}{' '}
      {answer !== 'not_asked' && (
        <LocalLink to="/dashboard/agreements" className="hit link">
          {answer === 'other_terms' ? t.seeHers : t.see}
        </LocalLink>
      )}
    </Alert>
  )
}
