import { wordsIn } from '../../../../platform/shared/catalogues.ts'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { nationalityByName, nationalityWord } from '../../../../platform/shared/nationalities.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { getContent } from '../../contract.ts'
import { Lattice } from '../site/lattice.tsx'
import { CountryFlag, PageHead, TickList } from './pages-head.tsx'
import { infoMeta } from './pages-meta.ts'
import { pagesTexts } from './pages-texts.ts'
import { Section } from '../site/section.tsx'
import { plainTexts } from '../site/plain-texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, origin } = loaderTools(args)
  const { crumbs, about: t, filled } = pagesTexts(locale)
  const { contact, total, nationalities, claims } = await api(getContent, {})
  const said = [
    { value: claims.verified_workers, label: t.claims.verified },
    { value: claims.visas_issued, label: t.claims.visas },
    { value: claims.rating, label: t.claims.rating },
  ]
  return {
    contact,
    figures: [
      { value: formatNumber(total), label: filled.profiles(total) },
      {
        value: formatNumber(nationalities.length),
        label: filled.nationalities(nationalities.length),
      },
      { value: '0', label: t.stats.fees },
    ],
    claims: claims.shown ? said.filter(({ value }) => value !== '') : [],
    workforce: nationalities.map(({ nationality, count }) => ({
      nationality,
      count,
      people: filled.people(count),
      ...wordFor(nationality, locale),
    })),
    crumbs,
    t,
    locale,
    origin,
  }
}
type AboutData = Awaited<ReturnType<typeof loader>>

/** A nationality in the language of the page, and its country; only here, so that no browser carries two hundred of them. */
function wordFor(nationality: string, locale: Locale): { word: string; country: string | null } {
  const country = nationalityByName(nationality)?.country ?? null
  return { word: nationalityWord(nationality, locale), country }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [...infoMeta(loaderData, '/about'), { 'script:ld+json': organization(loaderData) }]
    : []

/** Who runs the site, as search engines read it; what the operator has not said is left out. */
function organization({ contact, origin, locale }: AboutData) {
  const { operator, email, phone, address, social } = contact
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: plainTexts[locale].brand,
    url: origin + localizedPath('/', locale),
    logo: `${origin}/icon-512.png`,
    ...(operator && { legalName: wordsIn(operator, locale) }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address && { address: wordsIn(address, locale) }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  }
}

export default function AboutPage() {
  const data = useLoaderData<typeof loader>()
  const { t } = data
  return (
    <>
      <PageHead t={t}>
        <Figures {...data} />
      </PageHead>
      <div className="mx-auto mt-14 grid max-w-page gap-5 px-4 sm:px-6 lg:grid-cols-2">
        <Panel title={t.problemTitle} items={t.problem} className="bg-sunken" />
        <Panel
          title={t.solutionTitle}
          items={t.solution}
          className="border border-line bg-surface shadow-1"
          ticks
        />
      </div>
      <div className="mx-auto mt-14 grid max-w-page gap-x-12 gap-y-10 px-4 sm:px-6 lg:grid-cols-2">
        <Benefits title={t.familiesTitle} items={t.families} />
        <Benefits title={t.agenciesTitle} items={t.agencies} />
      </div>
      <Section title={t.workforceTitle} lead={t.workforceLead}>
        <Workforce {...data} />
      </Section>
      <Section title={t.technologyTitle} className="bg-sunken">
        <Items items={t.technology} className="lg:grid-cols-3" />
      </Section>
      <Section title={t.valuesTitle}>
        <Items items={t.values} className="sm:grid-cols-2 lg:grid-cols-4" />
      </Section>
      <section
        aria-labelledby="about-closing"
        className="mx-auto max-w-page px-4 pb-16 sm:px-6 lg:pb-24"
      >
        <div
          data-theme="dark"
          className="relative isolate overflow-hidden rounded-lg bg-accent-wash px-6 py-14 text-center sm:px-12 lg:py-20"
        >
          <Lattice className="-z-10 text-accent/12" />
          <h2 id="about-closing" className="text-3xl">
            {t.closingTitle}
          </h2>
          <p className="mt-3 text-lg text-ink-soft">{t.closingText}</p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            <ButtonLink size="l" to="/contact">
              {t.closingAction}
            </ButtonLink>
            <ButtonLink size="l" variant="secondary" to="/candidates">
              {t.closingBrowse}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}

function Figures({ t, figures, claims }: AboutData) {
  return (
    <div className="mt-9 flex flex-wrap gap-x-14 gap-y-6">
      <FigureList label={t.stats.label} figures={figures} />
      {claims.length > 0 && (
        <div className="border-line sm:border-s sm:ps-14">
          <FigureList label={t.claims.label} figures={claims} showLabel />
        </div>
      )}
    </div>
  )
}

function FigureList({
  label,
  figures,
  showLabel,
}: {
  label: string
  figures: { value: string; label: string }[]
  showLabel?: boolean
}) {
  return (
    <div role="group" aria-label={label}>
      <dl className="flex flex-wrap gap-x-9 gap-y-4">
        {figures.map((figure) => (
          <div key={figure.label} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-soft">{figure.label}</dt>
            <dd className="text-2xl font-semibold tabular-nums">
              <bdi dir="ltr">{figure.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {showLabel && <p className="mt-1 text-sm text-ink-faint">{label}</p>}
    </div>
  )
}

const Panel = ({
  title,
  items,
  ticks,
  className,
}: {
  title: string
  items: readonly string[]
  ticks?: boolean
  className: string
}) => (
  <section className={`rounded-lg p-6 sm:p-9 ${className}`}>
    <h2 className="text-2xl">{title}</h2>
    {ticks ? (
      <TickList items={items} className="mt-4 text-lg" />
    ) : (
      <ul className="mt-4 text-lg text-ink-soft">
        {items.map((item) => (
          <li key={item} className="py-1.5">
            {item}
          </li>
        ))}
      </ul>
    )}
  </section>
)

const Benefits = ({ title, items }: { title: string; items: readonly string[] }) => (
  <section>
    <h2 className="border-t-2 border-accent pt-5 text-2xl">{title}</h2>
    <TickList items={items} className="mt-3 text-lg text-ink-soft" />
  </section>
)

const Items = ({
  items,
  className,
}: {
  items: readonly { title: string; text: string }[]
  className: string
}) => (
  <ul className={`grid gap-5 ${className}`}>
    {items.map(({ title, text }) => (
      <li key={title} className="rounded-lg border border-line bg-surface p-6">
        <h3 className="text-lg">{title}</h3>
        <p className="mt-2 text-ink-soft">{text}</p>
      </li>
    ))}
  </ul>
)

function Workforce({ t, workforce }: AboutData) {
  const most = workforce[0]?.count ?? 0
  if (workforce.length === 0) return <p className="text-ink-soft">{t.workforceNone}</p>
  return (
    <ul className="grid gap-x-10 gap-y-1 lg:grid-cols-2">
      {workforce.map(({ nationality, word, country, count, people }) => (
        <li key={nationality}>
          <LocalLink
            to={`/candidates?nationality=${encodeURIComponent(nationality)}`}
            className="group block rounded-md py-2"
          >
            <span className="flex min-h-7 items-center gap-3">
              {country !== null && <CountryFlag country={country} />}
              <span className="grow underline-offset-4 group-hover:underline">{word}</span>
              <span className="text-ink-soft tabular-nums">{people}</span>
            </span>
            <progress
              aria-hidden
              value={count}
              max={most}
              className="progress mt-2 block w-full text-accent"
            />
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
