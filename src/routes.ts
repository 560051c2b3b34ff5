import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes'
import { languageOf, type Locale, locales, standard } from './platform/shared/locales.ts'
import { hasPage } from './platform/shared/worker-pages.ts'

/** What makes a page of one language; each file is named from its capability on. */
function makerFor(locale: Locale) {
  const id = (name: string) => ({ id: `${locale}:${name}` })
  const fileOf = (file: string) => `features/${file}.page.tsx`
  return {
    page: (path: string, file: string, name: string, inside?: RouteConfigEntry[]) =>
      route(path, fileOf(file), id(name), inside),
    start: (file: string, name: string) => index(fileOf(file), id(name)),
    frame: (file: string, name: string, inside: RouteConfigEntry[]) =>
      layout(`features/${file}.layout.tsx`, id(name), inside),
  }
}
type Maker = ReturnType<typeof makerFor>

/** Every page, once for each language that has it: English at the root, another below its tag. */
function pages(locale: Locale) {
  const make = makerFor(locale)
  const inside = sitePages(make, languageOf(locale).covers)
  return [make.frame('content/web/site/site', 'site', had(inside, locale))]
}

/** The pages that a language has, and the frames that stand around any. */
const had = (entries: RouteConfigEntry[], locale: Locale): RouteConfigEntry[] =>
  entries.flatMap((entry) => {
    if (entry.path !== undefined)
      return entry.path === '*' || hasPage(`/${entry.path}`, locale) ? [entry] : []
    if (entry.index === true) return [entry]
    const children = had(entry.children ?? [], locale)
    return children.length === 0 ? [] : [{ ...entry, children }]
  })

const secondFactor = 'accounts/web/second-factor/second-factor'

function sitePages(make: Maker, covers: 'whole' | 'worker') {
  const { page, start, frame } = make
  return [
    start(covers === 'whole' ? 'content/web/home/home' : 'content/web/work/work', 'home'),
    page('work', 'content/web/work/work', 'work'),
    page('rights', 'content/web/work/rights', 'rights'),
    page('fees', 'content/web/work/fees', 'fees'),
    page('terms/summary', 'content/web/work/summary', 'terms-summary'),
    page('candidates', 'search/web/list', 'candidates', [
      start('alerts/web/list-actions', 'list-actions'),
    ]),
    page('candidates/:id', 'profiles/web/profile', 'candidate', [
      frame('matching/web/profile-fit', 'candidate-fit', [
        start('hiring/web/action-panel', 'candidate-actions'),
      ]),
    ]),
    page('pricing', 'content/web/pages/pricing', 'pricing'),
    page('visa', 'content/web/pages/visa', 'visa'),
    page('visa/request', 'enquiries/web/visa-request', 'visa-request'),
    page('about', 'content/web/pages/about', 'about'),
    page('contact', 'content/web/pages/contact', 'contact'),
    page('privacy', 'content/web/pages/privacy', 'privacy'),
    page('terms', 'content/web/pages/terms', 'terms'),
    page('how-we-check', 'content/web/pages/how-we-check', 'how-we-check'),
    page('security', 'content/web/pages/security', 'security'),
    page('offline', 'content/web/pages/offline', 'offline'),
    page('newsletter', 'enquiries/web/newsletter', 'newsletter'),
    page('newsletter/confirm/:token', 'enquiries/web/newsletter-confirm', 'newsletter-confirm'),
    page(
      'newsletter/unsubscribe/:token',
      'enquiries/web/newsletter-unsubscribe',
      'newsletter-unsubscribe',
    ),
    page('searches/stop/:token', 'alerts/web/stop-searches', 'stop-searches'),
    page('verify/invoice/:code', 'billing/web/verify-invoice', 'verify-invoice'),
    page('login', 'accounts/web/sign-in/login', 'login'),
    page('sign-up', 'accounts/web/sign-up/sign-up', 'sign-up'),
    page('reset-password/:token', 'accounts/web/passwords/reset-password', 'reset-password'),
    page('undo-change/:token', 'accounts/web/passwords/undo-change', 'undo-change'),
    page('verify-email/:token', 'accounts/web/account/verify-email', 'verify-email'),
    page('meet/:token', 'hiring/web/meetings/meet', 'meet'),
    page('interviews/:id/room', 'rooms/web/room', 'room'),
    page('deal/:token', 'agreements/web/deal', 'deal'),
    page('account/second-factor', secondFactor, 'second-factor'),
    // Where notices of old lead.
    page('admin/second-factor', secondFactor, 'admin-second-factor'),
    page('admin/login', 'accounts/web/role-login/admin-login', 'admin-login'),
    page('agency/apply', 'agencies/web/apply', 'agency-apply'),
    page('agency/join/:token', 'agencies/web/join', 'agency-join'),
    page('agency/login', 'accounts/web/role-login/agency-login', 'agency-login'),
    frame('administration/web/frame/admin', 'console', consolePages(make)),
    frame('agencies/web/agency', 'agency-rooms', agencyPages(make)),
    page('account/closed', 'privacy/web/closed', 'account-closed'),
    frame('accounts/web/account/account', 'own', accountPages(make)),
    page('demo', 'demo/web/demo', 'demo'),
    page('dashboard/offers/:id', 'recruitment/web/certificate', 'offer-certificate'),
    frame('hiring/web/dashboard', 'dashboard', dashboardPages(make)),
    page('*', 'content/web/site/not-found', 'not-found'),
  ]
}

