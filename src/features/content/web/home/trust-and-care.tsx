import { BadgeCheck, FileLock2, HandCoins, Phone, RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { door, Illustration } from '../../../../ui/illustration.tsx'
import { Lattice } from '../site/lattice.tsx'
import { Section } from '../site/section.tsx'
import type { HomeTexts } from './home-texts.ts'

const icons = [Phone, HandCoins, FileLock2, BadgeCheck]

interface Props {
  texts: HomeTexts['trust']
}

/** Why both sides can rely on each other: a card to turn over, and four things that hold. */
export function TrustAndCare({ texts: t }: Props) {
  return (
    <Section title={t.title} lead={t.lead} className="bg-sunken later-94 sm:later-65 lg:later-48">
      <div className="grid gap-4 lg:grid-cols-[1fr_1.7fr]">
        <FlipCard texts={t} />
        <ul className="grid gap-4 sm:grid-cols-2">
          {t.features.map(({ title, text }, index) => (
            <li
              key={title}
              className="rounded-lg border border-line bg-surface p-4 shadow-1 max-sm:grid max-sm:grid-cols-[3.25rem_1fr] max-sm:gap-x-4 sm:p-6"
            >
              <span className="grid size-11 place-items-center rounded-full bg-palm-wash text-palm max-sm:row-span-2">
                <Icon of={icons[index] ?? BadgeCheck} size={22} />
              </span>
              <h3 className="text-lg sm:mt-4">{title}</h3>
              <p className="mt-1 text-ink-soft sm:mt-1.5">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

const face =
  'col-start-1 row-start-1 flex flex-col overflow-hidden rounded-lg border border-line p-7 backface-hidden'

/** Turns over under the pointer, by a touch, by the space bar, and when its link has the focus. */
function FlipCard({ texts: t }: Props) {
  const id = useId()
  return (
    <div className="group flex perspective-distant">
      <div className="grid min-h-72 grow transition-transform duration-500 transform-3d group-hover:rotate-y-180 group-has-checked:rotate-y-180 group-has-[a:focus-visible]:rotate-y-180">
        <div
          className={`${face} relative isolate items-center justify-center bg-accent-wash text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
        >
          <Lattice className="-z-10 text-accent/8" />
          <Illustration className="h-auto w-60 max-w-full">{door}</Illustration>
          <h3 className="mt-4 text-xl">{t.back}</h3>
          <input id={id} type="checkbox" aria-label={t.turn} className="sr-only" />
          <label
            htmlFor={id}
            aria-hidden
            className="absolute inset-0 grid place-items-end p-5 text-accent"
          >
            <Icon of={RotateCcw} />
          </label>
        </div>
        <div className={`${face} rotate-y-180 justify-center bg-surface`}>
          <label
            htmlFor={id}
            aria-hidden
            className="absolute inset-0 grid place-items-end p-5 text-ink-faint"
          >
            <Icon of={RotateCcw} />
          </label>
          <p className="text-xl font-semibold">{t.back}</p>
          <p className="mt-3 text-ink-soft">{t.backText}</p>
          <ButtonLink to="/about" className="mt-6 self-start">
            {t.more}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
