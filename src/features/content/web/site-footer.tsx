import type { ReactNode } from 'react'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { ThemeSwitch } from '../../../ui/theme-switch.tsx'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useSiteTexts } from './site-texts.ts'

export function SiteFooter({ demo }: { demo: boolean }) {
  const t = useSiteTexts()
  return (
    <footer aria-label={t.footer.label} className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-10 px-4 py-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1.2fr]">
        <div>
          <Brand />
          <p className="mt-3 max-w-80 text-ink-soft">{t.about}</p>
          <p className="mt-3 max-w-80 text-sm text-palm">{t.footer.fairness}</p>
        </div>
        <Column title={t.footer.explore}>
          <FooterLink to="/">{t.home}</FooterLink>
          <FooterLink to="/candidates">{t.candidates}</FooterLink>
          {demo && <FooterLink to="/demo">{t.footer.demo}</FooterLink>}
        </Column>
        <Column title={t.footer.help}>
          <FooterLink to="/#how-it-works">{t.footer.howItWorks}</FooterLink>
          <FooterLink to="/#faq">{t.footer.faq}</FooterLink>
          {demo && <FooterLink to="/#testimonials">{t.footer.testimonials}</FooterLink>}
        </Column>
        <div>
          <h2 className="text-base">{t.footer.settings}</h2>
          <div className="mt-3 flex items-center gap-4">
            <ThemeSwitch label={t.theme.label} labels={t.theme} />
            <LanguageSwitch className="-ms-1" />
          </div>
        </div>
      </div>
    </footer>
  )
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <nav aria-label={title}>
    <h2 className="text-base">{title}</h2>
    <ul className="mt-1">{children}</ul>
  </nav>
)

const FooterLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <LocalLink to={to} className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline">
      {children}
    </LocalLink>
  </li>
)
