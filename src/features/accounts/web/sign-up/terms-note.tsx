import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useTexts } from '../texts.ts'

const linkClass = 'underline underline-offset-2 hover:text-ink'

/** What signing up agrees to; the pages open beside the form, which so keeps what was typed. */
export function TermsNote() {
  const { signUp } = useTexts()
  return (
    <p className="text-center text-sm text-ink-faint">
      {signUp.agreeBefore}
      <LocalLink to="/terms" target="_blank" className={linkClass}>
        {signUp.terms}
      </LocalLink>
      {signUp.agreeBetween}
      <LocalLink to="/privacy" target="_blank" className={linkClass}>
        {signUp.privacy}
      </LocalLink>
      {signUp.agreeAfter}
    </p>
  )
}
