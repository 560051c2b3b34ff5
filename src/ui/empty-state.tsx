import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type DrawingName, drawings } from './drawings.tsx'
import { Illustration } from './illustration.tsx'

interface Props {
  title: ReactNode
  text?: ReactNode
  /** A Button or ButtonLink: what to do next. */
  action?: ReactNode
  illustration?: DrawingName
  /** The level of the title; the look is the same. */
  level?: 1 | 2 | 3
  className?: string
}

/** What stands where nothing is yet, with the way on. */
export function EmptyState({
  title,
  text,
  action,
  illustration = 'search',
  level = 2,
  className,
}: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('flex flex-col items-center px-4 py-10 text-center', className)}>
      <Illustration className="mb-5">{drawings[illustration]}</Illustration>
      <Heading className="text-xl">{title}</Heading>
      {text !== undefined && <p className="mt-1.5 max-w-110 text-ink-soft">{text}</p>}
      {action !== undefined && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>
      )}
    </div>
  )
}
