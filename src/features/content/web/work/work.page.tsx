import { ArrowRight, ShieldCheck } from 'lucide-react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { textsIn } from '../../../../platform/shared/catalogues.ts'
import {
  feesPath,
  rightsPath,
  signUpPath,
  summaryPath,
  workPath,
} from '../../../../platform/shared/worker-pages.ts'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { pageMeta } from '../../../../platform/web/meta.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { openSignIn, openSignUp } from '../../../accounts/web/index.ts'
import { rights } from '../../messages.rights.en.ts'
import { summary } from '../../messages.summary.en.ts'
import { work } from '../../messages.work.en.ts'
import { TickList } from '../pages/pages-head.tsx'
import { Section } from '../site/section.tsx'
import { LanguageRow } from './language-row.tsx'
import { SpokenLead } from './spoken-lead.tsx'

export function loader(args: LoaderFunctionArgs) {
  const { locale, origin } = loaderTools(args)
  const { law, fees } = textsIn(rights, locale)
  const more = [
    { title: law.title, to: rightsPath },
    { title: fees.title, to: feesPath },
    { title: textsIn(summary, locale).title, to: summaryPath },
  ]
  return { t: textsIn(work, locale), more, locale, origin }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { t, locale, origin } = loaderData
  return pageMeta({
    title: t.metaTitle,
    description: t.metaDescription,
    path: workPath,
    origin,
    locale,
  })
}

/** Where workers come in: what Manzil is to them, and what is theirs. In a language for workers it is the first page. */
export default function WorkPage() {
  const { t, more } = useLoaderData<typeof loader>()
  return (
    <div data-aloud>
      <section
        aria-labelledby="work-title"
        className="mx-auto max-w-page px-4 pt-4 sm:px-6 lg:pt-10"
      >
        <LanguageRow to={workPath} />
        <Chip tone="accent" icon={ShieldCheck}>
          {t.badge}
        </Chip>
        <h1 id="work-title" className="mt-5 max-w-200 text-4xl">
          {t.title}
        </h1>
        <SpokenLead text={t.lead} />
        <WaysIn />
      </section>
      <Section title={t.steps.title}>
        <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
          {t.steps.items.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-line pt-5">
              <h3 className="text-xl">
                <span className="text-accent tabular-nums">{index + 1}</span> {title}
              </h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t.rights.title} className="-mt-9 lg:-mt-24">
        <TickList items={t.rights.items} className="max-w-160" />
        <div className="mt-6 flex flex-wrap gap-3" data-silent>
          {more.map(({ title, to }) => (
            <ButtonLink key={to} variant="secondary" to={to}>
              {title}
            </ButtonLink>
          ))}
        </div>
      </Section>
    </div>
  )
}

function WaysIn() {
  const { t } = useLoaderData<typeof loader>()
  const whoHasNone = '[html[data-signed-in]_&]:hidden'
  return (
    <div className="mt-8 flex flex-wrap gap-3" data-silent>
      <ButtonLink
        size="l"
        to={signUpPath}
        iconAfter={ArrowRight}
        className={whoHasNone}
        onClick={(event) => {
          event.preventDefault()
          openSignUp({ role: 'jobseeker' })
        }}
      >
        {t.signUp}
      </ButtonLink>
      <ButtonLink
        size="l"
        variant="secondary"
        to="/login"
        className={whoHasNone}
        onClick={(event) => {
          event.preventDefault()
          openSignIn()
        }}
      >
        {t.signIn}
      </ButtonLink>
      <span className="hidden [html[data-signed-in]_&]:contents">
        <ButtonLink size="l" to="/dashboard" iconAfter={ArrowRight}>
          {t.area}
        </ButtonLink>
      </span>
    </div>
  )
}
