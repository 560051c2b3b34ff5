import { languageOf } from '../../../../platform/shared/locales.ts'
import { summaryPath } from '../../../../platform/shared/worker-pages.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { useTexts } from '../texts.ts'

const linkClass = 'underline underline-offset-2 hover:text-ink'

/** What signing up agrees to; the pages open beside the form, which so keeps what was typed. A language for workers has them in short, with links to the whole. */
export function TermsNote() {
  const { signUp } = useTexts()
  const isInShort = languageOf(useLocale()).covers === 'worker'
  return (
    <p className="text-center text-sm text-ink-faint">
      {signUp.agreeBefore}
      <LocalLink
        to={isInShort ? `${summaryPath}#agree` : '/terms'}
        target="_blank"
        className={linkClass}
      >
        {signUp.terms}
      </LocalLink>
      {signUp.agreeBetween}
      <LocalLink
        to={isInShort ? `${summaryPath}#data` : '/privacy'}
        target="_blank"
        className={linkClass}
      >
        {signUp.privacy}
      </LocalLink>
      {signUp.agreeAfter}
    </p>
  )
}
