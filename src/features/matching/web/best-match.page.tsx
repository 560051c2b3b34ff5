import { Sparkles } from 'lucide-react'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { useSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Icon } from '../../../ui/icon.tsx'

// Two sentences, so that the list carries no more than them.
const offers = {
  en: { link: 'Best match', text: 'Say what your household needs and see who fits, and why.' },
  ar: { link: 'الأنسب لك', text: 'أخبرنا بما تحتاجه أسرتك لترى من تناسبك ولماذا.' },
}

/** Offers a household the list by best match; nothing for anyone else, and nothing before the browser knows who looks. */
export default function BestMatchOffer() {
  const t = offers[useLocale()]
  if (useSession()?.user.role !== 'employer') return null
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-accent-wash px-4 py-3">
      <LocalLink to="/dashboard/needs" className="inline-flex min-h-11 items-center gap-2 font-medium text-accent hover:underline">
        <Icon of={Sparkles} />
        {t.link}
      </LocalLink>
      <span className="text-ink-soft">{t.text}</span>
    </p>
  )
}
