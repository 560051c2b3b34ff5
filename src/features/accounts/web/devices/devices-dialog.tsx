import { Dialog } from '../../../../ui/dialog.tsx'
import { Devices } from './devices.tsx'
import { useTexts } from '../texts.ts'

/** The devices in a dialog. */
export function DevicesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.devices.title}
      closeLabel={t.form.close}
      size="m"
    >
      <Devices />
    </Dialog>
  )
}
