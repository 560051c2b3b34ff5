import { isolated } from '../../../platform/shared/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { OwnAgency } from '../contract.ts'
import { useTexts } from './texts.ts'

/** Says why the agency's candidates are not shown to households, where they aren't, and that one may only look. */
export function AgencyStateNotice({ agency }: { agency: OwnAgency }) {
  const { standing: t } = useTexts()
  const { standing, suspension_reason: reason, can_edit, can_manage } = agency
  return (
    <>
      {standing !== 'running' && (
        <Alert
          tone={standing === 'pending' ? 'info' : 'warning'}
          title={t[standing].title}
          action={
            standing !== 'suspended' &&
            can_manage && (
              <ButtonLink variant="quiet" size="s" to="/agency/licence">
                {t.toLicence}
              </ButtonLink>
            )
          }
        >
          <p>{t[standing].text}</p>
          {standing === 'suspended' && reason !== null && <p>{t.reason(isolated(reason))}</p>}
        </Alert>
      )}
      {!can_edit && <Alert tone="info">{t.viewing}</Alert>}
    </>
  )
}
