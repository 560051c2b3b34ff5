import { translated } from '../../../../platform/shared/catalogues.ts'
import { useRouteLoaderData } from 'react-router'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { en } from '../../messages.site.en.ts'

export const siteTexts = translated(en)

/** What the frame's loader brings as `t`, so that no browser carries both languages. */
export const siteTextsIn = (locale: Locale): typeof en => siteTexts[locale]
export const useSiteTexts = (): typeof en =>
  useRouteLoaderData<{ t: typeof en }>(`${useLocale()}:site`)!.t
