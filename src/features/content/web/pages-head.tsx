import type { ReactNode } from 'react'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { usePagesTexts } from './pages-texts.ts'

/** The head of an information page: where it stands, its title, a sentence. */
export function PageHead({ crumb, title, lead, children }: { crumb: string; title: string; lead: string; children?: ReactNode }) {
  const { crumbs } = usePagesTexts()
  return (
    <header className="mx-auto max-w-page px-4 pt-4 sm:px-6 lg:pt-6">
      <Breadcrumbs label={crumbs.label} items={[{ label: crumbs.home, to: '/' }, { label: crumb }]} />
      <h1 className="mt-4 max-w-200 text-4xl lg:mt-8">{title}</h1>
      <p className="mt-4 max-w-160 text-lg text-ink-soft">{lead}</p>
      {children}
    </header>
  )
}

/** A list whose entries are led by a tick. */
export function TickList({ items, className }: { items: readonly ReactNode[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={index} className="flex gap-3 py-1.5">
          <svg
            aria-hidden
            viewBox="0 0 20 20"
            fill="none"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="mt-[calc((1lh-1.25rem)/2)] size-5 shrink-0 stroke-palm"
          >
            <path d="m4.500 10.500 3.500 3.500 7.500-8" />
          </svg>
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  )
}
