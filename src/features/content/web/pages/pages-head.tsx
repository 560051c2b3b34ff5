import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { PagesTexts } from './pages-texts.ts'

interface HeadProps {
  t: { crumb: string; title: string; lead: string }
  /** Beside the head where there is room, below it on phones. */
  aside?: ReactNode
  children?: ReactNode
}

/** The head of an information page: where it stands, its title, a sentence. */
export function PageHead({ t, aside, children }: HeadProps) {
  const { crumbs } = useLoaderData<{ crumbs: PagesTexts['crumbs'] }>()
  return (
    <header className="mx-auto max-w-page px-4 pt-4 sm:px-6 lg:pt-6">
      <Breadcrumbs
        label={crumbs.label}
        items={[{ label: crumbs.home, to: '/' }, { label: t.crumb }]}
      />
      <div
        className={classNames(
          'mt-4 lg:mt-8',
          aside !== undefined && 'grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_25rem]',
        )}
      >
        <div>
          <h1 className="max-w-200 text-4xl">{t.title}</h1>
          <p className="mt-4 max-w-160 text-lg text-ink-soft">{t.lead}</p>
          {aside === undefined && children}
        </div>
        {aside !== undefined && <div className="lg:row-span-2">{aside}</div>}
        {aside !== undefined && children}
      </div>
    </header>
  )
}

/** A list whose entries are led by a tick. */
export function TickList({
  items,
  className,
}: {
  items: readonly ReactNode[]
  className?: string
}) {
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

/** The flag of a country (two letters), as a picture that every system can show. */
export const CountryFlag = ({ country }: { country: string }) => (
  <img
    src={`/flags/${country}.svg`}
    alt=""
    width={27}
    height={18}
    loading="lazy"
    className="h-4.5 w-6.75 shrink-0 rounded-[3px] outline -outline-offset-1 outline-ink/10"
  />
)
