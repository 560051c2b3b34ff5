import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { textsIn } from '../../../../platform/shared/catalogues.ts'
import { feesPath, rightsPath, workPath } from '../../../../platform/shared/worker-pages.ts'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { pageMeta } from '../../../../platform/web/meta.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { rights } from '../../messages.rights.en.ts'
import { work } from '../../messages.work.en.ts'
import { TickList } from '../pages/pages-head.tsx'
import { Section } from '../site/section.tsx'
import { LanguageRow } from './language-row.tsx'
import { SpokenLead } from './spoken-lead.tsx'

const pathOf = { law: rightsPath, fees: feesPath }
type Page = keyof typeof pathOf

export function loadRights(args: LoaderFunctionArgs, page: Page) {
  const { locale, origin } = loaderTools(args)
  const { help, ...both } = textsIn(rights, locale)
  const other: Page = page === 'law' ? 'fees' : 'law'
  return {
    t: both[page],
    help,
    other: { title: both[other].title, to: pathOf[other] },
    signUp: textsIn(work, locale).signUp,
    path: pathOf[page],
    locale,
    origin,
  }
}

export function rightsMeta(data: ReturnType<typeof loadRights> | undefined): MetaDescriptor[] {
  if (!data) return []
  const { t, path, locale, origin } = data
  return pageMeta({ title: t.metaTitle, description: t.metaDescription, path, origin, locale })
}

/** What a worker is owed, or what nobody may ask of her, and whom she can call. */
export function RightsPage() {
  const { t, help, other, signUp, path } = useLoaderData<typeof loadRights>()
  return (
    <div data-aloud>
      <section
        aria-labelledby="rights-title"
        className="mx-auto max-w-page px-4 pt-4 sm:px-6 lg:pt-10"
      >
        <LanguageRow to={path} />
        <h1 id="rights-title" className="max-w-200 text-4xl">
          {t.title}
        </h1>
        <SpokenLead text={t.lead} />
        <TickList items={t.items.map(withCalls)} className="mt-6 max-w-160" />
        <div className="mt-8 flex flex-wrap gap-3" data-silent>
          <ButtonLink size="l" to={workPath} iconAfter={ArrowRight}>
            {signUp}
          </ButtonLink>
          <ButtonLink size="l" variant="secondary" to={other.to}>
            {other.title}
          </ButtonLink>
        </div>
      </section>
      <Section title={help.title}>
        <TickList items={help.items.map(withCalls)} className="max-w-160" />
      </Section>
    </div>
  )
}

/** A sentence whose numbers of telephones are called by a touch. */
const withCalls = (sentence: string): ReactNode =>
  sentence.split(/(\d{3,})/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <a key={place} href={`tel:${part}`} className="link">
        {part}
      </a>
    ),
  )
