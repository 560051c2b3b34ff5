import { type ComponentType, type ReactNode, useState } from 'react'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip, type Tone } from '../../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { type Column, Table } from '../../../../ui/table.tsx'
import { type SettingForm, SettingPage } from './setting-page.tsx'
import { useSettingsTexts } from './texts.ts'
import { todayInQatar } from '../../../console/web/index.ts'

export interface Dated {
  effective_from: string
}

/** What a form of one list works with; its values go out as texts, and the server reads them. */
export interface ListForm<T> {
  /** By which what is typed into it is kept. */
  draft: string
  value: T
  onSave: (value: unknown, done: () => void) => void
  errorOf: (field: string) => string | undefined
  notice: ReactNode
  isSaving: boolean
}

interface Props<T> {
  of: string
  title: string
  text: string
  formTitle: string
  columns: Column<T>[]
  Form: ComponentType<ListForm<T>>
}

/** What a new list begins with: the figures of another; its day and source are its own. */
const fresh = <T extends Dated>(list: T): T => ({
  ...list,
  effective_from: '',
  ...('source' in list && { source: '' }),
})

const tones: Record<'past' | 'held' | 'ahead', Tone> = {
  past: 'neutral',
  held: 'palm',
  ahead: 'amber',
}

/** Lists that hold from a day on: what has begun stays, a new one is made from any, one to come may change or be withdrawn. */
export const DatedSettings = <T extends Dated>(props: Props<T>) => (
  <SettingPage of={props.of} isDated>
    {(form) => <Lists key={form.state.version} form={form} section={props} />}
  </SettingPage>
)

function Lists<T extends Dated>({ form, section }: { form: SettingForm; section: Props<T> }) {
  const { state, save, isSaving } = form
  const t = useSettingsTexts()
  const [open, setOpen] = useState<{ value: T; at: number | null } | null>(null)
  const [withdrawn, setWithdrawn] = useState<T | null>(null)
  const own = (state.value ?? []) as T[]
  const { all, held, standing } = inOrder([...own, ...(state.standard as T[])])
  const at = open?.at ?? own.length
  const columns = useListColumns<T>({
    section,
    standing,
    onNew: (list) => setOpen({ value: fresh(list), at: null }),
    onEdit: (list) => setOpen({ value: list, at: own.indexOf(list) }),
    onWithdraw: setWithdrawn,
  })
  const put = (value: unknown, done: () => void) =>
    save(own.toSpliced(at, open?.at === null ? 0 : 1, value as T), () => {
      done()
      setOpen(null)
    })
  const withdraw = () =>
    save(
      own.filter((list) => list !== withdrawn),
      () => setWithdrawn(null),
    )
  const begin = held && (
    <Button size="s" onClick={() => setOpen({ value: fresh(held), at: null })}>
      {t.dated.newFrom}
    </Button>
  )
  return (
    <Card title={section.title} action={begin}>
      <p className="mb-1 text-ink-soft">{section.text}</p>
      <p className="mb-4 text-sm text-ink-faint">{t.dated.rule}</p>
      <Table
        caption={section.title}
        rows={all}
        rowKey={(list) => list.effective_from}
        columns={columns}
      />
      <ListDialog
        open={open}
        at={at}
        form={form}
        section={section}
        onClose={() => setOpen(null)}
        onSave={put}
      />
      <WithdrawDialog
        open={withdrawn !== null}
        busy={isSaving}
        onClose={() => setWithdrawn(null)}
        onConfirm={withdraw}
      />
    </Card>
  )
}

function WithdrawDialog(dialog: {
  open: boolean
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}) {
  const t = useSettingsTexts()
  return (
    <ConfirmDialog
      {...dialog}
      title={t.dated.withdrawTitle}
      text={t.dated.withdrawText}
      confirmLabel={t.dated.withdraw}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      danger
    />
  )
}

/** The newest first; what has begun last holds today. */
function inOrder<T extends Dated>(lists: T[]) {
  const today = todayInQatar()
  const all = lists.toSorted((a, b) => (a.effective_from < b.effective_from ? 1 : -1))
  const held = all.find(({ effective_from }) => effective_from <= today)
  const standing = (list: T) =>
    list.effective_from > today ? 'ahead' : list === held ? 'held' : 'past'
  return { all, held, standing } as const
}

interface ListDialogProps<T extends Dated> {
  open: { value: T } | null
  /** Where it stands among the lists that are stored. */
  at: number
  form: SettingForm
  section: Props<T>
  onClose: () => void
  onSave: ListForm<T>['onSave']
}

function ListDialog<T extends Dated>({
  open,
  at,
  form: { errorOf, notice, isSaving },
  section,
  onClose,
  onSave,
}: ListDialogProps<T>) {
  const { close } = useSettingsTexts()
  return (
    <Dialog
      open={open !== null}
      onClose={onClose}
      title={section.formTitle}
      closeLabel={close}
      size="l"
      dismissible={!isSaving}
    >
      {open !== null && (
        <section.Form
          draft={`setting:${section.of}:${open.value.effective_from}`}
          value={open.value}
          onSave={onSave}
          errorOf={(field) =>
            errorOf(`${at}.${field}`) ??
            (field === 'effective_from' ? errorOf('effective_from') : undefined)
          }
          notice={notice}
          isSaving={isSaving}
        />
      )}
    </Dialog>
  )
}

interface Acts<T> {
  section: Props<T>
  standing: (list: T) => 'past' | 'held' | 'ahead'
  onNew: (list: T) => void
  onEdit: (list: T) => void
  onWithdraw: (list: T) => void
}

function useListColumns<T extends Dated>({
  section,
  standing,
  onNew,
  onEdit,
  onWithdraw,
}: Acts<T>): Column<T>[] {
  const t = useSettingsTexts()
  const locale = useLocale()
  return [
    {
      key: 'from',
      header: t.dated.from,
      lead: true,
      cell: (list) => formatShortDate(list.effective_from, locale),
    },
    {
      key: 'state',
      header: t.dated.state,
      cell: (list) => <Chip tone={tones[standing(list)]}>{t.dated.states[standing(list)]}</Chip>,
    },
    ...section.columns,
    {
      key: 'acts',
      header: t.dated.newFrom,
      hideHeader: true,
      align: 'end',
      cell: (list) =>
        standing(list) === 'ahead' ? (
          <span className="flex flex-wrap gap-2">
            <Button variant="quiet" size="s" onClick={() => onEdit(list)}>
              {t.dated.edit}
            </Button>
            <Button variant="danger" size="s" onClick={() => onWithdraw(list)}>
              {t.dated.withdraw}
            </Button>
          </span>
        ) : (
          <Button variant="quiet" size="s" onClick={() => onNew(list)}>
            {t.dated.newFrom}
          </Button>
        ),
    },
  ]
}
