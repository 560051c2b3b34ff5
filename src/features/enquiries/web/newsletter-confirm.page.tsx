import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { NewsletterLink } from './newsletter-link.tsx'
import { texts, useTexts } from './texts.ts'

// The address holds a token: it is nobody's to keep.
export const headers = () => ({ 'cache-control': 'no-store' })

export const meta: MetaFunction = ({ location }) => [
  { title: `${texts[localeOfPath(location.pathname)].newsletter.confirmTitle} | Manzil` },
  { name: 'robots', content: 'noindex' },
]

export default function NewsletterConfirmPage() {
  const { newsletter: t } = useTexts()
  return <NewsletterLink purpose="confirm" title={t.confirmTitle} text={t.confirmText} action={t.confirm} done={t.confirmed} />
}
