import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { formatDate } from '../../../platform/shared/format.ts'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Select } from '../../../ui/select.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { type MemberRole, memberRoles } from '../choices.ts'
import {
  changeMember,
  inviteMember,
  type Invitation,
  listPeople,
  type Member,
  type People,
  removeMember,
  withdrawInvitation,
} from '../office-contract.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { pageTexts, usePageTexts } from './page-texts.ts'
import { texts, useTexts } from './texts.ts'
import { agencyKey, useAgency } from './use-agency.ts'

export const meta: MetaFunction = ({ location }) => {
  const locale = localeOfPath(location.pathname)
  return [
    { title: texts[locale].metaTitle(pageTexts[locale].members.title) },
    { name: 'robots', content: 'noindex' },
  ]
}

export const peopleKey = [...agencyKey, 'people']

/** Who works for the agency and who is invited. */
export default function MembersPage() {
  const { members: t } = usePageTexts()
  const { retry } = useTexts()
  const { isOwner } = useAgency()
  const [isInviting, setIsInviting] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: peopleKey,
    queryFn: ({ signal }) => api(listPeople, {}, { signal }),
    staleTime: 30_000,
  })
  return (
    <>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl">{t.title}</h1>
          <p className="mt-1 text-ink-soft">{t.lead}</p>
        </div>
        {isOwner && (
          <Button icon={UserPlus} aria-haspopup="dialog" onClick={() => setIsInviting(true)}>
            {t.invite}
          </Button>
        )}
      </header>
      {data !== undefined ? (
        <>
          <Members members={data.members} isOwner={isOwner} />
          {data.invitations.length > 0 && (
            <Invitations invitations={data.invitations} isOwner={isOwner} />
          )}
        </>
      ) : isError ? (
        <ErrorState
          {...t.loadFailed}
          retryLabel={retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t.loading} />
      )}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </>
  )
}

/** An act whose answer is the list as it now stands; a refusal is said in the server's words. */
function usePeopleAct<T>(act: (input: T) => Promise<People>, done: (input: T) => string) {
  const { members: t } = usePageTexts()
  const client = useQueryClient()
  return useAction(act, {
    failed: t.failed,
    toast: (_, input) => done(input),
    onDone: (people) => client.setQueryData(peopleKey, people),
  })
}

function Members({ members, isOwner }: { members: Member[]; isOwner: boolean }) {
  const { members: t } = usePageTexts()
  const [leaving, setLeaving] = useState<Member | null>(null)
  const columns = useColumns(isOwner, setLeaving)
  return (
    <>
      <Table wide caption={t.caption} columns={columns} rows={members} rowKey={({ id }) => id} />
      {leaving !== null && <RemoveDialog member={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function useColumns(isOwner: boolean, onRemove: (member: Member) => void): Column<Member>[] {
  const { members: t } = usePageTexts()
  const { roles } = useTexts()
  const locale = useLocale()
  return [
    {
      key: 'name',
      header: t.columns.name,
      lead: true,
      cell: (member) => (
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="font-medium">{member.full_name}</bdi>
          {member.is_you && <Chip>{t.you}</Chip>}
        </span>
      ),
    },
    {
      key: 'phone',
      header: t.columns.phone,
      cell: (member) => (
        <bdi dir="ltr" className="tabular-nums">
          {member.phone_number}
        </bdi>
      ),
    },
    {
      key: 'role',
      header: t.columns.role,
      cell: (member) =>
        isOwner && !member.is_you ? <RoleSelect member={member} /> : roles[member.role],
    },
    {
      key: 'since',
      header: t.columns.since,
      cell: (member) => formatDate(member.joined_at, locale),
    },
    {
      key: 'actions',
      header: t.columns.actions,
      hideHeader: true,
      align: 'end',
      cell: (member) =>
        (member.is_you || isOwner) && <Leaving member={member} onRemove={onRemove} />,
    },
  ]
}

function Leaving({ member, onRemove }: { member: Member; onRemove: (member: Member) => void }) {
  const { members: t } = usePageTexts()
  return member.is_you ? (
    <Button variant="quiet" size="s" icon={LogOut} onClick={() => onRemove(member)}>
      {t.leave}
    </Button>
  ) : (
    <Button
      variant="quiet"
      size="s"
      aria-label={t.removeOf(member.full_name)}
      onClick={() => onRemove(member)}
    >
      {t.remove}
    </Button>
  )
}

function RoleSelect({ member: { id, full_name: name, role } }: { member: Member }) {
  const { members: t } = usePageTexts()
  const { roles } = useTexts()
  const changing = usePeopleAct(
    (next: MemberRole) => api(changeMember, { id, role: next }),
    () => t.changed(name),
  )
  return (
    <Select
      label={t.roleOf(name)}
      hideLabel
      fieldClassName="w-40"
      options={memberRoles.map((value) => ({ value, label: roles[value] }))}
      value={changing.busy ? changing.underWay : role}
      onChange={(event) => void changing.run(event.target.value as MemberRole)}
    />
  )
}

function RemoveDialog({
  member: { id, full_name: name, is_you: isYou },
  onClose,
}: {
  member: Member
  onClose: () => void
}) {
  const { members: t } = usePageTexts()
  const { cancel, close } = useTexts()
  const { run, busy, error } = useAction(removeMember, {
    failed: t.failed,
    refresh: agencyKey,
    toast: () => (isYou ? undefined : t.removed(name)),
    onDone: onClose,
    inPlace: true,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void run({ id })}
      title={isYou ? t.leaveTitle : t.removeTitle(name)}
      text={isYou ? t.leaveText : t.removeText}
      confirmLabel={isYou ? t.leave : t.remove}
      cancelLabel={cancel}
      closeLabel={close}
      danger
      busy={busy}
      error={error}
    />
  )
}

function Invitations({ invitations, isOwner }: { invitations: Invitation[]; isOwner: boolean }) {
  const { members: t } = usePageTexts()
  const { roles } = useTexts()
  const locale = useLocale()
  const again = usePeopleAct(
    ({ phone_number, role }: Invitation) => api(inviteMember, { phone_number, role }),
    () => t.sent,
  )
  const withdrawing = usePeopleAct(
    ({ id }: Invitation) => api(withdrawInvitation, { id }),
    () => t.withdrawn,
  )
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg">{t.invited}</h2>
      <ul className="space-y-3">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line px-4 py-3"
          >
            <span>
              <bdi dir="ltr" className="block font-medium tabular-nums">
                {invitation.phone_number}
              </bdi>
              <span className="text-sm text-ink-soft">
                {roles[invitation.role]} ·{' '}
                {invitation.expired ? t.ended : t.until(formatDate(invitation.expires_at, locale))}
              </span>
            </span>
            {isOwner && (
              <span className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="s"
                  busy={again.busy}
                  onClick={() => void again.run(invitation)}
                >
                  {t.again}
                </Button>
                <Button
                  variant="quiet"
                  size="s"
                  busy={withdrawing.busy}
                  onClick={() => void withdrawing.run(invitation)}
                >
                  {t.withdraw}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
