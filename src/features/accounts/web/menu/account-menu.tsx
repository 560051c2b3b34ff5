import { Suspense } from 'react'
import { UserRound } from 'lucide-react'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { useSession } from '../../../../platform/web/session.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { useEntryTexts } from '../sign-in/entry-texts.ts'
import { openSignIn } from '../open-dialog.ts'

// Visitors load none of it.
const SignedInMenu = lazyPart(() => import('./signed-in-menu.tsx'), 'SignedInMenu')

/** The account's place in the header: Sign In, or the bell and the avatar with its menu. */
export function AccountMenu() {
  const t = useEntryTexts()
  const locale = useLocale()
  const user = useSession()?.user
  if (user !== undefined) {
    return (
      <Suspense fallback={<Waiting />}>
        <SignedInMenu user={user} />
      </Suspense>
    )
  }
  return (
    <>
      <form
        action={localizedPath('/login', locale)}
        className="[html[data-signed-in]_&]:hidden"
        onSubmit={(event) => {
          event.preventDefault()
          openSignIn()
        }}
      >
        <Button type="submit" variant="secondary" aria-haspopup="dialog">
          {t.signIn}
        </Button>
      </form>
      <span className="hidden [html[data-signed-in]_&]:contents">
        <Waiting />
      </span>
    </>
  )
}

/** Keeps the place of bell and avatar until they are there. */
const Waiting = () => (
  <span className="inline-flex w-22 justify-end">
    <span className="grid size-11 place-items-center">
      <span className="grid size-10 place-items-center rounded-full bg-accent-wash text-accent">
        <Icon of={UserRound} size={20} />
      </span>
    </span>
  </span>
)
