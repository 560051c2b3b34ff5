import { LinkTabs } from '../../../../ui/tabs.tsx'
import { useNewsletterTexts } from '../index.ts'

/** The two lists of the newsletter's page. */
export function NewsletterTabs({ current }: { current: 'letters' | 'subscribers' }) {
  const t = useNewsletterTexts()
  return (
    <LinkTabs
      label={t.tabsLabel}
      current={current}
      tabs={[
        { key: 'letters', label: t.tabs.letters, to: '/admin/newsletter' },
        { key: 'subscribers', label: t.tabs.subscribers, to: '/admin/newsletter/subscribers' },
      ]}
      className="mb-6"
    />
  )
}
