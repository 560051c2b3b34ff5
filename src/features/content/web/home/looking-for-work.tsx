import { ButtonLink } from '../../../../ui/button.tsx'
import { openSignUp } from '../../../accounts/web/index.ts'
import { useHomeTexts } from './home-texts.ts'

/** The way in for a worker, to sign-up as one; not for whoever is signed in. */
export function LookingForWork({ variant }: { variant: 'secondary' | 'quiet' }) {
  return (
    <ButtonLink
      size="l"
      variant={variant}
      to="/login"
      className="[html[data-signed-in]_&]:hidden"
      onClick={(event) => {
        event.preventDefault()
        openSignUp({ role: 'jobseeker' })
      }}
    >
      {useHomeTexts().closing.work}
    </ButtonLink>
  )
}
