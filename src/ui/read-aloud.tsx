import { CircleStop, Volume2 } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { readAloud, stopReading } from './speech.ts'

interface Texts {
  listen: string
  stop: string
  noVoice: string
}

/** Reads aloud what stands in the `[data-aloud]` around it, by a voice of the device; nothing is sent to anybody by us. */
export function ReadAloud({ texts, className }: { texts: Texts; className?: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const { state, press } = useReading(button)
  return (
    <div className={classNames('print:hidden', className)} data-silent>
      <Button
        ref={button}
        variant="quiet"
        size="s"
        icon={state === 'reading' ? CircleStop : Volume2}
        onClick={() => void press()}
      >
        {state === 'reading' ? texts.stop : texts.listen}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {state === 'mute' && texts.noVoice}
      </p>
    </div>
  )
}

interface IconProps {
  texts: Texts
  /** What it reads, where others stand on the page. */
  of?: string | undefined
  className?: string | undefined
}

/** The same as an icon. It stands among what wraps: that there is no voice is said in a line of its own. */
export function ReadAloudIcon({ texts, of, className }: IconProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { state, press } = useReading(button)
  const act = state === 'reading' ? texts.stop : texts.listen
  return (
    <div className="contents print:hidden" data-silent>
      <IconButton
        ref={button}
        icon={state === 'reading' ? CircleStop : Volume2}
        label={of === undefined ? act : `${act}: ${of}`}
        className={classNames('text-accent!', className)}
        onClick={() => void press()}
      />
      <p role="status" className="basis-full text-sm font-normal text-ink-soft">
        {state === 'mute' && texts.noVoice}
      </p>
    </div>
  )
}

function useReading(button: RefObject<HTMLButtonElement | null>) {
  const [state, setState] = useState<'quiet' | 'reading' | 'mute'>('quiet')
  useEffect(() => stopReading, [])
  const press = async () => {
    const part = button.current?.closest<HTMLElement>('[data-aloud]')
    if (state === 'reading' || !part) return stopReading()
    setState('reading')
    const isRead = await readAloud(part, document.documentElement.lang)
    setState(isRead ? 'quiet' : 'mute')
  }
  return { state, press }
}
