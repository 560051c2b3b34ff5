/** Whether this browser knows passkeys. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** Whether the browser can suggest a passkey where the number is typed. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/** Whether this very device makes sure of its owner, by finger, face or screen lock. */
export const hasOwnLock = async (): Promise<boolean> =>
  canUsePasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()

interface Signals {
  signalUnknownCredential?: (key: { rpId: string; credentialId: string }) => Promise<void>
}

/** Tells the device that a key signs nobody in any more, so that it offers it no longer; browsers that can't say so leave it. */
export async function forgetOnDevice(credentialId: string): Promise<void> {
  if (!canUsePasskeys()) return
  const { signalUnknownCredential: signal } = PublicKeyCredential as unknown as Signals
  const key = { rpId: location.hostname, credentialId }
  await signal?.call(PublicKeyCredential, key).catch(() => undefined)
}
