import { type AlertTone, Alert } from '../../../ui/alert.tsx'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import type { CandidateAnswer } from '../../billing/contract.ts'
import { useTexts } from './texts.ts'

const tones: Record<CandidateAnswer, AlertTone> = {
  not_asked: 'warning',
  waiting: 'info',
  other_terms: 'warning',
  yes: 'success',
  no: 'error',
}

/** What she has said to the household's terms, before anything is paid. */
export function AnswerStatus({ answer }: { answer: CandidateAnswer }) {
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
