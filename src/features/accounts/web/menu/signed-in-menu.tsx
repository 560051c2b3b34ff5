import { KeyRound, LayoutDashboard, LogOut, MonitorSmartphone, UserRound } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { StoredUser } from '../../../../platform/web/session.ts'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Menu, MenuButton, MenuLink, MenuRule } from '../../../../ui/menu.tsx'
import { Avatar } from '../../../../ui/portrait.tsx'
import { MessagesLink } from '../../../conversations/web/index.ts'
import { Bell } from '../../../notifications/web/index.ts'
import { avatarOf } from './avatar-of.ts'
import { rulesOf } from '../../role-rules.ts'
import { logOut } from './log-out.ts'
import { isOfferDue } from '../passkeys/offer-state.ts'
import { useMenuTexts } from './menu-texts.ts'
import { useIdleEnd } from './use-idle-end.ts'
import { openChangePassword, openDevices } from '../open-dialog.ts'

const PasskeyOffer = lazyPart(() => import('../passkeys/offer.tsx'), 'PasskeyOffer')

/** The bell, and the avatar with the account's menu. */
export function SignedInMenu({ user }: { user: StoredUser }) {
  const t = useMenuTexts()
  useIdleEnd(user.role)
  const isOffered = useOfferDue()
  return (
    <span className="inline-flex">
      {!rulesOf(user.role).operates && <MessagesLink />}
      <Bell />
      <Menu
        label={t.menu(user.full_name)}
        trigger={<Picture src={avatarOf(user)} name={user.full_name} />}
      >
        <p className="px-3 pt-1.5 pb-2 font-medium">
          <bdi>{user.full_name}</bdi>
        </p>
        <MenuRule />
        <MenuLink to={rulesOf(user.role).home} icon={LayoutDashboard}>
          {t.dashboard}
        </MenuLink>
        <MenuLink to="/account" icon={UserRound}>
          {t.account}
        </MenuLink>
        <MenuButton icon={KeyRound} onClick={openChangePassword}>
          {t.changePassword}
        </MenuButton>
        <MenuButton icon={MonitorSmartphone} onClick={openDevices}>
          {t.devices}
        </MenuButton>
        <MenuRule />
        <MenuButton icon={LogOut} onClick={logOut}>
          {t.logOut}
        </MenuButton>
      </Menu>
      {isOffered && (
        <Suspense>
          <PasskeyOffer />
        </Suspense>
      )}
    </span>
  )
}

/** Whether a passkey is offered now; looked at once the page stands. */
function useOfferDue(): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => setDue(isOfferDue()), [])
  return isDue
}

function Picture({ src, name }: { src: string | null; name: string }) {
  if (src !== null) return <Avatar src={src} name={name} />
  return (
    <span className="grid size-10 place-items-center rounded-full bg-accent-wash text-accent">
      <Icon of={UserRound} size={20} />
    </span>
  )
}
