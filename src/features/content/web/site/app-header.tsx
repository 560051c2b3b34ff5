import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { ThemeSwitch } from '../../../../ui/theme-switch.tsx'
import { AccountMenu } from '../../../accounts/web/index.ts'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useSiteTexts } from './site-texts.ts'

const edge = 'mx-auto flex w-full max-w-[104rem] items-center px-4 sm:px-6 xl:px-7'

/** The header of signed-in pages: the place of their menu's button, the name, and who is signed in. */
export const AppHeader = ({ onSlot }: { onSlot: (slot: HTMLElement | null) => void }) => (
  <header className="sticky top-0 z-20 border-b border-line bg-canvas print:static">
    <div className={`${edge} min-h-14 sm:gap-x-3`}>
      <div ref={onSlot} className="contents" />
      <Brand />
      <LanguageSwitch short className="ms-auto" />
      <div className="shrink-0 whitespace-nowrap">
        <AccountMenu />
      </div>
    </div>
  </header>
)

/** Under signed-in pages: where help and rules stand, and how the site should look, in one line. */
export function AppFoot() {
  const t = useSiteTexts()
  const links = {
    '/visa': t.visa,
    '/pricing': t.pricing,
    '/contact': t.contact,
    '/privacy': t.footer.privacy,
    '/terms': t.footer.terms,
  }
  return (
    <footer aria-label={t.footer.label} className="print:hidden">
      <div
        className={`${edge} justify-between gap-x-6 gap-y-1 pt-2 pb-4 text-sm max-lg:flex-col max-lg:items-start xl:ps-[17.5rem] xl:pe-8`}
      >
        <ul className="-mx-2 flex flex-wrap">
          {Object.entries(links).map(([to, text]) => (
            <li key={to}>
              <LocalLink
                to={to}
                className="inline-flex min-h-11 items-center px-2 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
              >
                {text}
              </LocalLink>
            </li>
          ))}
        </ul>
        <ThemeSwitch label={t.theme.label} labels={t.theme} />
      </div>
    </footer>
  )
}
