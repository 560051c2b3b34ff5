import { Menu as MenuIcon, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { LocalNavLink } from '../../../../platform/web/local-link.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { AccountMenu } from '../../../accounts/web/index.ts'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useSiteTexts } from './site-texts.ts'

/** The places of the site, in their order. */
export const places = [
  { to: '/', text: 'home' },
  { to: '/candidates', text: 'candidates' },
  { to: '/visa', text: 'visa' },
  { to: '/pricing', text: 'pricing' },
  { to: '/about', text: 'about' },
  { to: '/contact', text: 'contact' },
] as const

export function SiteHeader() {
  const t = useSiteTexts()
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-canvas print:static">
      <div className="mx-auto flex min-h-18 max-w-page items-center px-3 sm:gap-x-3 sm:px-6">
        <Brand />
        <nav aria-label={t.navigation} className="ms-4 hidden gap-x-1 lg:flex">
          <Places className="px-2.5 xl:px-3.5" />
        </nav>
        <LanguageSwitch short className="ms-auto" />
        <div className="shrink-0 whitespace-nowrap">
          <AccountMenu />
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}

const Places = ({ className }: { className: string }) => {
  const t = useSiteTexts()
  return places.map(({ to, text }) => (
    <LocalNavLink
      key={to}
      to={to}
      end={to === '/'}
      className={`${className} flex min-h-11 items-center rounded-full text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink`}
    >
      {t[text]}
    </LocalNavLink>
  ))
}

/** The same places under a button; opens without scripts, closes by a choice, Esc or a touch elsewhere. */
function MobileMenu() {
  const t = useSiteTexts()
  const { key } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => menu.current?.removeAttribute('open'), [key])
  useEffect(() => {
    const close = (event: Event) => {
      if (!(event.target instanceof Node && menu.current?.contains(event.target)))
        menu.current?.removeAttribute('open')
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || menu.current?.open !== true) return
      menu.current.removeAttribute('open')
      menu.current.querySelector('summary')?.focus()
    }
    addEventListener('pointerdown', close)
    addEventListener('focusin', close)
    addEventListener('keydown', escape)
    return () => {
      removeEventListener('pointerdown', close)
      removeEventListener('focusin', close)
      removeEventListener('keydown', escape)
    }
  }, [])

  return (
    <details ref={menu} className="group lg:hidden">
      <summary className="grid size-11 list-none place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t.menu}</span>
        <Icon of={MenuIcon} size={22} className="group-open:hidden" />
        <Icon of={X} size={22} className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={t.navigation}
        className="absolute inset-x-0 top-full border-b border-line bg-canvas px-4 py-3 shadow-2 sm:px-6"
      >
        <Places className="px-3 text-lg" />
      </nav>
    </details>
  )
}
