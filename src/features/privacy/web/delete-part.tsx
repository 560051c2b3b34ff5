import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { qatarDate } from '../../../platform/shared/format.ts'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { clearSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { closeOwnAccount, type DataOverview } from '../contract.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { useDataTexts } from './texts.ts'
import type { Role } from '../../../platform/shared/roles.ts'

/** What goes with the account and what stays, why it can't go yet, and how it goes. */
export function DeletePart({
  role,
  obstacles: blockers,
  ends,
}: { role: Role } & Pick<DataOverview, 'obstacles' | 'ends'>) {
  const { delete: t } = useDataTexts()
  const [isAsking, setAsking] = useState(false)
  return (
    <Card title={t.title}>
      <p className="-mt-3 mb-4 text-ink-soft">{t.text}</p>
      <div className="mb-5 grid gap-5 sm:grid-cols-2">
        <List title={t.goesTitle} lines={t.goes[role]} />
        <List title={t.staysTitle} lines={t.stays[role]} />
      </div>
      {blockers.length > 0 ? (
        <Reasons title={t.obstacles} reasons={blockers} />
      ) : (
        <Button
          variant="danger"
          icon={Trash2}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {t.ask}
        </Button>
      )}
      <DeleteDialog open={isAsking} ends={ends} onClose={() => setAsking(false)} />
    </Card>
  )
}

const List = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <h3 className="mb-1 font-medium">{title}</h3>
    <ul className="list-disc space-y-1 ps-5 text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
)

const Reasons = ({ title, reasons }: { title: string; reasons: DataOverview['obstacles'] }) => (
  <Alert tone="warning" title={title}>
    <ul className="list-disc ps-5">
      {reasons.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  </Alert>
)

function DeleteDialog({
  open,
  ends,
  onClose,
}: {
  open: boolean
  ends: DataOverview['ends']
  onClose: () => void
}) {
  const { delete: t, close } = useDataTexts()
  const locale = useLocale()
  const [word, setWord] = useState('')
  const leave = async (password: string) => {
    const { erase_at } = await api(closeOwnAccount, {
      password,
      word: word.trim().toUpperCase() as 'DELETE',
    })
    clearSession()
    sessionStorage.clear()
    // A fresh page leaves nothing of the account in memory.
    location.assign(
      `${localizedPath('/account/closed', locale)}?until=${qatarDate(new Date(erase_at))}`,
    )
  }
  return (
    <PasswordDialog
      open={open}
      onClose={onClose}
      title={t.confirmTitle}
      text={t.confirmText}
      submitLabel={t.confirm}
      closeLabel={close}
      danger
      onConfirm={leave}
      check={(): Record<string, string> =>
        word.trim().toUpperCase() === t.word ? {} : { word: t.wordWrong(t.word) }
      }
    >
      {(fieldErrors) => (
        <>
          {ends.length > 0 && <Reasons title={t.ends} reasons={ends} />}
          <TextField
            label={t.wordLabel(t.word)}
            name="word"
            autoComplete="off"
            autoCapitalize="characters"
            dir="auto"
            value={word}
            error={fieldErrors.word}
            onChange={(event) => setWord(event.target.value)}
          />
        </>
      )}
    </PasswordDialog>
  )
}
