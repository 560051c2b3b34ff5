import { Sparkles } from 'lucide-react'
import { useLocation } from 'react-router'
import { useLocale } from '../../../platform/web/texts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { texts } from './texts.ts'

/** Leads a household to the best matches among those whom the list's filters leave. */
export function BestMatchOffer() {
  const locale = useLocale()
  const filters = new URLSearchParams(useLocation().search)
  for (const key of ['sort', 'page']) filters.delete(key)
  const query = filters.toString()
  return (
    <ButtonLink
      variant="secondary"
      icon={Sparkles}
      to={`/dashboard/needs${query && `?${query}`}`}
      className="grow"
    >
      {texts[locale].title}
    </ButtonLink>
  )
}
