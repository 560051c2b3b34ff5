import { deviceOf } from '../devices/device-of.ts'
import { usePasskeyTexts } from '../second-factor/texts.ts'

/** What a passkey that is made here may be called: the browser and the system. */
export function useDeviceName(): string {
  const { passkeys: t } = usePasskeyTexts()
  if (typeof navigator === 'undefined') return t.nameDefault
  const { browser, system } = deviceOf(navigator.userAgent)
  if (browser === null || system === null) return browser ?? system ?? t.nameDefault
  return t.nameOn(browser, system)
}
