import { Calendar } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useCalendarWords } from '../platform/web/calendar-words.ts'
import type { CalendarProps } from './calendar-dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { lazyPart } from './lazy-part.ts'

const CalendarDialog = lazyPart(() => import('./calendar-dialog.tsx'), 'CalendarDialog')

/** Opens the calendar of a field, which is loaded when it is first asked for. */
export function CalendarButton({
  title,
  disabled,
  onChoose,
  ...calendar
}: CalendarProps & { title: string; disabled: boolean | undefined }) {
  const words = useCalendarWords()
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked')
  return (
    <>
      <IconButton
        icon={Calendar}
        label={words.open}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setState('open')}
      />
      {state !== 'unasked' && (
        <Suspense>
          <CalendarDialog
            title={title}
            open={state === 'open'}
            onClose={() => setState('closed')}
            onChoose={(day) => {
              onChoose(day)
              setState('closed')
            }}
            {...calendar}
          />
        </Suspense>
      )}
    </>
  )
}
