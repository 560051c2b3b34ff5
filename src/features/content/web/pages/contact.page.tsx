import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { textsIn } from '../../../../platform/shared/catalogues.ts'
import { countryName } from '../../../../platform/shared/format.ts'
import { nearDialCodes } from '../../../accounts/dial-code-choices.ts'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Card } from '../../../../ui/card.tsx'
import { getFormTicket } from '../../../enquiries/contract.ts'
import { ContactForm, formsTexts } from '../../../enquiries/web/index.ts'
import { getContent, planKeys } from '../../contract.ts'
import { contact as ways, crumbs } from '../../messages.contact.en.ts'
import { ContactWays } from './contact-ways.tsx'
import { PageHead } from './pages-head.tsx'
import { infoMeta } from './pages-meta.ts'
import { pagesTexts } from './pages-texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, origin, url } = loaderTools(args)
  const { pricing, filled } = pagesTexts(locale)
  const [{ contact }, { ticket }] = await Promise.all([api(getContent, {}), api(getFormTicket, {})])
  const plan = planKeys.find((key) => key === url.searchParams.get('plan'))
  return {
    contact,
    ticket,
    message: plan && filled.askMessage(pricing.plans[plan].name),
    crumbs: textsIn(crumbs, locale),
    t: textsIn(ways, locale),
    forms: formsTexts(locale),
    // Not every browser knows them in each language, and what it says must be what the server said.
    countries: Object.fromEntries(
      nearDialCodes.map(({ country }) => [country, countryName(country, locale)]),
    ),
    locale,
    origin,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? infoMeta(loaderData, '/contact') : []

export default function ContactPage() {
  const { contact, ticket, message, countries, t } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead t={t} />
      <div className="mx-auto mt-10 grid max-w-page items-start gap-x-12 gap-y-10 px-4 pb-16 sm:px-6 lg:grid-cols-[1fr_1.5fr] lg:pb-24">
        <div className="grid gap-8">
          <ContactWays contact={contact} t={t} />
          <Alert title={t.rightsTitle}>{t.rights}</Alert>
        </div>
        <Card title={t.form}>
          <ContactForm ticket={ticket} message={message} countries={countries} />
        </Card>
      </div>
    </>
  )
}
