import { type ComponentType, useEffect, useState } from 'react'
import { stepUp } from '../../../platform/web/session.ts'
import { afterPaint } from '../../../ui/after-paint.ts'
import { fetchPart } from '../../../ui/lazy-part.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useEntryTexts } from './sign-in/entry-texts.ts'
import { closeDialog, useDialogRequest } from './open-dialog.ts'

const fetchDialogs = () => fetchPart(() => import('./dialogs.tsx'))

/** Where the dialogs of accounts appear; stands once in the layout. Their code is fetched when the first is opened. */
export function AccountDialogs() {
  const t = useEntryTexts()
  const isAsked = useDialogRequest() !== null
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!isAsked || Dialogs !== null) return
    afterPaint(async () => {
      const module = await fetchDialogs()
      setDialogs(() => module.Dialogs)
    })
  }, [isAsked, Dialogs])

  useEffect(() => {
    stepUp.ask = async (refusal) => {
      const module = await fetchDialogs()
      setDialogs(() => module.Dialogs)
      return module.askForProof(refusal)
    }
  }, [])

  if (Dialogs !== null) return <Dialogs />
  return isAsked && <Coming label={t.loading} />
}

/** The sign that a tap was felt, until the dialog's code is there; Esc or a touch calls the dialog off. */
function Coming({ label }: { label: string }) {
  useEffect(() => {
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && closeDialog()
    addEventListener('keydown', escape)
    return () => removeEventListener('keydown', escape)
  }, [])
  return (
    <div
      role="presentation"
      onClick={({ detail }) => detail < 2 && closeDialog()}
      className="fixed inset-0 z-40 grid place-items-center bg-veil"
    >
      <Spinner
        label={label}
        size={28}
        className="rounded-full bg-surface p-4 text-accent shadow-2"
      />
    </div>
  )
}
