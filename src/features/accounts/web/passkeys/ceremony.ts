import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { api } from '../../../../platform/web/browser-api.ts'
import {
  addPasskey,
  type CreatedCredential,
  passkeyTtlSeconds,
  type SignedCredential,
  startPasskey,
  startPasskeyConfirmation,
  startPasskeySignIn,
} from '../../passkeys-contract.ts'
import { publicApi } from '../public-api.ts'

// This file brings the library along: it is fetched when a passkey is about to be used.

/** She said no, or another question took the place of this one. */
const isCalledOff = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (isCalledOff(error)) return null
    throw error
  })

type Asked = PublicKeyCredentialRequestOptionsJSON

async function sign(optionsJSON: Asked, useBrowserAutofill = false) {
  const signed = await orNull(startAuthentication({ optionsJSON, useBrowserAutofill }))
  return signed as SignedCredential | null
}

/** Asks the device for a passkey, to sign in; null when she called it off. */
export const askForPasskey = async (): Promise<SignedCredential | null> =>
  sign((await publicApi(startPasskeySignIn, {})) as unknown as Asked)

/** Asks the device for a passkey of hers, to confirm that it is she; null when she called it off. */
export const askForOwnPasskey = async (): Promise<SignedCredential | null> =>
  sign((await api(startPasskeyConfirmation, {})) as unknown as Asked)

/** Waits for a passkey that she picks among what the browser suggests for the field of the number; null once `signal` ends it. */
export async function awaitSuggested(signal: AbortSignal): Promise<SignedCredential | null> {
  while (!signal.aborted) {
    const options = (await publicApi(startPasskeySignIn, {}, { signal })) as unknown as Asked
    // Asked anew before the server forgets what it asked.
    const over = setTimeout(() => WebAuthnAbortService.cancelCeremony(), freshMs)
    const stop = () => WebAuthnAbortService.cancelCeremony()
    signal.addEventListener('abort', stop, { once: true })
    const began = Date.now()
    const picked = await sign(options, true)
    clearTimeout(over)
    signal.removeEventListener('abort', stop)
    if (picked !== null || Date.now() - began < freshMs) return picked
  }
  return null
}
const freshMs = (passkeyTtlSeconds - 60) * 1000

/** Makes a passkey on this device, or on one that the browser offers, and has it kept; null when she called it off. */
export async function makePasskey(name: string): Promise<{ recoveryCodes: string[] } | null> {
  const optionsJSON = (await api(
    startPasskey,
    {},
  )) as unknown as PublicKeyCredentialCreationOptionsJSON
  const made = await orNull(startRegistration({ optionsJSON }))
  if (made === null) return null
  const { recovery_codes: recoveryCodes } = await api(addPasskey, {
    response: made as CreatedCredential,
    name,
  })
  return { recoveryCodes }
}
