import { type Locale, regionalTag } from '../../../../platform/shared/locales.ts'

/** Whether this device writes what is said by itself: it does, once it has loaded the language, or not at all. */
export type Ability = 'ready' | 'to_load' | 'unable'

/** The part of the browser's speech recognition that is used here; no type library has it yet. */
interface Recogniser extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally: boolean
  start: (track: MediaStreamTrack) => void
  abort: () => void
}
interface OnDevice {
  new (): Recogniser
  available: (options: Asked) => Promise<string>
  install: (options: Asked) => Promise<boolean>
}
interface Asked {
  langs: string[]
  processLocally: true
}
type Heard = Event & {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }>>
}

/** What the device speaks of a language. */
export interface Voice {
  ability: Ability
  tag: string
}

/** The browser's recogniser where it can be held to the device; one that would ask a server counts as none. */
function onDevice(): OnDevice | null {
  const { SpeechRecognition: found } = globalThis as { SpeechRecognition?: Partial<OnDevice> }
  if (typeof found !== 'function') return null
  const { available, install, prototype } = found as Partial<OnDevice> & { prototype: object }
  const isHeld = typeof available === 'function' && typeof install === 'function'
  return isHeld && 'processLocally' in prototype ? (found as OnDevice) : null
}

/** Names under which a device may have a language; many have one of America's alone. */
const tagsOf = (locale: Locale): string[] => [regionalTag(locale), locale, `${locale}-US`]

export async function findVoice(locale: Locale): Promise<Voice> {
  const device = onDevice()
  for (const tag of device === null ? [] : tagsOf(locale)) {
    const asked: Asked = { langs: [tag], processLocally: true }
    const found = await device?.available(asked).catch(() => 'unavailable')
    if (found === 'available') return { ability: 'ready', tag }
    if (found === 'downloadable' || found === 'downloading') return { ability: 'to_load', tag }
  }
  return { ability: 'unable', tag: locale }
}

/** Has the browser load a language; its owner has pressed for it. */
export const loadVoice = async ({ tag }: Voice): Promise<boolean> =>
  (await onDevice()
    ?.install({ langs: [tag], processLocally: true })
    .catch(() => false)) ?? false

/** Words of somebody who speaks, as they stand so far. */
export interface Caption {
  text: string
}

const againMs = 300
/** What ends as soon as it begins, as often in a row, doesn't work here. */
const soonMs = 1000
const soonInRow = 5
const hopeless = ['not-allowed', 'service-not-allowed', 'language-not-supported']

interface Options {
  voice: Voice
  track: MediaStreamTrack
  onCaption: (caption: Caption) => void
  onFailed: () => void
}

/** Writes what is said into a microphone until it is stopped, on this device alone. */
export function writeAlong({ voice, track, onCaption, onFailed }: Options): () => void {
  const device = onDevice()
  if (device === null) return () => undefined
  let isStopped = false
  let soon = 0
  let running: Recogniser | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    running?.abort()
  }
  const fail = () => {
    if (isStopped) return
    stop()
    onFailed()
  }
  const begin = () => {
    const begun = performance.now()
    const heard = new device()
    Object.assign(heard, {
      lang: voice.tag,
      continuous: true,
      interimResults: true,
      processLocally: true,
    })
    heard.addEventListener('result', (event) => {
      soon = 0
      if (!isStopped) onCaption(captionOf(event as Heard))
    })
    heard.addEventListener('error', (event) => {
      if (hopeless.includes((event as Event & { error: string }).error)) fail()
    })
    // A browser ends it after a silence.
    heard.addEventListener('end', () => {
      if (isStopped) return
      soon = performance.now() - begun < soonMs ? soon + 1 : 0
      if (soon >= soonInRow) fail()
      else timer = setTimeout(begin, againMs)
    })
    running = heard
    try {
      heard.start(track)
    } catch {
      fail()
    }
  }
  begin()
  return stop
}

function captionOf({ resultIndex, results }: Heard): Caption {
  const said = Array.from(results).slice(resultIndex)
  return { text: said.map((result) => result[0]?.transcript.trim() ?? '').join(' ') }
}
