import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

/** Every page, once for each language: English at the root, Arabic under /ar. */
function pages(locale: 'en' | 'ar') {
  const id = (name: string) => ({ id: `${locale}:${name}` })
  return [
    layout('features/content/web/site.layout.tsx', id('site'), [
      index('features/content/web/home.page.tsx', id('home')),
      route('candidates', 'features/candidates/web/list.page.tsx', id('candidates')),
      route('candidates/:id', 'features/candidates/web/profile.page.tsx', id('candidate'), [
        index('features/hiring/web/action-panel.page.tsx', id('candidate-actions')),
      ]),
      route('login', 'features/accounts/web/login.page.tsx', id('login')),
      route('reset-password/:token', 'features/accounts/web/reset-password.page.tsx', id('reset-password')),
      route('verify-email/:token', 'features/accounts/web/verify-email.page.tsx', id('verify-email')),
      route('demo', 'features/demo/web/demo.page.tsx', id('demo')),
      layout('features/hiring/web/dashboard.layout.tsx', id('dashboard'), [
        route('dashboard', 'features/hiring/web/overview.page.tsx', id('dashboard-overview')),
        route('dashboard/candidates', 'features/hiring/web/pipeline.page.tsx', id('dashboard-candidates')),
        route('dashboard/orders', 'features/billing/web/orders.page.tsx', id('dashboard-orders')),
        route('dashboard/invoices', 'features/billing/web/invoices.page.tsx', id('dashboard-invoices')),
      ]),
      route('*', 'features/content/web/not-found.page.tsx', id('not-found')),
    ]),
  ]
}

const development = process.env.NODE_ENV === 'development'

export default [
  ...pages('en'),
  ...prefix('ar', pages('ar')),
  ...(development ? [route('design', 'ui/design.page.tsx')] : []),
] satisfies RouteConfig