const consolePages = ({ page }: Maker) => [
  page('admin', 'administration/web/home/overview', 'admin'),
  page('admin/health', 'administration/web/health/health', 'admin-health'),
  page('admin/reports', 'enquiries/web/console/reports', 'admin-reports'),
  page('admin/reviews', 'reviews/web/console/reviews', 'admin-reviews'),
  page('admin/papers', 'reviews/web/console/papers', 'admin-papers'),
  page('admin/papers/checks', 'reviews/web/console/checks', 'admin-checks'),
  page('admin/conversations', 'conversations/web/console/reported', 'admin-conversations'),
  page('admin/enquiries', 'enquiries/web/console/enquiries', 'admin-enquiries'),
  page('admin/claims', 'billing/web/console/claims', 'admin-claims'),
  page('admin/users', 'administration/web/users/users', 'admin-users'),
  page('admin/users/:id', 'administration/web/users/user', 'admin-user'),
  page('admin/administrators', 'administration/web/users/administrators', 'admin-administrators'),
  page('admin/agencies', 'agencies/web/console/agencies', 'admin-agencies'),
  page('admin/orders', 'billing/web/console/orders', 'admin-orders'),
  page('admin/ledger', 'billing/web/console/ledger', 'admin-ledger'),
  page('admin/recruitments', 'recruitment/web/console/recruitments', 'admin-recruitments'),
  page('admin/messages', 'notifications/web/console/messages', 'admin-messages'),
  page('admin/audit', 'administration/web/audit/audit', 'admin-audit'),
  page('admin/settings/:topic?', 'administration/web/settings/settings', 'admin-settings'),
  page('admin/newsletter', 'enquiries/web/newsletter/newsletters', 'admin-newsletters'),
  page('admin/newsletter/subscribers', 'enquiries/web/newsletter/subscribers', 'admin-subscribers'),
  page('admin/newsletter/:id', 'enquiries/web/newsletter/newsletter', 'admin-newsletter'),
  page('admin/data', 'privacy/web/console/requests', 'admin-data'),
  page('admin/data/closed', 'privacy/web/console/closed', 'admin-data-closed'),
  page('admin/data/unused', 'privacy/web/console/unused', 'admin-data-unused'),
]

