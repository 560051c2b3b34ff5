import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

/** Every page, once for each language: English at the root, Arabic under /ar. */
function pages(locale: 'en' | 'ar') {
  const id = (name: string) => ({ id: `${locale}:${name}` })
  return [
    layout('features/content/web/site/site.layout.tsx', id('site'), [
      index('features/content/web/home/home.page.tsx', id('home')),
      route('candidates', 'features/candidates/web/list.page.tsx', id('candidates'), [
        index('features/matching/web/best-match.page.tsx', id('best-match')),
      ]),
      route('candidates/:id', 'features/candidates/web/profile.page.tsx', id('candidate'), [
        index('features/hiring/web/action-panel.page.tsx', id('candidate-actions')),
      ]),
      route('pricing', 'features/content/web/pages/pricing.page.tsx', id('pricing')),
      route('visa', 'features/content/web/pages/visa.page.tsx', id('visa')),
      route('visa/request', 'features/enquiries/web/visa-request.page.tsx', id('visa-request')),
      route('about', 'features/content/web/pages/about.page.tsx', id('about')),
      route('contact', 'features/content/web/pages/contact.page.tsx', id('contact')),
      route('privacy', 'features/content/web/pages/privacy.page.tsx', id('privacy')),
      route('terms', 'features/content/web/pages/terms.page.tsx', id('terms')),
      route('offline', 'features/content/web/pages/offline.page.tsx', id('offline')),
      route('newsletter', 'features/enquiries/web/newsletter.page.tsx', id('newsletter')),
      route(
        'newsletter/confirm/:token',
        'features/enquiries/web/newsletter-confirm.page.tsx',
        id('newsletter-confirm'),
      ),
      route(
        'newsletter/unsubscribe/:token',
        'features/enquiries/web/newsletter-unsubscribe.page.tsx',
        id('newsletter-unsubscribe'),
      ),
      route(
        'verify/invoice/:code',
        'features/billing/web/verify-invoice.page.tsx',
        id('verify-invoice'),
      ),
      route('login', 'features/accounts/web/sign-in/login.page.tsx', id('login')),
      route(
        'reset-password/:token',
        'features/accounts/web/passwords/reset-password.page.tsx',
        id('reset-password'),
      ),
      route(
        'verify-email/:token',
        'features/accounts/web/account/verify-email.page.tsx',
        id('verify-email'),
      ),
      route(
        'admin/second-factor',
        'features/accounts/web/second-factor/second-factor.page.tsx',
        id('second-factor'),
      ),
      route(
        'admin/login',
        'features/accounts/web/role-login/admin-login.page.tsx',
        id('admin-login'),
      ),
      route('agency/apply', 'features/agencies/web/apply.page.tsx', id('agency-apply')),
      route('agency/join/:token', 'features/agencies/web/join.page.tsx', id('agency-join')),
      route(
        'agency/login',
        'features/accounts/web/role-login/agency-login.page.tsx',
        id('agency-login'),
      ),
      layout('features/administration/web/frame/admin.layout.tsx', id('console'), [
        route('admin', 'features/administration/web/home/overview.page.tsx', id('admin')),
        route(
          'admin/reports',
          'features/administration/web/queues/reports.page.tsx',
          id('admin-reports'),
        ),
        route(
          'admin/reviews',
          'features/administration/web/queues/reviews.page.tsx',
          id('admin-reviews'),
        ),
        route(
          'admin/papers',
          'features/administration/web/queues/papers.page.tsx',
          id('admin-papers'),
        ),
        route(
          'admin/papers/checks',
          'features/administration/web/queues/checks.page.tsx',
          id('admin-checks'),
        ),
        route(
          'admin/enquiries',
          'features/administration/web/queues/enquiries.page.tsx',
          id('admin-enquiries'),
        ),
        route(
          'admin/claims',
          'features/administration/web/queues/claims.page.tsx',
          id('admin-claims'),
        ),
        route('admin/users', 'features/administration/web/users/users.page.tsx', id('admin-users')),
        route(
          'admin/users/:id',
          'features/administration/web/users/user.page.tsx',
          id('admin-user'),
        ),
        route(
          'admin/administrators',
          'features/administration/web/users/administrators.page.tsx',
          id('admin-administrators'),
        ),
        route(
          'admin/agencies',
          'features/administration/web/agencies/agencies.page.tsx',
          id('admin-agencies'),
        ),
        route(
          'admin/orders',
          'features/administration/web/money/orders.page.tsx',
          id('admin-orders'),
        ),
        route(
          'admin/ledger',
          'features/administration/web/money/ledger.page.tsx',
          id('admin-ledger'),
        ),
        route(
          'admin/recruitments',
          'features/administration/web/records/recruitments.page.tsx',
          id('admin-recruitments'),
        ),
        route(
          'admin/messages',
          'features/administration/web/records/messages.page.tsx',
          id('admin-messages'),
        ),
        route('admin/audit', 'features/administration/web/audit/audit.page.tsx', id('admin-audit')),
        route(
          'admin/settings/:topic?',
          'features/administration/web/settings/settings.page.tsx',
          id('admin-settings'),
        ),
        route(
          'admin/newsletter',
          'features/administration/web/newsletter/newsletters.page.tsx',
          id('admin-newsletters'),
        ),
        route(
          'admin/newsletter/subscribers',
          'features/administration/web/newsletter/subscribers.page.tsx',
          id('admin-subscribers'),
        ),
        route(
          'admin/newsletter/:id',
          'features/administration/web/newsletter/newsletter.page.tsx',
          id('admin-newsletter'),
        ),
        route('admin/data', 'features/administration/web/data/requests.page.tsx', id('admin-data')),
        route(
          'admin/data/closed',
          'features/administration/web/data/closed.page.tsx',
          id('admin-data-closed'),
        ),
        route(
          'admin/data/unused',
          'features/administration/web/data/unused.page.tsx',
          id('admin-data-unused'),
        ),
      ]),
      layout('features/agencies/web/agency.layout.tsx', id('agency-rooms'), [
        route('agency', 'features/hiring/web/agency/overview.page.tsx', id('agency'), [
          index('features/recruitment/web/agency-waiting.page.tsx', id('agency-waiting')),
        ]),
        route(
          'agency/candidates',
          'features/agencies/web/candidates.page.tsx',
          id('agency-candidates'),
        ),
        route(
          'agency/candidates/import',
          'features/agencies/web/import/import.page.tsx',
          id('agency-import'),
        ),
        route(
          'agency/candidates/:id',
          'features/agencies/web/candidate.page.tsx',
          id('agency-candidate'),
        ),
        route(
          'agency/candidates/:id/documents',
          'features/agencies/web/candidate-documents.page.tsx',
          id('agency-candidate-documents'),
        ),
        route(
          'agency/interest',
          'features/hiring/web/agency/interest.page.tsx',
          id('agency-interest'),
        ),
        route(
          'agency/interviews',
          'features/hiring/web/agency/interviews.page.tsx',
          id('agency-interviews'),
        ),
        route(
          'agency/recruitments',
          'features/recruitment/web/agency-cases.page.tsx',
          id('agency-recruitments'),
        ),
        route(
          'agency/recruitments/:id',
          'features/recruitment/web/agency-case.page.tsx',
          id('agency-recruitment'),
        ),
        route('agency/licence', 'features/agencies/web/licence.page.tsx', id('agency-licence')),
        route('agency/members', 'features/agencies/web/members.page.tsx', id('agency-members')),
      ]),
      route('account/closed', 'features/privacy/web/closed.page.tsx', id('account-closed')),
      layout('features/accounts/web/account/account.layout.tsx', id('own'), [
        route('account', 'features/accounts/web/account/account.page.tsx', id('account')),
        route('account/data', 'features/privacy/web/data.page.tsx', id('own-data')),
        route(
          'notifications',
          'features/notifications/web/notifications.page.tsx',
          id('notifications'),
        ),
        route(
          'notifications/settings',
          'features/notifications/web/notification-settings.page.tsx',
          id('notification-settings'),
        ),
      ]),
      route('demo', 'features/demo/web/demo.page.tsx', id('demo')),
      route(
        'dashboard/offers/:id',
        'features/recruitment/web/certificate.page.tsx',
        id('offer-certificate'),
      ),
      layout('features/hiring/web/dashboard.layout.tsx', id('dashboard'), [
        route('dashboard', 'features/hiring/web/overview.page.tsx', id('dashboard-overview')),
        route(
          'dashboard/profile',
          'features/employers/web/profile.page.tsx',
          id('dashboard-profile'),
        ),
        route('dashboard/needs', 'features/matching/web/needs.page.tsx', id('dashboard-needs')),
        route(
          'dashboard/candidates',
          'features/hiring/web/pipeline.page.tsx',
          id('dashboard-candidates'),
        ),
        route(
          'dashboard/candidates/compare',
          'features/hiring/web/compare.page.tsx',
          id('dashboard-compare'),
        ),
        route(
          'dashboard/interviews',
          'features/hiring/web/interviews.page.tsx',
          id('dashboard-interviews'),
        ),
        route(
          'dashboard/recruitment',
          'features/recruitment/web/own.page.tsx',
          id('own-recruitment'),
        ),
        route(
          'dashboard/recruitments',
          'features/recruitment/web/recruitments.page.tsx',
          id('dashboard-recruitments'),
        ),
        route(
          'dashboard/recruitments/:id',
          'features/recruitment/web/case.page.tsx',
          id('dashboard-recruitment'),
        ),
        route('dashboard/orders', 'features/billing/web/orders.page.tsx', id('dashboard-orders')),
        route(
          'dashboard/documents',
          'features/candidates/web/own-profile/documents.page.tsx',
          id('dashboard-documents'),
        ),
        route(
          'dashboard/invoices',
          'features/billing/web/invoices.page.tsx',
          id('dashboard-invoices'),
        ),
        route('dashboard/plan', 'features/billing/web/plan.page.tsx', id('dashboard-plan')),
      ]),
      route('*', 'features/content/web/site/not-found.page.tsx', id('not-found')),
    ]),
  ]
}

const development = process.env.NODE_ENV === 'development'

export default [
  ...pages('en'),
  ...prefix('ar', pages('ar')),
  ...(development ? [route('design', 'ui/design.page.tsx')] : []),
] satisfies RouteConfig
