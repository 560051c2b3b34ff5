import { Sparkles } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { ButtonLink } from '../../../ui/button.tsx'

// One word, so that the list carries no more than it.
const offers = { en: 'Best match', ar: 'الأنسب لك' }

/** Offers a household the list by best match, with its filters; nothing for anyone else, and nothing before the browser knows who looks. */
export default function BestMatchOffer() {
  const locale = useLocale()
  const filters = new URLSearchParams(useLocation().search)
  if (useSession()?.user.role !== 'employer') return null
  for (const key of ['sort', 'page']) filters.delete(key)
  const query = filters.toString()
  return (
    <ButtonLink look="secondary" icon={Sparkles} to={`/dashboard/needs${query && `?${query}`}`} className="grow">
      {offers[locale]}
    </ButtonLink>
  )
}
