import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { loaderTools, orNotFound } from '../../../platform/web/loader.ts'
import { pageMeta } from '../../../platform/web/meta.ts'
import { getDemo } from '../contract.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { DemoMessages } from './demo-messages.tsx'
import { texts, useTexts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, origin } = loaderTools(args)
  return { demo: await orNotFound(api(getDemo, {})), locale, origin }
}

export const headers = () => ({ 'cache-control': 'no-store' })

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: texts[loaderData.locale].metaTitle,
        path: '/demo',
        origin: loaderData.origin,
        locale: loaderData.locale,
        index: false,
      })
    : []

export default function DemoPage() {
  const { demo } = useLoaderData<typeof loader>()
  const t = useTexts()
  return (
    <div className="mx-auto max-w-page px-4 py-10 sm:px-6 lg:py-14">
      <h1 className="text-3xl">{t.title}</h1>
      <p className="mt-3 max-w-160 text-lg text-ink-soft">{t.lead}</p>
      <div className="mt-10 grid gap-x-10 gap-y-12 lg:grid-cols-[1fr_1.1fr]">
        <DemoAccounts accounts={demo.accounts} />
        <DemoMessages messages={demo.messages} />
      </div>
    </div>
  )
}
