import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { loaderTools } from '../../../platform/web/loader.ts'
import { formsTexts } from './forms-texts.ts'
import { NewsletterLink } from './newsletter-link.tsx'
import { useTexts } from './texts.ts'

// The address holds a token: it is nobody's to keep.
export const headers = () => ({ 'cache-control': 'no-store' })

export function loader(args: LoaderFunctionArgs) {
  return { forms: formsTexts(loaderTools(args).locale) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.forms.newsletter.confirmTitle} | Manzil` },
  { name: 'robots', content: 'noindex' },
]

export default function NewsletterConfirmPage() {
  const { newsletter: t } = useTexts()
  return (
    <NewsletterLink
      purpose="confirm"
      title={t.confirmTitle}
      text={t.confirmText}
      action={t.confirm}
      done={t.confirmed}
    />
  )
}
