import { type ReactNode, useId } from 'react'
import { digitsOnly } from '../../../../platform/shared/digits.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextSizeSwitch } from '../../../../ui/text-size-switch.tsx'
import { ThemeSwitch } from '../../../../ui/theme-switch.tsx'
import { Brand } from './brand.tsx'
import type { Company } from './company-of.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { places } from './site-header.tsx'
import { useSiteTexts } from './site-texts.ts'

/** Every place of the site, the newsletter, and how the site should look. */
export function SiteFooter({ demo, company }: { demo: boolean; company: Company | null }) {
  const t = useSiteTexts()
  return (
    <footer
      aria-label={t.footer.label}
      className="border-t border-line bg-sunken later-72 sm:later-45 lg:later-24"
    >
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-8 gap-y-7 px-4 py-9 sm:px-6 lg:grid-cols-[1.6fr_1fr_1fr_1.6fr]">
        <div className="col-span-full lg:col-auto">
          <Brand />
          <p className="mt-3 text-ink-soft lg:max-w-72">{t.purpose}</p>
          <p className="mt-3 text-sm lg:max-w-72 text-palm">{t.footer.fairness}</p>
        </div>
        <Column title={t.footer.explore}>
          {places.map(({ to, text }) => (
            <FooterLink key={to} to={to}>
              {t[text]}
            </FooterLink>
          ))}
        </Column>
        <Column title={t.footer.help}>
          <FooterLink to="/#how-it-works">{t.footer.howItWorks}</FooterLink>
          <FooterLink to="/how-we-check">{t.footer.howWeCheck}</FooterLink>
          <FooterLink to="/#faq">{t.footer.faq}</FooterLink>
          {demo && <FooterLink to="/#testimonials">{t.footer.testimonials}</FooterLink>}
          <FooterLink to="/privacy">{t.footer.privacy}</FooterLink>
          <FooterLink to="/terms">{t.footer.terms}</FooterLink>
          <FooterLink to="/admin/login">{t.footer.admin}</FooterLink>
          {demo && <FooterLink to="/demo">{t.footer.demo}</FooterLink>}
        </Column>
        <div className="col-span-full flex flex-col gap-6 lg:col-auto">
          <Newsletter />
          <div>
            <h2 className="text-base">{t.footer.settings}</h2>
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
              <ThemeSwitch label={t.theme.label} labels={t.theme} />
              <LanguageSwitch className="-ms-1" />
              <TextSizeSwitch label={t.largerText} />
            </div>
          </div>
        </div>
        {company && <CompanyLine {...company} />}
      </div>
    </footer>
  )
}

/** Who runs the site, and the number to write to. */
const CompanyLine = ({ said, whatsapp, whatsappWord }: Company) => (
  <p className="col-span-full text-sm text-ink-soft">
    {said}
    {whatsapp !== undefined && (
      <>
        {said !== '' && ' · '}
        <a className="hit link" href={`https://wa.me/${digitsOnly(whatsapp)}`}>
          {whatsappWord} <bdi dir="ltr">{whatsapp}</bdi>
        </a>
      </>
    )}
  </p>
)

/** The browser's own form, so that no page carries scripts for it; the answer is the newsletter's page. */
function Newsletter() {
  const { newsletter: t } = useSiteTexts()
  const locale = useLocale()
  const id = useId()
  return (
    <form method="post" action={`/api/newsletter/?lang=${locale}`}>
      <h2 className="text-base">{t.title}</h2>
      <label htmlFor={id} className="mt-2 block text-sm text-ink-soft">
        {t.email}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          className="min-h-11 min-w-0 flex-[1_1_11rem] rounded-md border border-line-field bg-surface px-3.5"
        />
        <Button type="submit" variant="secondary">
          {t.subscribe}
        </Button>
      </div>
      <div aria-hidden className="absolute -start-[200vw] size-px overflow-hidden">
        <label>
          {t.leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </form>
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
    <LocalLink
      to={to}
      className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline"
    >
      {children}
    </LocalLink>
  </li>
)
