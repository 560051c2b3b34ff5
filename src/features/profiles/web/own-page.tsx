import { Eye } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { translated } from '../../../platform/shared/catalogues.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { textsHook, useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageSpinner } from '../../../ui/page-spinner.tsx'
import { getOwnPage } from '../contract.ts'
import { preview as en } from '../messages.preview.en.ts'
import { nameIn } from '../name-rules.ts'
import { candidateIn } from '../written-rules.ts'
import { writtenElsewhere } from './written-elsewhere.ts'
import { checkTexts } from './check-texts.ts'
import { childcareFacts, drawnFacts } from './drawn-facts.ts'
import { ProfileBody } from './profile-body.tsx'
import type { ShownCandidate } from './profile.page.tsx'

const useTexts = textsHook(translated(en))

/** Her page before anybody else sees it, at its own address; `otherwise` where the address is somebody else's. */
export function OwnPage({ otherwise }: { otherwise: ReactNode }) {
  const t = useTexts()
  const locale = useLocale()
  const id = Number(useParams().id)
  const own = useOwnPage()
  if (own === undefined) return <PageSpinner label={t.loading} />
  if (own === null || own.id !== id) return otherwise
  const candidate = candidateIn(own, locale)
  return (
    <>
      <div className="mx-auto w-full max-w-page px-4 pt-4 sm:px-6">
        <Alert
          tone="warning"
          title={t.title}
          action={
            <ButtonLink to="/dashboard/my-profile" size="s" icon={Eye}>
              {t.toProfile}
            </ButtonLink>
          }
        >
          {t.text}
        </Alert>
      </div>
      <ProfileBody
        candidate={candidate}
        similar={[]}
        jobs={candidate.profile.work_history}
        about={writtenElsewhere(candidate.profile.description, locale)}
        nameRead={nameIn(candidate.full_name, locale)}
        hasJobs={candidate.profile.work_history.length > 0}
        checkWords={candidate.checks.length > 0 ? checkTexts(locale) : null}
        more={drawnFacts(candidate.profile, locale)}
        childcare={childcareFacts(candidate.profile.childcare_experience_years, locale)}
      >
        {null}
      </ProfileBody>
    </>
  )
}

/** Undefined until it is known; null for whoever has none. */
function useOwnPage(): ShownCandidate | null | undefined {
  const [own, setOwn] = useState<ShownCandidate | null>()
  useEffect(() => {
    api(getOwnPage, {}).then(setOwn, () => setOwn(null))
  }, [])
  return own
}
