import { X } from 'lucide-react'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useSiteTexts } from './site-texts.ts'

// src/boot.ts reads it before the first paint, so that the page doesn't jump.
const hiddenKey = 'demo-bar-hidden'

function hide(): void {
  document.documentElement.setAttribute('data-demo-bar-hidden', '')
  try {
    sessionStorage.setItem(hiddenKey, '1')
  } catch {
    // Storage may be closed; the bar then returns with the next page load.
  }
}

/** Says that this is a demo, until it is hidden for the visit. */
export function DemoBar() {
  const { demo: t } = useSiteTexts()
  return (
    <aside className="bg-gulf-wash text-sm text-gulf [html[data-demo-bar-hidden]_&]:hidden">
      <div className="mx-auto flex min-h-11 max-w-page items-center gap-x-3 ps-4 pe-1 sm:ps-6 sm:pe-3">
        <p className="grow py-1.5 leading-snug">
          {t.text}{' '}
          <LocalLink
            to="/demo"
            discover="none"
            className="hit font-medium whitespace-nowrap underline underline-offset-4 hover:no-underline"
          >
            {t.link}
          </LocalLink>
        </p>
        <IconButton icon={X} label={t.hide} iconSize={18} onClick={hide} />
      </div>
    </aside>
  )
}
