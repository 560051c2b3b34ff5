import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { textsIn } from '../../../../platform/shared/catalogues.ts'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { languageOf, locales } from '../../../../platform/shared/locales.ts'
import { summaryPath } from '../../../../platform/shared/worker-pages.ts'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { pageMeta } from '../../../../platform/web/meta.ts'
import { systemType } from '../../../../ui/system-type.ts'
import { summary } from '../../messages.summary.en.ts'
import { Section } from '../site/section.tsx'
import { LanguageRow } from './language-row.tsx'
import { SpokenLead } from './spoken-lead.tsx'

export function loader(args: LoaderFunctionArgs) {
  const { locale, origin } = loaderTools(args)
  return { t: textsIn(summary, locale), locale, origin }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { t, locale, origin } = loaderData
  return pageMeta({
    title: t.metaTitle,
    description: t.metaDescription,
    path: summaryPath,
    origin,
    locale,
    preview: 'terms',
  })
}

/** In her language, what signing up agrees to and what happens with her data; the whole texts are in the languages that say everything. */
export default function SummaryPage() {
  const { t } = useLoaderData<typeof loader>()
  return (
    <div data-aloud>
      <section
        aria-labelledby="summary-title"
        className="mx-auto max-w-page px-4 pt-4 sm:px-6 lg:pt-10"
      >
        <LanguageRow to={summaryPath} />
        <h1 id="summary-title" className="max-w-200 text-4xl">
          {t.title}
        </h1>
        <SpokenLead text={t.lead} />
      </section>
      <Sentences id="agree" {...t.agree} />
      <Sentences id="data" {...t.data} />
      <Section title={t.full.title}>
        <p className="max-w-160">{t.full.text}</p>
        <WholeText path="/terms" name={t.full.terms} />
        <WholeText path="/privacy" name={t.full.privacy} />
      </Section>
    </div>
  )
}

const Sentences = ({ id, title, items }: { id: string; title: string; items: string[] }) => (
  <Section id={id} title={title}>
    <ul className="max-w-160 list-disc space-y-3 ps-5 marker:text-accent">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </Section>
)

/** A text by its name, and the languages that it is written in. */
const WholeText = ({ path, name }: { path: string; name: string }) => (
  <p className="mt-4 flex flex-wrap items-center gap-x-4">
    <span>{name}</span>
    {locales
      .filter((locale) => languageOf(locale).covers === 'whole')
      .map((locale) => (
        <a
          key={locale}
          href={localizedPath(path, locale)}
          hrefLang={locale}
          className="link inline-flex min-h-11 items-center"
        >
          <span className="sr-only">{name}: </span>
          <span lang={locale} className={systemType}>
            {languageOf(locale).name}
          </span>
        </a>
      ))}
  </p>
)
