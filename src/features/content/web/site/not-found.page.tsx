import { data, type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { localeOfPath, localizedPath } from '../../../../platform/shared/locale.ts'
import { languageOf, standard } from '../../../../platform/shared/locales.ts'

/** What a language for workers lacks is there in English. */
export function loader({ url }: LoaderFunctionArgs): never {
  const { pathname, search } = url
  if (languageOf(localeOfPath(pathname)).covers === 'worker')
    throw redirectDocument(localizedPath(pathname, standard) + search)
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
