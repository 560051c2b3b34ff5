import { useSyncExternalStore } from 'react'

export interface SignInOptions {
  /** The action that asked for a session; carried out after sign-in, in place of going to the dashboard. */
  onSignedIn?: () => void
  /** Why a session is needed, in the reader's language. */
  message?: string
  /** The same where an account is made first; `message` otherwise. */
  signUpMessage?: string
  /** As what somebody signs up who has said so already; she can still choose. */
  role?: 'employer' | 'jobseeker'
}

export type DialogRequest =
  | ({ dialog: 'sign-in' | 'sign-up' | 'forgot-password' } & SignInOptions)
  | { dialog: 'change-password' }
  | { dialog: 'devices' }
  | { dialog: 'change-mobile'; onChanged: (phone: string) => void }

let asked: DialogRequest | null = null
const listeners = new Set<() => void>()

function ask(request: DialogRequest | null): void {
  asked = request
  for (const listener of listeners) listener()
}

/** Opens the sign-in modal from anywhere on the page. */
export const openSignIn = (options: SignInOptions = {}): void =>
  ask({ dialog: 'sign-in', ...options })
/** Opens the sign-up modal from anywhere on the page. */
export const openSignUp = (options: SignInOptions = {}): void =>
  ask({ dialog: 'sign-up', ...options })
export const openForgotPassword = (options: SignInOptions = {}): void =>
  ask({ dialog: 'forgot-password', ...options })
export const openChangePassword = (): void => ask({ dialog: 'change-password' })
/** Opens the list of devices that are signed in. */
export const openDevices = (): void => ask({ dialog: 'devices' })
/**
 * Opens the change of one's number; `onChanged` is given the number as the account now has it.
 * @public
 */
export const openChangeMobile = (onChanged: (phone: string) => void): void =>
  ask({ dialog: 'change-mobile', onChanged })
export const closeDialog = (): void => ask(null)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The dialog that was asked for; null when none is open and on the server. */
export const useDialogRequest = (): DialogRequest | null =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  )
