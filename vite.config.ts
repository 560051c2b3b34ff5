import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserContracts } from './scripts/browser-contracts.ts'
import { inlineScript } from './scripts/inline-script.ts'
import { liveNames } from './scripts/live-names.ts'
import { readerLanguage } from './scripts/reader-language.ts'
import { leanHydration } from './scripts/lean-hydration.ts'
import { leanIcons } from './scripts/lean-icons.ts'
import { leanRouter } from './scripts/lean-router.ts'
import { shortClassNames } from './scripts/short-class-names.ts'

/*
 * What is always needed together travels together: the dozens of small files that it would be otherwise compress a tenth worse, and a
 * slow phone asks for them six at a time. Each line is a file: its name, its sources, its icons, its packages.
 * A group takes what its members import along, unless another group stands before it.
 */
const files: [name: string, sources: string[], icons?: string[], packages?: string[]][] = [
  // Every page.
  [
    'base',
    [
      'platform/shared/(locale|locales|catalogues|digits|money|format|paging|pictures)',
      'platform/web/(session|texts|local-link|meta|offline|kept-part|use-online|open-once-connected)',
      'ui/(button|drawing|icon|icon-button|class-names|chip|portrait|spinner|toast|toasts|card|illustration|theme)',
      'features/profiles/(choices|messages[.]words[.].*|web/(word-texts|use-words|use-nationalities|flag|candidate-card))',
      'features/accounts/(side-rules|web/(menu/account-menu|account-dialogs|open-dialog|sign-in/entry-texts)|messages[.](entry|menu)[.].*)',
      'features/content/messages[.]plain[.].*',
      'features/content/web/site/(site[.]layout|plain-texts|error-message|site-header|language-switch|brand|route-news)',
    ],
    [
      'arrow-left',
      'arrow-right',
      'briefcase',
      'chevron-down',
      'chevron-right',
      'languages',
      'map-pin',
      'menu',
      'phone',
      'search',
      'user-round',
      'x',
    ],
  ],
  // Below the first screen of every page.
  [
    'foot',
    [
      'ui/(theme-switch|text-size-switch|text-size)',
      'platform/web/calm',
      'features/content/web/site/(site-footer|app-foot|scroll-to-top|shared-portrait)',
    ],
    ['arrow-up', 'monitor'],
  ],
  [
    'fields',
    ['ui/(field|text-field|text-area|select|checkbox)'],
    ['check', 'circle-exclamation-point'],
  ],
  [
    'day',
    [
      'ui/(date-field|calendar-button|read-day)',
      'platform/(shared/normal-day|web/(calendar-words|calendar[.].*))',
    ],
    ['calendar'],
  ],
  ['facts', ['features/profiles/web/facts']],
  [
    'profile',
    [
      'features/profiles/(messages[.]profile[.].*|web/(profile-media|profile-texts|similar-candidates|profile-body|deciding-facts))',
      'features/hiring/(messages[.]panel[.].*|web/panel-frame)',
    ],
  ],
  [
    'section',
    ['features/content/web/site/(lattice|section)'],
    // The home page's: alone each would be a file of its own.
    [
      'badge-check',
      'calendar-check',
      'hand-coins',
      'play',
      'rotate-ccw',
      'sparkles',
      'user-round-check',
    ],
  ],
  ['notice', ['ui/alert', 'features/accounts/dial-code-choices'], ['circle-check']],
  ['empty', ['ui/(empty-state|drawings)']],
  ['wire', ['platform/web/api']],
  ['skeleton', ['ui/skeleton', 'features/enquiries/web/open-report-button']],
  ['failure', ['platform/web/(failure-of|failure-words|failure[.].*)']],
  [
    'list',
    [
      'features/search/(contract|messages[.]list[.].*|web/(filters|filter-controls|list-state|list-texts|sort-menu))',
      'ui/range-slider',
    ],
    ['sliders-horizontal'],
  ],
  [
    'attributes',
    ['features/profiles/(said-attributes|messages[.]attributes[.].*|web/attribute-words)'],
  ],
  [
    'list-more',
    [
      'features/search/(more-contract|messages[.]more[.].*|web/(list-more|more-filters|chosen-filters|nobody-found|use-filter-label|more-texts))',
    ],
  ],
  // Every page of who is signed in.
  [
    'page',
    [
      'platform/web/browser-api',
      'platform/shared/normalize-for-search',
      'features/accounts/web/(public-api|page-error|guard|use-hydrated|menu/log-out|passkeys/offer-state|sign-in/return-to)',
      'ui/(error-state|done-toast)',
    ],
  ],
  ['overlay', ['ui/(dialog|modal|drawer|tabs|roving)']],
  [
    'phone-field',
    ['features/accounts/web/phone/(phone|phone-field)', 'platform/shared/dial-codes'],
  ],
  ['form', ['ui/(use-contract-form|form-error)', 'platform/web/form-draft']],
  ['query', ['platform/web/query', 'ui/use-action'], [], ['@tanstack/(react-query|query-core)']],
  // Of public pages, of the header of who is signed in, and of its lists.
  ['message', [], ['message-circle']],
  // The frame around signed-in pages, whoever's.
  [
    'shell',
    ['ui/(app-shell|side-nav)'],
    [
      'calendar-days',
      'chart-column',
      'circle-user-round',
      'file-check',
      'file-text',
      'handshake',
      'house',
      'key-round',
      'messages-square',
      'receipt-text',
      'route',
      'scroll-text',
      'users-round',
    ],
  ],
  [
    'dashboard',
    [
      'features/hiring/(messages[.](frame|ways)[.].*|web/(dashboard[.]layout|frame-texts))',
      'features/records/web/(own-tabs|open-own-profile)',
    ],
  ],
  // Of pages that speak to workers, and of their sign-up.
  ['languages', ['ui/(language-names|system-type)']],
  // Of lists and dialogs in every area.
  ['name', ['features/profiles/web/name-beside']],
  // What the pages of a household stand in.
  [
    'household',
    ['features/hiring/web/(household-area|texts|use-pipeline)', 'features/billing/web/use-billing'],
  ],
  ['edit', ['ui/progress-bar', 'platform/web/upload'], ['pencil', 'trash', 'upload']],
  // What a job seeker's pages stand in.
  [
    'own',
    [
      'features/records/web/(jobseeker-area|frame-texts|profile-data-source|documents/use-documents)',
      'features/records/messages[.]frame[.].*',
      'ui/page-spinner',
    ],
  ],
  // Of the header, and of the conversations themselves.
  [
    'talk',
    [
      'features/conversations/(messages[.]link[.].*|web/(link-texts|queries|messages-path|use-unsent|outbox))',
    ],
  ],
  ['menu', ['ui/menu'], ['ellipsis-vertical']],
  // The header's tools and the bar of whoever is signed in.
  [
    'tools',
    [
      'features/accounts/web/menu/.*',
      'features/conversations/web/messages-link',
      'features/notifications/(messages[.]bell[.].*|web/(bell|bell-texts|unread-query))',
      'features/content/(messages[.]bar[.].*|web/site/area-bar)',
    ],
    ['bell', 'file-check', 'flag', 'heart', 'layout-dashboard', 'log-out', 'monitor-smartphone'],
  ],
  ['row', ['ui/confirm-dialog', 'platform/web/use-search-text']],
  ['dates', ['platform/shared/dashboard-dates']],
  ['meeting', ['features/hiring/(meeting-rules|web/meetings/join-link)'], ['video']],
  [
    'aloud',
    ['ui/(read-aloud|listen|speech)', 'platform/web/aloud-words'],
    ['circle-stop', 'volume-2'],
  ],
  ['table', ['features/hiring/(messages[.](list|meetings)[.].*|web/list-texts)']],
  ['pipeline', ['features/hiring/web/(pipeline-view|use-move|use-calendar|status-chip)']],
  ['eye', ['ui/password-field'], ['eye', 'eye-off']],
  ['code', ['ui/otp-field']],
  // Of one's own pages.
  ['account', ['features/accounts/(messages[.]account[.].*|web/account/texts)']],
  // The dialogs of sign-in and sign-up.
  [
    'entry',
    [
      'features/accounts/web/(dialogs|texts|text-button|use-arrival-focus)',
      'features/accounts/web/(sign-in/(access-dialog|sign-in-form)|sign-up/(?!.*[.]page).*|passwords/(?!secret-link|.*[.]page).*|phone/change-mobile-dialog)',
      'features/accounts/messages[.](en|ar)',
    ],
  ],
]

const patternsOf = (sources: string[], icons: string[] = [], packages: string[] = []): string[] => [
  ...sources.map((source) => `/src/${source}[.]tsx?([?]en)?$`),
  ...icons.map((icon) => `/lucide-react/.*/${icon}[.]m?js$`),
  ...packages.map((name) => `node_modules/${name}/`),
]
const react = /node_modules\/(react|react-dom|react-router|scheduler)\//
const patterns = [
  react.source,
  ...files.flatMap(([, sources, icons, packages]) => patternsOf(sources, icons, packages)),
]
const groups = [
  {
    name: 'react',
    test: react,
    priority: files.length + 1,
  },
  ...files.map(([name, sources, icons, packages], place) => ({
    name,
    test: new RegExp(patternsOf(sources, icons, packages).join('|')),
    priority: files.length - place,
  })),
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    browserContracts(),
    inlineScript(),
    readerLanguage(),
    leanIcons(),
    tailwindcss(),
    leanRouter(reactRouter()),
    leanHydration(),
    shortClassNames(),
    liveNames(patterns),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
}))
