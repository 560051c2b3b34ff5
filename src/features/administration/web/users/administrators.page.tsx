import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import {
  type Administrator,
  exportAdministrators,
  inviteAdministrator,
  listAdministrators,
} from '../../../accounts/users-contract.ts'
import { ActDialog, ConsoleList, pageMeta, UserLink } from '../../../console/web/index.ts'
import { useConsoleTexts } from '../texts.ts'

export const meta = pageMeta('administrators')

/** Who runs Manzil, and how another comes to it. */
export default function AdministratorsPage() {
  const { administrators: t } = useConsoleTexts()
  const [isInviting, setInviting] = useState(false)
  const columns = useColumns()
  const invite = (
    <Button icon={UserPlus} aria-haspopup="dialog" onClick={() => setInviting(true)}>
      {t.invite}
    </Button>
  )
  return (
    <>
      <ConsoleList
        topic="administrators"
        title={t.title}
        text={t.text}
        actions={invite}
        call={listAdministrators}
        csv={{ call: exportAdministrators, name: 'administrators' }}
        search={t.search}
        rowKey={({ id }) => id}
        columns={columns}
        empty={{ title: t.empty }}
      />
      {isInviting && <Invite onClose={() => setInviting(false)} />}
    </>
  )
}

function Invite({ onClose }: { onClose: () => void }) {
  const { administrators: t, notDone } = useConsoleTexts()
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('+974')
  const { run, busy, error, fieldErrors } = useAction(inviteAdministrator, {
    failed: notDone,
    refresh: ['administrators', 'users'],
    toast: t.sent,
    onDone: onClose,
    inPlace: true,
  })
  return (
    <ActDialog
      title={t.inviteTitle}
      text={t.inviteText}
      confirmLabel={t.send}
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => void run({ full_name: name, phone_number: phone })}
    >
      <TextField
        label={t.name}
        name="full_name"
        autoComplete="off"
        maxLength={120}
        value={name}
        error={fieldErrors.full_name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        type="tel"
        label={t.phone}
        name="phone_number"
        autoComplete="off"
        maxLength={25}
        value={phone}
        error={fieldErrors.phone_number}
        onChange={(event) => setPhone(event.target.value)}
      />
    </ActDialog>
  )
}

function useColumns(): Column<Administrator>[] {
  const { administrators: t, users, yes, no } = useConsoleTexts()
  const locale = useLocale()
  return [
    {
      key: 'name',
      header: t.columns.name,
      lead: true,
      cell: ({ id, full_name, is_self }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <UserLink id={id} name={full_name} />
          {is_self && <Chip>{t.you}</Chip>}
        </span>
      ),
    },
    {
      key: 'phone',
      header: t.columns.phone,
      cell: ({ phone_number }) => <bdi dir="ltr">{phone_number}</bdi>,
    },
    {
      key: 'factor',
      header: t.columns.factor,
      cell: ({ has_second_factor }) => (
        <Chip tone={has_second_factor ? 'palm' : 'amber'}>{has_second_factor ? yes : no}</Chip>
      ),
    },
    {
      key: 'seen',
      header: t.columns.seen,
      cell: ({ last_seen_at }) =>
        last_seen_at === null ? t.never : formatInstant(last_seen_at, locale),
    },
    {
      key: 'state',
      header: t.columns.state,
      cell: ({ is_suspended }) => users.states[is_suspended ? 'suspended' : 'active'],
    },
  ]
}
