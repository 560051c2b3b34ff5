import { ArrowRight, ShieldCheck } from 'lucide-react'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { ButtonAnchor, ButtonLink } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import type { CardCandidate } from '../../../profiles/web/index.ts'
import type { Content } from '../../contract.ts'
import { Arcade } from './arcade.tsx'
import { LookingForWork } from './looking-for-work.tsx'
import { StartNow } from './start-now.tsx'
import { useHomeTexts } from './home-texts.ts'

/** The first screen: what Manzil is for, the way in, and some of those who are there. */
export function Hero({
  content,
  faces,
}: {
  content: Pick<Content, 'total' | 'nationalities' | 'claims'>
  faces: CardCandidate[]
}) {
  const { hero: t } = useHomeTexts()
  const figures = [
    { value: content.total, label: t.profiles },
    { value: content.nationalities.length, label: t.nationalities },
    { value: 0, label: t.fees },
  ]
  return (
    <section
      id="get-started"
      aria-labelledby="hero-title"
      className="mx-auto max-w-page px-4 pt-6 pb-9 sm:px-6 sm:pt-10 lg:pt-16 lg:pb-20"
    >
      <div className="grid items-center gap-x-12 gap-y-7 lg:grid-cols-[1.05fr_1fr]">
        <div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
            <Chip tone="accent" icon={ShieldCheck}>
              {t.badge}
            </Chip>
            {t.kinds}
          </p>
          <h1 id="hero-title" className="mt-4 text-4xl">
            {t.title}
          </h1>
          <p className="mt-4 max-w-120 text-ink-soft sm:text-lg">{t.lead}</p>
          <div className="mt-5 flex flex-wrap gap-x-3 sm:mt-8 gap-y-2">
            <ButtonLink size="l" to="/candidates" iconAfter={ArrowRight}>
              {t.hire}
            </ButtonLink>
            <LookingForWork variant="secondary" />
            <ButtonAnchor
              size="l"
              variant="quiet"
              className="px-1! hover:bg-transparent hover:underline"
              href="#how-it-works"
            >
              {t.how}
            </ButtonAnchor>
          </div>
          <dl className="mt-5 flex flex-wrap gap-x-6 sm:mt-10 gap-y-5">
            {figures.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd className="text-2xl font-semibold tabular-nums">{formatNumber(value)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Arcade people={faces} />
      </div>
      <StartNow claims={content.claims} />
    </section>
  )
}
