import { type ComponentType, type MouseEvent, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useTexts } from './texts.ts'

type Dialog = ComponentType<{ open: boolean; onClose: () => void; onSent: () => void }>

/** Opens the request in a dialog, fetched when asked for; a link to its page where that can't be. */
export function VisaRequestButton({ className }: { className?: string }) {
  const { visa: t } = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const [phase, setPhase] = useState<'closed' | 'open' | 'sent'>('closed')
  const close = useCallback(() => setPhase((now) => (now === 'open' ? 'closed' : now)), [])
  const sent = useCallback(() => setPhase('sent'), [])

  const ask = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    try {
      const module = await import('./visa-request-dialog.tsx')
      setDialog(() => module.VisaRequestDialog)
      setPhase('open')
    } catch {
      void navigate(localizedPath('/visa/request', locale))
    }
  }
  return (
    <div className={className}>
      {phase === 'sent' ? (
        <Alert tone="success" title={t.sentTitle}>
          {t.sent}
        </Alert>
      ) : (
        <ButtonLink
          to="/visa/request"
          size="l"
          aria-haspopup="dialog"
          onClick={(event) => void ask(event)}
        >
          {t.title}
        </ButtonLink>
      )}
      {Dialog !== null && <Dialog open={phase === 'open'} onClose={close} onSent={sent} />}
    </div>
  )
}
