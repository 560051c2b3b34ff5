import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { pageMeta } from '../../../../platform/web/meta.ts'
import { texts } from '../texts.ts'

// What the pages share whose address is a secret that was sent to someone.

export function loadSecretLink(args: LoaderFunctionArgs) {
  const { locale, origin } = loaderTools(args)
  return { locale, origin, token: args.params.token ?? '' }
}
type SecretLink = ReturnType<typeof loadSecretLink>

/** No cache keeps the page, and no other site hears of its address. */
export const secretLinkHeaders = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
})

/** The title by the texts of the page; the token stays out of every tag. */
export const secretLinkMeta =
  (path: string, titleOf: (t: (typeof texts)['en']) => string) =>
  ({ loaderData }: { loaderData: SecretLink | undefined }): MetaDescriptor[] =>
    loaderData
      ? pageMeta({
          title: titleOf(texts[loaderData.locale]),
          path,
          locale: loaderData.locale,
          origin: loaderData.origin,
          index: false,
        })
      : []
