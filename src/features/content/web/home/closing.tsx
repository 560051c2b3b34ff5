import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Lattice } from '../site/lattice.tsx'
import { useHomeTexts } from './home-texts.ts'
import { LookingForWork } from './looking-for-work.tsx'

/** The last call of the page, for households and for workers. */
export function Closing() {
  const { closing: t } = useHomeTexts()
  return (
    <section
      aria-labelledby="closing-title"
      className="mx-auto max-w-page px-4 pb-9 later-28 sm:px-6 lg:pb-20"
    >
      <div className="relative isolate overflow-hidden rounded-lg bg-accent-wash px-6 py-12 text-center sm:px-12">
        <Lattice className="-z-10 text-accent/12" />
        <h2 id="closing-title" className="mx-auto max-w-160 text-3xl">
          {t.title}
        </h2>
        <p className="mt-3 sm:text-lg text-ink-soft">{t.text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <ButtonLink size="l" to="/candidates" iconAfter={ArrowRight}>
            {t.browse}
          </ButtonLink>
          <LookingForWork variant="secondary" />
        </div>
      </div>
    </section>
  )
}
