import { AccessDialog, type AccessRequest } from './sign-in/access-dialog.tsx'
import { ChangeMobileDialog } from './phone/change-mobile-dialog.tsx'
import { ChangePasswordDialog } from './passwords/change-password-dialog.tsx'
import { DevicesDialog } from './devices/devices-dialog.tsx'
import { StepUpDialog } from './step-up/step-up-dialog.tsx'
import { closeDialog, type DialogRequest, useDialogRequest } from './open-dialog.ts'

export { askForProof } from './step-up/ask-for-proof.ts'

const accessOf = (request: DialogRequest | null): AccessRequest | null =>
  request?.dialog === 'sign-in' ||
  request?.dialog === 'sign-up' ||
  request?.dialog === 'forgot-password'
    ? request
    : null

/** Every dialog of accounts, of which one is open at a time. */
export function Dialogs() {
  const request = useDialogRequest()
  return (
    <>
      <AccessDialog request={accessOf(request)} />
      <ChangePasswordDialog open={request?.dialog === 'change-password'} onClose={closeDialog} />
      <DevicesDialog open={request?.dialog === 'devices'} onClose={closeDialog} />
      <ChangeMobileDialog
        open={request?.dialog === 'change-mobile'}
        onClose={closeDialog}
        onChanged={(phone) => request?.dialog === 'change-mobile' && request.onChanged(phone)}
      />
      <StepUpDialog />
    </>
  )
}
