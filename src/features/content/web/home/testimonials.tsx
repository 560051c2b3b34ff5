import { Quote } from 'lucide-react'
import { Chip } from '../../../../ui/chip.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Marquee } from './marquee.tsx'
import { Section } from '../site/section.tsx'
import { useHomeTexts } from './home-texts.ts'

/** Example stories, said to be examples: shown in the demo alone, until households have told their own. */
export function Testimonials() {
  const { stories: t, marquee } = useHomeTexts()
  return (
    <Section
      id="testimonials"
      title={t.title}
      lead={t.lead}
      action={<Chip tone="amber">{t.example}</Chip>}
      className="overflow-hidden bg-sunken later-42"
    >
      <Marquee
        label={t.example}
        pauseLabel={marquee.pause}
        seconds={50}
        items={() =>
          t.items.map(({ name, place, quote }) => (
            <li key={name} className="flex w-[min(22rem,78vw)]">
              <figure className="flex grow flex-col rounded-lg border border-line bg-surface p-6 shadow-1">
                <Icon of={Quote} size={24} className="text-accent rtl:-scale-x-100" />
                <blockquote className="mt-4 grow text-lg">{quote}</blockquote>
                <figcaption className="mt-5 border-t border-line pt-4">
                  <span className="block font-semibold">{name}</span>
                  <span className="text-sm text-ink-soft">{place}</span>
                </figcaption>
              </figure>
            </li>
          ))
        }
      />
    </Section>
  )
}
