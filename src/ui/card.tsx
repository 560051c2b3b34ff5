import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  as?: 'section' | 'article' | 'div' | 'li' | 'aside' | 'form'
  title?: ReactNode
  /** The level of the title; the look is the same. */
  level?: 2 | 3
  /** Buttons or links beside the title. */
  action?: ReactNode
  /** A line below, apart by a rule. */
  foot?: ReactNode
  /** Lifts under the pointer: for a card that is a link. */
  lifts?: boolean
  /** Leaves the padding to the content. */
  bare?: boolean
}

/** A surface that holds one thing; as tall as its row, the foot at the bottom. */
export function Card({
  as: Tag = 'section',
  title,
  level = 2,
  action,
  foot,
  lifts,
  bare,
  className,
  children,
  ...rest
}: Props) {
  const Heading = `h${level}` as const
  return (
    <Tag
      className={classNames(
        'flex flex-col overflow-clip rounded-lg border border-line bg-surface shadow-1',
        lifts &&
          'transition-[box-shadow,translate] duration-calm hover:-translate-y-0.5 hover:shadow-2',
        className,
      )}
      {...(rest as object)}
    >
      {(title !== undefined || action !== undefined) && (
        <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4 sm:px-6 sm:pt-5">
          {title !== undefined && <Heading className="text-lg">{title}</Heading>}
          {action}
        </header>
      )}
      <div className={classNames('grow', !bare && 'px-5 py-4 sm:px-6 sm:py-5')}>{children}</div>
      {foot !== undefined && (
        <footer className="border-t border-line px-5 py-4 sm:px-6">{foot}</footer>
      )}
    </Tag>
  )
}
