import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { AccessDialog, type AccessRequest } from './sign-in/access-dialog.tsx'
import { ChangeMobileDialog } from './phone/change-mobile-dialog.tsx'
import { ChangePasswordDialog } from './passwords/change-password-dialog.tsx'
import { useProofRequest } from './step-up/ask-for-proof.ts'
import { closeDialog, type DialogRequest, useDialogRequest } from './open-dialog.ts'

export { askForProof } from './step-up/ask-for-proof.ts'

const DevicesDialog = lazyPart(() => import('./devices/devices-dialog.tsx'), 'DevicesDialog')
const StepUpDialog = lazyPart(() => import('./step-up/step-up-dialog.tsx'), 'StepUpDialog')

const accessOf = (request: DialogRequest | null): AccessRequest | null =>
  request?.dialog === 'sign-in' ||
  request?.dialog === 'sign-up' ||
  request?.dialog === 'forgot-password'
    ? request
    : null

/** Every dialog of accounts, of which one is open at a time. */
export function Dialogs() {
  const request = useDialogRequest()
  const isProofAsked = useProofRequest() !== null
  return (
    <>
      <AccessDialog request={accessOf(request)} />
      <ChangePasswordDialog open={request?.dialog === 'change-password'} onClose={closeDialog} />
      <Once isAsked={request?.dialog === 'devices'}>
        <DevicesDialog open={request?.dialog === 'devices'} onClose={closeDialog} />
      </Once>
      <ChangeMobileDialog
        open={request?.dialog === 'change-mobile'}
        onClose={closeDialog}
        onChanged={(phone) => request?.dialog === 'change-mobile' && request.onChanged(phone)}
      />
      <Once isAsked={isProofAsked}>
        <StepUpDialog />
      </Once>
    </>
  )
}

/** What is fetched when it is first asked for, and then stays. */
function Once({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const [wasAsked, setWasAsked] = useState(false)
  if (isAsked && !wasAsked) setWasAsked(true)
  return wasAsked && <Suspense>{children}</Suspense>
}
