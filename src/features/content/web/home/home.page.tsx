import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { loaderTools, withoutStill } from '../../../../platform/web/loader.ts'
import { pageMeta } from '../../../../platform/web/meta.ts'
import { type CandidateQueryInput, listCandidates } from '../../../search/contract.ts'
import { cardIn } from '../../../profiles/name-rules.ts'
import { type CardCandidate, cardOf } from '../../../profiles/web/index.ts'
import { getContent } from '../../contract.ts'
import { Still } from '../../../../ui/still.tsx'
import { Closing } from './closing.tsx'
import { Explore } from './explore.tsx'
import { Faq } from './faq.tsx'
import { Hero } from './hero.tsx'
import { homeTexts } from './home-texts.ts'
import { HowItWorks } from './how-it-works.tsx'
import { NationalityStrip } from './nationality-strip.tsx'
import { Testimonials } from './testimonials.tsx'
import { TrustAndCare } from './trust-and-care.tsx'
import { plainTexts } from '../site/plain-texts.ts'

const shownCandidates = 9

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, origin, demo } = loaderTools(args)
  const [{ words, ...content }, page] = await Promise.all([
    api(getContent, {}),
    api(listCandidates, { page_size: shownCandidates } as CandidateQueryInput),
  ])
  const texts = homeTexts(locale, {
    profiles: content.total,
    nationalities: content.nationalities.length,
    words,
  })
  const { total, nationalities, claims } = content
  const { results, currency } = page
  return {
    content: { total, nationalities, claims },
    page: {
      results: results.map((one) => cardIn(cardOf(one), locale)),
      total: page.total,
      currency,
    },
    texts: withoutStill(args, texts, ['steps', 'trust', 'faq']),
    locale,
    origin,
    demo,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { texts, locale, origin } = loaderData
  const { title, description } = texts.meta
  return [
    ...pageMeta({ title, description, path: '/', origin, locale }),
    { 'script:ld+json': siteData(origin, locale) },
  ]
}

export default function HomePage() {
  const { content, page, texts, demo } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero content={content} faces={facesOf(page.results)} />
      <NationalityStrip nationalities={content.nationalities} />
      <Still of={texts.steps}>{(steps) => <HowItWorks texts={steps} />}</Still>
      <Still of={texts.trust}>{(trust) => <TrustAndCare texts={trust} />}</Still>
      <Explore page={page} />
      {demo && <Testimonials />}
      <Still of={texts.faq}>{(faq) => <Faq texts={faq} />}</Still>
      <Closing />
    </>
  )
}

/** The site and its search, as search engines read them. */
const siteData = (origin: string, locale: Locale) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: plainTexts[locale].brand,
  url: origin + localizedPath('/', locale),
  inLanguage: locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}${localizedPath('/candidates', locale)}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})

/** Those with a picture, one of each nationality first. */
function facesOf(candidates: CardCandidate[]): CardCandidate[] {
  const pictured = candidates.filter(({ profile }) => profile.profile_image_url !== null)
  const isFirst = ({ id, profile }: CardCandidate) =>
    pictured.find((other) => other.profile.nationality === profile.nationality)?.id === id
  return [...pictured.filter(isFirst), ...pictured.filter((one) => !isFirst(one))]
}
