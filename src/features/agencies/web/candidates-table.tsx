import { EllipsisVertical, ExternalLink, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../platform/shared/format.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import { Chip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Menu, MenuButton, MenuLink, MenuRule } from '../../../ui/menu.tsx'
import { Avatar } from '../../../ui/portrait.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { NameBeside, useWords } from '../../profiles/web/index.ts'
import {
  type ManagedCandidate,
  removeManagedCandidate,
  restoreManagedCandidate,
  updateManagedProfile,
} from '../candidates-contract.ts'
import { useCandidatesTexts } from './candidates-texts.ts'
import { useAgency } from './use-agency.ts'
import { useCandidateAction } from './use-candidates.ts'

/** A page of the agency's candidates, and what can be done with each. */
export function CandidatesTable({
  candidates,
  currency,
}: {
  candidates: ManagedCandidate[]
  currency: string
}) {
  const { candidates: t } = useCandidatesTexts()
  const { mayEdit } = useAgency()
  const columns = useColumns(currency)
  const [deleting, setDeleting] = useState<ManagedCandidate | null>(null)
  const actions = actionsColumn(t.columns.actions, setDeleting)
  return (
    <>
      <Table
        wide
        caption={t.caption}
        columns={mayEdit ? [...columns, actions] : columns}
        rows={candidates}
        rowKey={({ id }) => id}
      />
      {deleting !== null && <DeleteDialog candidate={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

const actionsColumn = (
  header: string,
  onDelete: (candidate: ManagedCandidate) => void,
): Column<ManagedCandidate> => ({
  key: 'actions',
  header,
  hideHeader: true,
  align: 'end',
  cell: (row) => <RowMenu candidate={row} onDelete={() => onDelete(row)} />,
})

function useColumns(currency: string): Column<ManagedCandidate>[] {
  const { candidates: t } = useCandidatesTexts()
  const words = useWords()
  const locale = useLocale()
  return [
    {
      key: 'name',
      header: t.columns.name,
      lead: true,
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={row.full_name} src={row.image} />
          <span className="min-w-0">
            <LocalLink
              to={`/agency/candidates/${row.id}`}
              className="link block truncate font-medium"
            >
              <bdi>{row.full_name}</bdi>
            </LocalLink>
            <NameBeside name={row.full_name} className="block text-sm font-normal text-ink-soft" />
            <span className="block text-sm font-normal text-ink-soft">
              {[words.position(row.position, null), row.age === null ? '' : t.years(row.age)]
                .filter((part) => part !== '')
                .join(' · ')}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'nationality',
      header: t.columns.nationality,
      cell: (row) => words.nationality(row.nationality),
    },
    {
      key: 'salary',
      header: t.columns.salary,
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">
          {words.salary(row.expected_salary, currency)}
        </span>
      ),
    },
    { key: 'state', header: t.columns.state, cell: (row) => <States candidate={row} /> },
    {
      key: 'changed',
      header: t.columns.changed,
      cell: (row) => (
        <span className="whitespace-nowrap text-ink-soft">
          {formatDate(row.updated_at, locale)}
        </span>
      ),
    },
  ]
}

const tones = { hired: 'gulf', published: 'palm', unpublished: 'neutral' } as const

function States({
  candidate: {
    hired,
    is_published: isPublished,
    has_account: isClaimed,
    publish_obstacle: blocker,
    missing,
  },
}: {
  candidate: ManagedCandidate
}) {
  const { candidates: t } = useCandidatesTexts()
  const state = hired ? 'hired' : isPublished ? 'published' : 'unpublished'
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Chip tone={tones[state]}>{t.states[state]}</Chip>
      {isClaimed && <Chip tone="gulf">{t.claimed}</Chip>}
      {blocker === 'objected' && <Chip tone="danger">{t.objected}</Chip>}
      {!hired && missing.length > 0 && (
        <Chip tone="amber">{t.missing(missing.map((gap) => t.gaps[gap]).join(t.and))}</Chip>
      )}
    </span>
  )
}

function RowMenu({ candidate, onDelete }: { candidate: ManagedCandidate; onDelete: () => void }) {
  const { candidates: t } = useCandidatesTexts()
  const {
    id,
    full_name: name,
    is_published: isPublished,
    publish_obstacle: blocker,
    // Once she keeps her record herself, she alone decides whether it is shown.
    can_remove: mayDecide,
  } = candidate
  const publishing = useCandidateAction(
    (is_published: boolean) => api(updateManagedProfile, { id, is_published }),
    (is_published) => (is_published ? t.published(name) : t.unpublished(name)),
  )
  return (
    <Menu label={t.menu(name)} trigger={<Icon of={EllipsisVertical} size={20} />}>
      <MenuLink to={`/agency/candidates/${id}`} icon={Pencil}>
        {t.open}
      </MenuLink>
      {isPublished && (
        <MenuLink to={`/candidates/${id}`} icon={ExternalLink}>
          {t.publicPage}
        </MenuLink>
      )}
      {mayDecide && (isPublished || blocker === null) && (
        <MenuButton
          icon={isPublished ? EyeOff : Eye}
          onClick={() => void publishing.run(!isPublished)}
        >
          {isPublished ? t.unpublish : t.publish}
        </MenuButton>
      )}
      {mayDecide && (
        <>
          <MenuRule />
          <MenuButton icon={Trash2} danger onClick={onDelete}>
            {t.delete}
          </MenuButton>
        </>
      )}
    </Menu>
  )
}

/** Asks, deletes, and offers the way back. */
function DeleteDialog({
  candidate: { id, full_name: name },
  onClose,
}: {
  candidate: ManagedCandidate
  onClose: () => void
}) {
  const { candidates: t, cancel, close } = useCandidatesTexts()
  const restoring = useCandidateAction(
    () => api(restoreManagedCandidate, { id }),
    () => t.restored(name),
  )
  const deleting = useCandidateAction(
    () => api(removeManagedCandidate, { id }),
    () => ({
      text: t.deleted(name),
      tone: 'neutral',
      seconds: 10,
      action: { label: t.undo, onSelect: () => void restoring.run() },
    }),
    onClose,
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void deleting.run()}
      title={t.deleteTitle(name)}
      text={t.deleteText}
      confirmLabel={t.delete}
      cancelLabel={cancel}
      closeLabel={close}
      danger
      busy={deleting.busy}
    />
  )
}
