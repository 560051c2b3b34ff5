import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type AlertTone = 'info' | 'success' | 'warning' | 'error'

const tones = {
  info: { colours: 'bg-gulf-wash text-gulf', icon: Info },
  success: { colours: 'bg-palm-wash text-palm', icon: CircleCheck },
  warning: { colours: 'bg-amber-wash text-amber', icon: TriangleAlert },
  error: { colours: 'bg-danger-wash text-danger', icon: CircleAlert },
}

interface Props {
  tone?: AlertTone
  /** Came by what the reader just did: read out at once, and brought into view. */
  urgent?: boolean
  title?: ReactNode
  action?: ReactNode
  /** Spans the page as a bar instead of standing in it as a box. */
  banner?: boolean
  className?: string
  children?: ReactNode
}

/** What answers a press may stand where a phone doesn't show it. */
function bringIntoView(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' })
}

/** An error of a page may have come with it; one of a dialog answers a press. */
function bringIntoDialog(message: HTMLElement | null): void {
  if (message?.closest('dialog')) bringIntoView(message)
}

/** A message that stays: an error is read out at once and in a dialog brought into view, the others are read out when there is time. */
export function Alert({
  tone = 'info',
  urgent = false,
  title,
  action,
  banner = false,
  className,
  children,
}: Props) {
  const { colours, icon } = tones[tone]
  const isError = tone === 'error'
  return (
    <div
      ref={urgent ? bringIntoView : isError ? bringIntoDialog : undefined}
      role={urgent || isError ? 'alert' : 'status'}
      className={classNames(colours, banner ? 'px-4 py-2.5' : 'rounded-md px-4 py-3', className)}
    >
      <div
        className={classNames(
          'flex flex-wrap items-start gap-x-3 gap-y-2',
          banner && 'mx-auto max-w-page',
        )}
      >
        <Icon of={icon} size={20} className="mt-[0.15em]" />
        <div className={action ? 'min-w-0 grow basis-48' : 'min-w-0 flex-1'}>
          {title !== undefined && <p className="font-medium">{title}</p>}
          {children !== undefined && (
            <div className={title === undefined ? undefined : 'text-sm'}>{children}</div>
          )}
        </div>
        {action}
      </div>
    </div>
  )
}