const agencyPages = ({ page, start }: Maker) => [
  page('agency', 'hiring/web/agency/overview', 'agency', [
    start('recruitment/web/agency-waiting', 'agency-waiting'),
  ]),
  page('agency/candidates', 'agencies/web/candidates', 'agency-candidates'),
  page('agency/candidates/import', 'agencies/web/import/import', 'agency-import'),
  page('agency/candidates/:id', 'agencies/web/candidate', 'agency-candidate'),
  page(
    'agency/candidates/:id/documents',
    'agencies/web/candidate-documents',
    'agency-candidate-documents',
  ),
  page('agency/interest', 'hiring/web/agency/interest', 'agency-interest'),
  page('agency/interviews', 'hiring/web/agency/interviews', 'agency-interviews'),
  page('agency/agreements', 'agreements/web/agreements', 'agency-agreements'),
  page('agency/messages', 'conversations/web/messages', 'agency-messages'),
  page('agency/messages/:id', 'conversations/web/conversation', 'agency-conversation'),
  page('agency/recruitments', 'recruitment/web/agency-cases', 'agency-recruitments'),
  page('agency/recruitments/:id', 'recruitment/web/agency-case', 'agency-recruitment'),
  page('agency/services', 'agencies/web/services', 'agency-services'),
  page('agency/licence', 'agencies/web/licence', 'agency-licence'),
  page('agency/members', 'agencies/web/members', 'agency-members'),
]

const accountPages = ({ page }: Maker) => [
  page('account', 'accounts/web/account/account', 'account'),
  page('account/security', 'accounts/web/security/security', 'own-security'),
  page('account/data', 'privacy/web/data', 'own-data'),
  page('notifications', 'notifications/web/notifications', 'notifications'),
  page(
    'notifications/settings',
    'notifications/web/notification-settings',
    'notification-settings',
  ),
]

const dashboardPages = ({ page, start }: Maker) => [
  page('dashboard', 'hiring/web/overview', 'dashboard-overview', [
    start('matching/web/start', 'dashboard-start'),
  ]),
  page('dashboard/analytics', 'hiring/web/analytics', 'dashboard-analytics'),
  page('dashboard/profile', 'employers/web/profile', 'dashboard-profile'),
  page('dashboard/needs', 'matching/web/needs', 'dashboard-needs', [
    start('alerts/web/needs-actions', 'needs-actions'),
  ]),
  page('dashboard/searches', 'alerts/web/searches', 'dashboard-searches'),
  page('dashboard/candidates', 'hiring/web/pipeline', 'dashboard-candidates'),
  page('dashboard/candidates/compare', 'hiring/web/compare', 'dashboard-compare'),
  page('dashboard/interviews', 'hiring/web/interviews', 'dashboard-interviews'),
  page('dashboard/agreements', 'agreements/web/agreements', 'dashboard-agreements'),
  page('dashboard/messages', 'conversations/web/messages', 'dashboard-messages'),
  page('dashboard/messages/:id', 'conversations/web/conversation', 'dashboard-conversation'),
  page('dashboard/recruitment', 'recruitment/web/own', 'own-recruitment'),
  page('dashboard/recruitments', 'recruitment/web/recruitments', 'dashboard-recruitments'),
  page('dashboard/recruitments/:id', 'recruitment/web/case', 'dashboard-recruitment'),
  page('dashboard/orders', 'billing/web/orders', 'dashboard-orders'),
  page('dashboard/my-profile', 'records/web/my-profile', 'dashboard-my-profile'),
  page('dashboard/my-profile/start', 'records/web/start/start', 'dashboard-profile-start'),
  page('dashboard/documents', 'records/web/documents/documents', 'dashboard-documents'),
  page('dashboard/invoices', 'billing/web/invoices', 'dashboard-invoices'),
  page('dashboard/plan', 'billing/web/plan', 'dashboard-plan'),
]

const development = process.env.NODE_ENV === 'development'

export default [
  ...locales.flatMap((locale) =>
    locale === standard ? pages(locale) : prefix(locale, pages(locale)),
  ),
  ...(development ? [route('design', 'ui/design.page.tsx')] : []),
] satisfies RouteConfig
