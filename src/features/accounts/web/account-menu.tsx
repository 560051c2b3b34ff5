import { KeyRound, LayoutDashboard, LogOut, MonitorSmartphone, UserRound } from 'lucide-react'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { useSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Menu, MenuButton, MenuLink, MenuRule } from '../../../ui/menu.tsx'
import { Avatar } from '../../../ui/portrait.tsx'
import { avatarOf } from './avatar-of.ts'
import { logOut } from './log-out.ts'
import { useMenuTexts } from './menu-texts.ts'
import { openChangePassword, openDevices, openSignIn } from './open-dialog.ts'

/** The account's place in the header: Sign In, or the avatar with its menu. */
export function AccountMenu() {
  const t = useMenuTexts()
  const locale = useLocale()
  const user = useSession()?.user
  if (user === undefined) {
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
          <Button type="submit" look="secondary" aria-haspopup="dialog">
            {t.signIn}
          </Button>
        </form>
        <span className="hidden size-11 place-items-center [html[data-signed-in]_&]:inline-grid">
          <Picture src={null} name="" />
        </span>
      </>
    )
  }
  return (
    <Menu label={t.menu(user.full_name)} trigger={<Picture src={avatarOf(user)} name={user.full_name} />}>
      <p className="px-3 pt-1.5 pb-2 font-medium">
        <bdi>{user.full_name}</bdi>
      </p>
      <MenuRule />
      <MenuLink to="/dashboard" icon={LayoutDashboard}>
        {t.dashboard}
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
  )
}

function Picture({ src, name }: { src: string | null; name: string }) {
  if (src !== null) return <Avatar src={src} name={name} />
  return (
    <span className="grid size-10 place-items-center rounded-full bg-accent-wash text-accent">
      <Icon of={UserRound} size={20} />
    </span>
  )
}
