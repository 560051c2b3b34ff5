import {
  ArrowRight,
  Heart,
  KeyRound,
  LayoutDashboard,
  LogOut,
  Settings,
  UserRound,
} from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../portrait.tsx'
import { Button, ButtonAnchor, ButtonLink } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { Menu, MenuButton, MenuLink, MenuRule } from '../menu.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'
import { useToast } from '../toast.tsx'
import type { Samples } from './samples.ts'

/** Type, buttons, menus, toasts. */
export function Actions({ t }: { t: Samples }) {
  const toast = useToast()
  return (
    <>
      <div>
        <p className="text-4xl font-semibold">{t.heading}</p>
        <p className="mt-4 text-lg text-ink-soft">{t.lead}</p>
        <p className="mt-2 text-sm text-ink-faint">{t.small}</p>
      </div>
      <Buttons t={t} />
      <div className="flex flex-wrap items-center gap-4">
        <ThemeSwitch label={t.theme} labels={t.themes} />
        <Menu label={t.account} trigger={<Avatar name={t.person} />}>
          <MenuLink to="/design" icon={LayoutDashboard}>
            {t.menu[0]}
          </MenuLink>
          <MenuButton icon={KeyRound}>{t.menu[1]}</MenuButton>
          <MenuRule />
          <MenuButton icon={LogOut} danger>
            {t.menu[2]}
          </MenuButton>
        </Menu>
        <Button
          variant="secondary"
          icon={UserRound}
          onClick={() =>
            toast({
              text: t.toastText,
              action: {
                label: t.undo,
                onSelect: () => toast({ text: t.saved, tone: 'success', seconds: 2 }),
              },
            })
          }
        >
          {t.toast}
        </Button>
      </div>
    </>
  )
}

function Buttons({ t }: { t: Samples }) {
  const [busy, setBusy] = useState(false)
  const [liked, setLiked] = useState(true)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink to="/design" size="l" iconAfter={ArrowRight}>
        {t.hire}
      </ButtonLink>
      <ButtonAnchor href="#how" variant="quiet" size="l">
        {t.how}
      </ButtonAnchor>
      <Button>{t.save}</Button>
      <Button variant="secondary">{t.signIn}</Button>
      <Button variant="danger">{t.reject}</Button>
      <Button variant="quiet">{t.edit}</Button>
      <Button size="s">{t.select}</Button>
      <Button size="s" variant="secondary" icon={Settings}>
        {t.edit}
      </Button>
      <Button busy={busy} onClick={() => setBusy(true)}>
        {t.save}
      </Button>
      <Button busy>{t.busy}</Button>
      <Button disabled>{t.disabled}</Button>
      <IconButton icon={Settings} label={t.edit} />
      <IconButton
        icon={Heart}
        label={t.favourite}
        variant="floating"
        filled={liked}
        aria-pressed={liked}
        onClick={() => setLiked(!liked)}
      />
    </div>
  )
}
