import { isLocale, languageOf } from '../platform/shared/locales.ts'

/** Some devices tell their voices only after they were asked for. */
const voicesWithinMs = 1000

/** Reads the text of a part of the page; false when the device has no voice for the language. Ends when all is read, or another reading or `stopReading` ends it. */
export async function readAloud(part: HTMLElement, language: string): Promise<boolean> {
  const voice = await findVoice(language)
  if (voice === undefined) return false
  stopReading()
  const texts = textsOf(part, language)
  await new Promise<void>((resolve) => {
    endReading = resolve
    // One utterance for each sentence or so: long ones are cut off by some devices.
    for (const [index, text] of texts.entries()) {
      const utterance = new SpeechSynthesisUtterance(text)
      Object.assign(utterance, { voice, lang: voice.lang })
      utterance.addEventListener('error', () => resolve())
      if (index === texts.length - 1) utterance.addEventListener('end', () => resolve())
      speechSynthesis.speak(utterance)
    }
    if (texts.length === 0) resolve()
  })
  return true
}

/** The one reading of the page: a device speaks with one voice at a time. */
let endReading: (() => void) | undefined

/** Ends what is being read. */
export function stopReading(): void {
  endReading?.()
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
}

async function findVoice(language: string): Promise<SpeechSynthesisVoice | undefined> {
  if (!('speechSynthesis' in globalThis)) return undefined
  if (speechSynthesis.getVoices().length === 0)
    await new Promise((resolve) => {
      speechSynthesis.addEventListener('voiceschanged', resolve, { once: true })
      setTimeout(resolve, voicesWithinMs)
    })
  const tags = [language, isLocale(language) ? languageOf(language).alsoTagged : undefined]
  return speechSynthesis
    .getVoices()
    .find(({ lang }) => tags.includes(lang.toLowerCase().split(/[-_]/)[0]))
}

/** Buttons are heard where they are what is asked (`data-heard`). */
const silent =
  'button:not([data-heard]),select,textarea,nav,a[hreflang],[inert],[aria-hidden=true],[data-silent],[hidden]'
const blocks = 'p,dt,dd,li,h1,h2,h3,h4,div,button,label'

/** What is to be heard, in the order in which it stands: no buttons, nothing that is hidden from readers of the screen, and no words of another language, for which the voice is none. */
function textsOf(part: HTMLElement, language: string): string[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  let block: Element | null = null
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const text = node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
    if (text === '' || node.parentElement?.closest(silent)) continue
    if (node.parentElement?.closest<HTMLElement>('[lang]')?.lang !== language) continue
    const own = node.parentElement?.closest(blocks) ?? null
    if (own === block) texts.push(`${texts.pop() ?? ''} ${text}`.trim())
    else texts.push(text)
    block = own
  }
  return texts
}
