import { ArrowRight } from 'lucide-react'
import { Navigate, useLocation } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import type { StoredUser } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Avatar } from '../../../ui/portrait.tsx'
import { useListTexts } from './list-texts.ts'
import { useTexts } from './texts.ts'

/** Where a job seeker arrives: her name and the way to her public page. */
export function JobseekerHome({ user }: { user: StoredUser }) {
  const { jobseeker: t } = useTexts()
  const { seeker: interviews } = useListTexts()
  const home = localizedPath('/dashboard', useLocale())
  const { pathname } = useLocation()
  if (pathname.replace(/\/$/, '') !== home) return <Navigate to={home} replace />
  return (
    <div className="mx-auto w-full max-w-160 px-4 py-10 sm:px-6 sm:py-16">
      <Card>
        <div className="flex flex-col items-start gap-5 sm:flex-row">
          <Avatar name={user.full_name} src={user.avatar} size="l" />
          <div>
            <h1 className="text-2xl">{t.title(user.full_name)}</h1>
            <p className="mt-2 text-ink-soft">{user.candidate_id ? t.text : t.noProfile}</p>
            <ButtonLink to="/dashboard/interviews" look="secondary" className="me-3 mt-6">
              {interviews.title}
            </ButtonLink>
            {user.candidate_id && (
              <ButtonLink to={`/candidates/${user.candidate_id}`} iconAfter={ArrowRight} className="mt-6">
                {t.link}
              </ButtonLink>
            )}
          </div>
        </div>
      </Card>
    </div>
  )
}
