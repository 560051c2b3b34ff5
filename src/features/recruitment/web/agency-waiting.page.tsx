import { ButtonLink } from '../../../ui/button.tsx'
import { useTexts } from './texts.ts'
import { useAgencyCases } from './use-recruitment.ts'

/** On the agency's overview: how many recruitments wait for it. */
export default function AgencyWaitingPage() {
  const t = useTexts()
  const waiting =
    useAgencyCases().data?.filter(
      ({ next, status }) => status === 'open' && next?.actor === 'agency',
    ).length ?? 0
  if (waiting === 0) return null
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <p className="font-medium">{t.agency.waiting(waiting)}</p>
      <ButtonLink to="/agency/recruitments" size="s">
        {t.view}
      </ButtonLink>
    </div>
  )
}
