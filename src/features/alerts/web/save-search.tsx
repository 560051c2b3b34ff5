import { BellPlus } from 'lucide-react'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { readSession, useSession } from '../../../platform/web/session.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { hires } from '../../accounts/side-rules.ts'
import { openSignIn } from '../../accounts/web/index.ts'
import { ListState } from '../../search/web/index.ts'
import { useTexts } from './texts.ts'

const PublicDialog = lazyPart(() => import('./public-search-dialog.tsx'), 'PublicSearchDialog')
const SearchDialog = lazyPart(() => import('./search-dialog.tsx'), 'SearchDialog')

interface Props {
  query: string
  /** Whether no signed-in screen is around it. */
  isPublic?: boolean
  className?: string
}

/** Saves the list as its address has it, where that narrows it: for a household, and a visitor who may be one. */
export function SaveListSearch() {
  const { search } = useLocation()
  const user = useSession()?.user
  const isHydrated = useSyncExternalStore(never, isHere, isNotHere)
  // Of what else an address may bear, as links of others do, the page knows nothing.
  const isNarrowed = ListState.of(search).chosen.length > 0
  if (!isNarrowed || (user && !hires(user.role))) return null
  // Its place is kept until a press is heard.
  return (
    <SaveSearch
      isPublic
      query={search.slice(1)}
      className={classNames('grow', !isHydrated && 'invisible')}
    />
  )
}

const never = () => () => undefined
const isHere = () => true
const isNotHere = () => false

/** Saves a query of the list's address; a visitor signs in first, and finds the search as it was. */
export function SaveSearch({ query, isPublic = false, className }: Props) {
  const Dialog = isPublic ? PublicDialog : SearchDialog
  const t = useTexts()
  const isSignedIn = useSession() !== null
  const [isOpen, setIsOpen] = useState(false)
  const press = () => {
    if (isSignedIn) setIsOpen(true)
    else
      openSignIn({
        message: t.signIn,
        signUpMessage: t.signUp,
        role: 'employer',
        onSignedIn: () => setIsOpen(hires(readSession()?.user.role)),
      })
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={BellPlus}
        aria-haspopup="dialog"
        onClick={press}
        className={className}
      >
        {t.save}
      </Button>
      <Suspense>{isOpen && <Dialog query={query} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
