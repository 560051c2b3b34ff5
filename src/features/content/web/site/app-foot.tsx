import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { TextSizeSwitch } from '../../../../ui/text-size-switch.tsx'
import { ThemeSwitch } from '../../../../ui/theme-switch.tsx'
import { edge } from './app-header.tsx'
import { useSiteTexts } from './site-texts.ts'

/**
 * Under signed-in pages: where help and rules stand, and how the site should look, in one line. Few who work here go there: what the
 * router needs for it comes when it is pressed.
 */
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
                discover="none"
                className="inline-flex min-h-11 items-center px-2 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
              >
                {text}
              </LocalLink>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextSizeSwitch label={t.largerText} />
          <ThemeSwitch label={t.theme.label} labels={t.theme} />
        </div>
      </div>
    </footer>
  )
}
