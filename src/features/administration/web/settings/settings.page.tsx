import type { ReactNode } from 'react'
import { data, type LoaderFunctionArgs, useParams } from 'react-router'
import { LinkTabs } from '../../../../ui/tabs.tsx'
import { ClaimsSettings } from './claims-form.tsx'
import { ContactSettings } from './contact-form.tsx'
import { CurrencySettings } from './currency-form.tsx'
import { GuaranteeSettings } from './guarantee-settings.tsx'
import { PriceSettings } from './price-settings.tsx'
import { RecruitmentSettings } from './recruitment-settings.tsx'
import { TextSettings } from './text-settings.tsx'
import { useSettingsTexts } from './texts.ts'
import { pageMeta } from '../../../console/web/index.ts'

export const meta = pageMeta('settings')

const topics = {
  claims: () => <ClaimsSettings />,
  contact: () => <ContactSettings />,
  texts: () => <TextSettings />,
  prices: () => <PriceSettings />,
  guarantees: () => <GuaranteeSettings />,
  currency: () => <CurrencySettings />,
  recruitment: () => <RecruitmentSettings />,
} satisfies Record<string, () => ReactNode>
type Topic = keyof typeof topics
const isTopic = (name: string | undefined): name is Topic =>
  name !== undefined && Object.hasOwn(topics, name)

/** An address that names no topic is a page that isn't there. */
function findTopic({ params: { topic } }: Pick<LoaderFunctionArgs, 'params'>): null {
  if (topic !== undefined && !isTopic(topic)) throw data(null, { status: 404 })
  return null
}

export const loader = findTopic
/** Between the tabs nobody asks the server. */
export const clientLoader = findTopic

/** What the operator sets, a tab for each topic; the topic is in the address. */
export default function SettingsPage() {
  const t = useSettingsTexts()
  const { topic: named } = useParams()
  const topic = isTopic(named) ? named : 'claims'
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-1 mb-5 text-ink-soft">{t.text}</p>
      <LinkTabs
        label={t.tabsLabel}
        current={topic}
        tabs={(Object.keys(topics) as Topic[]).map((key) => ({
          key,
          label: t.tabs[key],
          to: `/admin/settings/${key}`,
        }))}
        className="mb-6"
      />
      {topics[topic]()}
    </>
  )
}
