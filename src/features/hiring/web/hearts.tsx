import { Suspense, useState } from 'react'
import { readSession, useSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { usePlaces } from '../../../platform/web/use-places.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { hires } from '../../accounts/side-rules.ts'
import { openSignUp } from '../../accounts/web/index.ts'
import { HeartButtons, type Loved } from './heart-buttons.tsx'
import { heartTexts } from './panel-texts.ts'

const HouseholdHearts = lazyPart(() => import('./household-hearts.tsx'), 'HouseholdHearts')

/**
 * The hearts of all cards on the page, in the places that cards leave for them: the cards are the same for everyone, and a heart is
 * somebody's. A household has its shortlist in them; a visitor signs up first, and finds done what was meant. Nobody else sees any.
 */
export function Hearts() {
  const user = useSession()?.user
  const places = usePlaces('[data-heart]')
  const [meant, setMeant] = useState<Loved | null>(null)
  if (places.length === 0 || (user && !hires(user.role))) return null
  if (user)
    return (
      <Suspense>
        <HouseholdHearts
          key={user.id}
          places={places}
          meant={meant}
          onTaken={() => setMeant(null)}
        />
      </Suspense>
    )
  return <VisitorHearts places={places} onMeant={setMeant} />
}

function VisitorHearts({
  places,
  onMeant,
}: {
  places: readonly HTMLElement[]
  onMeant: (loved: Loved) => void
}) {
  const t = heartTexts[useLocale()]
  const signUp = (loved: Loved) =>
    openSignUp({
      message: t.signIn,
      signUpMessage: t.signUp,
      role: 'employer',
      onSignedIn: () => hires(readSession()?.user.role) && onMeant(loved),
    })
  return <HeartButtons places={places} isOn={() => false} press={signUp} opensDialog />
}
