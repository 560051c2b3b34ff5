import { translated } from '../../../platform/shared/catalogues.ts'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Locale } from '../../../platform/shared/locales.ts'
import { codes as en } from '../messages.codes.en.ts'
import type { ProofChallenge } from '../proof-rules.ts'

const texts = translated(en)
const giveUpAfterMs = 30_000
const mostAtOnce = 4

/**
 * The solution of a challenge, as the header brings it; null where this browser can't find one. The browser's own cryptography works off
 * the page's thread, so that the page stays as quick as ever. Meanwhile a status says what is going on.
 */
export async function solve(challenge: ProofChallenge, locale: Locale): Promise<string | null> {
  const status = showStatus(texts[locale].checking)
  const controller = new AbortController()
  const lanes = Math.min(mostAtOnce, Math.max(1, navigator.hardwareConcurrency))
  try {
    const solution = await Promise.any(
      Array.from({ length: lanes }, async (_, lane) => {
        const found = await solveChallenge({
          challenge,
          deriveKey,
          controller,
          counterStart: lane,
          counterStep: lanes,
          timeout: giveUpAfterMs,
        })
        if (found === null) throw new Error('none was found')
        return found
      }),
    )
    return base64url(JSON.stringify({ challenge, solution }))
  } catch {
    return null
  } finally {
    controller.abort()
    status.remove()
  }
}

const base64url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** At the end of the form, in the open dialog if there is one: nothing outside of it is seen or heard. */
function showStatus(text: string): HTMLElement {
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  status.className = 'text-center text-ink-soft'
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const place = (dialog ?? document.querySelector('main'))?.querySelector('form')
  ;(place ?? dialog ?? document.body).append(status)
  // A region is read aloud when what it says changes, not when it comes with it.
  requestAnimationFrame(() => (status.textContent = text))
  return status
}
