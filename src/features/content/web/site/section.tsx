import { type ReactNode, useId } from 'react'

interface Props {
  /** The anchor in the address. */
  id?: string
  title: string
  lead?: ReactNode
  /** Beside the title. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of the home page: a title, a sentence, what it is about. */
export function Section({ id, title, lead, action, className, children }: Props) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={className}>
      <div className="mx-auto max-w-page px-4 py-9 sm:px-6 lg:py-20">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="max-w-160">
            <h2 id={titleId} className="text-3xl">
              {title}
            </h2>
            {lead !== undefined && <p className="mt-2 text-ink-soft sm:text-lg">{lead}</p>}
          </div>
          {action}
        </div>
        <div className="mt-6 sm:mt-10">{children}</div>
      </div>
    </section>
  )
}
