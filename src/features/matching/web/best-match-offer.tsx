import { Sparkles } from 'lucide-react'
import { useLocation } from 'react-router'
import { useLocale } from '../../../platform/web/texts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ListState } from '../../search/web/index.ts'
import { texts } from './texts.ts'

/** Leads a household to the best matches among those whom the list's filters leave. */
export function BestMatchOffer() {
  const locale = useLocale()
  const { search } = ListState.of(useLocation().search).filters
  return (
    <ButtonLink
      variant="secondary"
      icon={Sparkles}
      to={`/dashboard/needs${search}`}
      className="grow"
    >
      {texts[locale].title}
    </ButtonLink>
  )
}
