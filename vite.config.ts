import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// What every page needs travels in two files, what forms and a profile need in one each: the dozens of small ones that it would be otherwise compress a tenth worse.
const everywhere = [
  'platform/shared/(locale|digits|money|format|paging|pictures)',
  'platform/web/(session|texts|local-link|meta|offline)',
  'ui/(button|icon|icon-button|class-names|chip|portrait|spinner|toasts?|card|illustration|empty-state|theme|theme-switch|visually-hidden)',
  'features/candidates/(choices|messages[.]words[.].*|web/(word-texts|use-words|use-nationalities|flag|candidate-card))',
  'features/accounts/web/(menu/account-menu|account-dialogs|open-dialog|sign-in/entry-texts)',
  'features/content/web/site/(site[.]layout|site-texts|plain-texts|error-message|site-header|site-footer|language-switch|lattice|section|brand|demo-bar|route-news|scroll-to-top)',
]
const icons = ['arrow-right', 'briefcase', 'chevron-down', 'map-pin', 'menu', 'monitor', 'phone', 'search', 'user-round', 'x']
const fields = ['field', 'text-field', 'text-area', 'select', 'checkbox', 'range-slider']
const fieldIcons = ['check', 'circle-exclamation-point', 'sliders-horizontal']
const profile = [
  'features/candidates/(messages[.]profile[.].*|web/(profile-facts|profile-media|profile-texts|facts|feet-and-inches|language-table|similar-candidates))',
  'features/hiring/web/(panel-frame|use-panel-texts)',
]
const lucide = (names: readonly string[]) => `/lucide-react/.*/(${names.join('|')})[.]m?js$`
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  { name: 'base', test: new RegExp(`/src/(${everywhere.join('|')})[.]tsx?$|${lucide(icons)}`), priority: 2 },
  { name: 'fields', test: new RegExp(`/src/ui/(${fields.join('|')})[.]tsx$|${lucide(fieldIcons)}`), priority: 1 },
  { name: 'profile', test: new RegExp(`/src/(${profile.join('|')})[.]tsx?$`), priority: 1 },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
}))
