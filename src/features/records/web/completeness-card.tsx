import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import { useAreaTexts } from './own-profile-texts.ts'
import { completenessOf, type Place } from '../completeness-rules.ts'
import { useDataSource } from './profile-data-source.ts'
import { useDocuments } from './documents/use-documents.ts'

const shownAtOnce = 3

/** How complete her profile is, what to add next and why it helps. */
export function CompletenessCard({
  profile,
  onGo,
}: {
  profile: OwnProfile
  onGo: (place: Place) => void
}) {
  const { completeness: t } = useAreaTexts()
  const { percent, missing, thin } = completenessOf(profile, (useDocuments().data?.length ?? 1) > 0)
  const source = useDataSource()
  const rest = missing.length - shownAtOnce
  return (
    <Card title={missing.length === 0 ? t.done : t.title(percent)}>
      <ProgressBar value={percent} label={t.bar} tone={missing.length === 0 ? 'palm' : 'accent'} />
      {thin.length > 0 && (
        <p className="mt-4 text-sm text-ink-soft">
          {t.thin(thin.map((part) => t.parts[part]).join(t.comma))}
        </p>
      )}
      {missing.length > 0 && (
        <>
          <p className="mt-5 text-sm font-medium text-ink-faint">{t.next}</p>
          <ul>
            {missing.slice(0, shownAtOnce).map(({ step, place }) => (
              <li
                key={step}
                className="flex items-start justify-between gap-3 border-b border-line py-3 last:border-0"
              >
                <span className="min-w-0">
                  <span className="block font-medium">{t.steps[step].what}</span>
                  <span className="block text-sm text-ink-soft">{t.steps[step].why}</span>
                </span>
                {!source.mayEdit ? null : place === 'documents' ? (
                  <ButtonLink
                    to={source.documentsPath}
                    variant="quiet"
                    size="s"
                    aria-label={`${t.add}: ${t.steps[step].what}`}
                  >
                    {t.add}
                  </ButtonLink>
                ) : (
                  <Button
                    variant="quiet"
                    size="s"
                    onClick={() => onGo(place)}
                    aria-label={`${t.add}: ${t.steps[step].what}`}
                  >
                    {t.add}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {rest > 0 && <p className="text-sm text-ink-faint">{t.more(rest)}</p>}
        </>
      )}
    </Card>
  )
}
