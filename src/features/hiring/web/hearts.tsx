import { Suspense, useState, useSyncExternalStore } from 'react'
import { readSession, useSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
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
  const places = usePlaces()
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

let found: readonly HTMLElement[] = []
const none: readonly HTMLElement[] = []

/** The places that the cards of the page have for hearts, as they come and go. */
const usePlaces = (): readonly HTMLElement[] =>
  useSyncExternalStore(
    watch,
    () => {
      const now = [...document.querySelectorAll<HTMLElement>('[data-heart]')]
      const isSame = now.length === found.length && now.every((place, at) => place === found[at])
      if (!isSame) found = now
      return found
    },
    () => none,
  )

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
