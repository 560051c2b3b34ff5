import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { ShellPage } from '../../../ui/app-shell.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { acceptInvitation, listOwnInvitations, type OwnInvitation } from '../office-contract.ts'
import { usePageTexts } from './page-texts.ts'
import { useTexts } from './texts.ts'
import { agencyKey } from './use-agency.ts'

const ApplyDialog = lazyPart(() => import('./apply-dialog.tsx'), 'ApplyDialog')

/** For an account of role agency that no agency has as a member: its invitations, or whom to ask for one. */
export function NoAgency() {
  const { none } = useTexts()
  const { own: t, apply } = usePageTexts()
  const [isApplying, setIsApplying] = useState(false)
  const { data = [] } = useQuery({
    queryKey: [...agencyKey, 'own-invitations'],
    queryFn: ({ signal }) => api(listOwnInvitations, {}, { signal }),
  })
  return (
    <ShellPage>
      {data.length === 0 ? (
        <EmptyState
          level={1}
          illustration="door"
          title={none.title}
          text={none.text}
          action={
            <Button aria-haspopup="dialog" onClick={() => setIsApplying(true)}>
              {apply.title}
            </Button>
          }
        />
      ) : (
        <div className="mx-auto max-w-160">
          <h1 className="mb-5 text-2xl">{t.title}</h1>
          <ul className="space-y-3">
            {data.map((invitation) => (
              <Invited key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </div>
      )}
      <Suspense>{isApplying && <ApplyDialog onClose={() => setIsApplying(false)} />}</Suspense>
    </ShellPage>
  )
}

function Invited({ invitation: { id, agency_name: name, role } }: { invitation: OwnInvitation }) {
  const { own: t } = usePageTexts()
  const { roles } = useTexts()
  const client = useQueryClient()
  const { run, busy } = useAction(acceptInvitation, {
    failed: t.failed,
    onDone: (agency) => client.setQueryData(agencyKey, agency),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface px-4 py-4">
      <span>{t.text(name, roles[role])}</span>
      <Button busy={busy} onClick={() => void run({ id })}>
        {t.accept}
      </Button>
    </li>
  )
}
