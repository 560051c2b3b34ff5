import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router'
import { loaderTools } from '../../../platform/web/loader.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Card } from '../../../ui/card.tsx'
import { getFormTicket } from '../../enquiries/contract.ts'
import { ContactForm } from '../../enquiries/web/index.ts'
import { getContent, type PlanKey } from '../contract.ts'
import { ContactWays } from './contact-ways.tsx'
import { PageHead } from './pages-head.tsx'
import { infoMeta } from './pages-meta.ts'
import { pagesTexts, usePagesTexts } from './pages-texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, origin } = loaderTools(args)
  const [{ contact }, { ticket }] = await Promise.all([api(getContent, {}), api(getFormTicket, {})])
  return { contact, ticket, locale, origin }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? infoMeta({ ...loaderData, path: '/contact', texts: pagesTexts[loaderData.locale].contact }) : []

export default function ContactPage() {
  const { contact, ticket } = useLoaderData<typeof loader>()
  const { contact: t, pricing } = usePagesTexts()
  const plan = pricing.plans[new URLSearchParams(useLocation().search).get('plan') as PlanKey]
  return (
    <>
      <PageHead crumb={t.crumb} title={t.title} lead={t.lead} />
      <div className="mx-auto mt-10 grid max-w-page items-start gap-x-12 gap-y-10 px-4 pb-16 sm:px-6 lg:grid-cols-[1fr_1.5fr] lg:pb-24">
        <div className="grid gap-8">
          <ContactWays contact={contact} />
          <Alert title={t.rightsTitle}>{t.rights}</Alert>
        </div>
        <Card title={t.form}>
          <ContactForm ticket={ticket} message={plan && pricing.askMessage(plan.name)} />
        </Card>
      </div>
    </>
  )
}
