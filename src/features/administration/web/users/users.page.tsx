import type { Column } from '../../../../ui/table.tsx'
import { exportUsers, listUsers, type UserLine } from '../../../accounts/users-contract.ts'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { roles as allRoles } from '../../../../platform/shared/roles.ts'
import { ConsoleList, pageMeta, UserLink } from '../../../console/web/index.ts'
import { useConsoleTexts } from '../texts.ts'

export const meta = pageMeta('users')

/** Everyone with an account. */
export default function UsersPage() {
  const { users: t, roles } = useConsoleTexts()
  const columns = useColumns()
  return (
    <ConsoleList
      topic="users"
      title={t.title}
      call={listUsers}
      csv={{ call: exportUsers, name: 'users' }}
      search={t.search}
      filters={[
        {
          name: 'role',
          label: t.role,
          options: allRoles.map((value) => ({
            value,
            label: roles[value],
          })),
        },
        {
          name: 'state',
          label: t.state,
          options: (['active', 'suspended'] as const).map((value) => ({
            value,
            label: t.states[value],
          })),
        },
      ]}
      rowKey={({ id }) => id}
      columns={columns}
      empty={{ title: t.empty }}
    />
  )
}

function useColumns(): Column<UserLine>[] {
  const { users: t, roles } = useConsoleTexts()
  const locale = useLocale()
  return [
    {
      key: 'name',
      header: t.columns.name,
      lead: true,
      cell: ({ id, full_name }) => <UserLink id={id} name={full_name} />,
    },
    {
      key: 'phone',
      header: t.columns.phone,
      cell: ({ phone_number }) => <bdi dir="ltr">{phone_number || '–'}</bdi>,
    },
    {
      key: 'email',
      header: t.columns.email,
      cell: ({ email }) => <bdi className="break-all">{email ?? '–'}</bdi>,
    },
    { key: 'role', header: t.columns.role, cell: ({ role }) => roles[role] },
    {
      key: 'joined',
      header: t.columns.joined,
      cell: ({ date_joined }) => formatShortDate(date_joined, locale),
    },
    {
      key: 'state',
      header: t.columns.state,
      cell: ({ is_suspended }) => (
        <Chip tone={is_suspended ? 'danger' : 'palm'}>
          {t.states[is_suspended ? 'suspended' : 'active']}
        </Chip>
      ),
    },
  ]
}
