import { CalendarCheck, Search, UserRoundCheck } from 'lucide-react'
import { Icon } from '../../../../ui/icon.tsx'
import { Section } from '../site/section.tsx'
import type { HomeTexts } from './home-texts.ts'

const icons = [Search, CalendarCheck, UserRoundCheck]

/** The three steps from looking to hiring. */
export function HowItWorks({ texts: t }: { texts: HomeTexts['steps'] }) {
  return (
    <Section id="how-it-works" title={t.title} lead={t.lead} className="later-60 md:later-34">
      <ol className="grid gap-6 md:grid-cols-3 md:gap-10">
        {t.items.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative border-t-2 border-line pt-5 max-sm:grid max-sm:grid-cols-[3.25rem_1fr] max-sm:gap-x-4"
          >
            <span aria-hidden className="absolute start-0 -top-0.5 h-0.5 w-14 bg-accent" />
            <span className="flex items-center justify-between max-sm:row-span-2">
              <span className="grid size-13 place-items-center rounded-full bg-accent-wash text-accent">
                <Icon of={icons[index] ?? Search} size={24} />
              </span>
              <span aria-hidden className="text-4xl font-semibold text-line-strong max-sm:hidden">
                {index + 1}
              </span>
            </span>
            <h3 className="text-lg sm:mt-4">{title}</h3>
            <p className="mt-1 text-ink-soft sm:mt-1.5">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
