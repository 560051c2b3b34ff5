import { ChevronRight } from 'lucide-react'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { AskOperator } from './ask-operator.tsx'
import { useDataTexts } from './texts.ts'
import type { Role } from '../../../platform/shared/roles.ts'

type Place = keyof ReturnType<typeof useDataTexts>['correct']['places']

const places: Record<Role, [place: Place, to: string][]> = {
  employer: [
    ['account', '/account'],
    ['employer', '/dashboard/profile'],
    ['needs', '/dashboard/needs'],
  ],
  jobseeker: [
    ['account', '/account'],
    ['jobseeker', '/dashboard/my-profile'],
    ['documents', '/dashboard/documents'],
  ],
  agency: [
    ['account', '/account'],
    ['agency', '/agency'],
  ],
  admin: [['account', '/account']],
}

/** Where each thing is corrected, and whom to ask for the rest. */
export function CorrectPart({ role, onAsked }: { role: Role; onAsked: () => Promise<unknown> }) {
  const { correct: t } = useDataTexts()
  return (
    <Card title={t.title}>
      <p className="-mt-3 mb-2 text-ink-soft">{t.text}</p>
      <ul className="mb-4 divide-y divide-line">
        {places[role].map(([place, to]) => (
          <li key={place}>
            <LocalLink
              to={to}
              className="flex min-h-12 items-center justify-between gap-3 py-2 font-medium hover:text-accent"
            >
              {t.places[place]}
              <Icon of={ChevronRight} size={18} directional />
            </LocalLink>
          </li>
        ))}
      </ul>
      <p className="mb-4 text-ink-soft">{t.rest}</p>
      <AskOperator kind="correction" label={t.ask} onAsked={onAsked} />
    </Card>
  )
}
