import { Dialog } from '../../../ui/dialog.tsx'
import { useTexts } from './texts.ts'
import { VisaRequestForm } from './visa-request-form.tsx'

export function VisaRequestDialog({
  open,
  onClose,
  onSent,
}: {
  open: boolean
  onClose: () => void
  onSent: () => void
}) {
  const { form, visa: t } = useTexts()
  return (
    <Dialog open={open} onClose={onClose} title={t.title} closeLabel={form.close} size="m">
      <p className="mb-5 text-ink-soft">{t.intro}</p>
      <VisaRequestForm onSent={onSent} />
    </Dialog>
  )
}
