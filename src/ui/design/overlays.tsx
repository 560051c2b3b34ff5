import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Dialog } from '../dialog.tsx'
import { Drawer } from '../drawer.tsx'
import { DateField } from '../date-field.tsx'
import { TextField } from '../text-field.tsx'
import type { Samples } from './samples.ts'

/** Dialogs and drawers. */
export function Overlays({ t }: { t: Samples }) {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer' | 'sheet' | null>(null)
  const close = () => setOpen(null)
  const buttons = (label: string) => (
    <>
      <Button variant="secondary" onClick={close}>
        {t.cancel}
      </Button>
      <Button onClick={close}>{label}</Button>
    </>
  )
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        {t.openDialog}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('confirm')}>
        {t.openConfirm}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('drawer')}>
        {t.openDrawer}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('sheet')}>
        {t.openSheet}
      </Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={t.schedule}
        closeLabel={t.close}
        footer={buttons(t.schedule)}
      >
        <div className="grid gap-4">
          <p className="text-ink-soft">{t.alerts[0]}</p>
          <DateField label={t.date} />
          <TextField label={t.name} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title={t.rejectTitle}
        text={t.rejectText}
        confirmLabel={t.reject}
        cancelLabel={t.cancel}
        closeLabel={t.close}
        danger
      />
      <Drawers t={t} open={open} close={close} foot={buttons(t.apply)} />
    </div>
  )
}

function Drawers({
  t,
  open,
  close,
  foot,
}: {
  t: Samples
  open: string | null
  close: () => void
  foot: ReactNode
}) {
  return (
    <>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title={t.filters}
        closeLabel={t.close}
        footer={foot}
      >
        {t.nationalities.map((label) => (
          <Checkbox key={label} label={label} />
        ))}
      </Drawer>
      <Drawer
        open={open === 'sheet'}
        onClose={close}
        side="bottom"
        title={t.filters}
        closeLabel={t.close}
      >
        <p className="text-ink-soft">{t.lead}</p>
      </Drawer>
    </>
  )
}
