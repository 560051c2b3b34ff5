// Who may import whom; ARCHITECTURE.md says why. A new arrow between capabilities needs a decision record.
const arrows = {
  notifications: [],
  accounts: ['notifications'],
  demo: ['accounts', 'candidates'],
  enquiries: ['accounts', 'notifications'],
  content: ['accounts', 'notifications', 'candidates', 'enquiries', 'billing'],
  billing: ['accounts', 'notifications'],
  employers: ['accounts', 'notifications'],
  candidates: ['accounts', 'notifications'],
  matching: ['accounts', 'candidates'],
  privacy: ['accounts', 'notifications', 'candidates', 'enquiries'],
  agencies: ['accounts', 'notifications', 'candidates'],
  hiring: ['accounts', 'notifications', 'billing', 'candidates', 'employers', 'enquiries', 'agencies'],
  recruitment: ['accounts', 'notifications', 'billing', 'candidates', 'agencies', 'hiring', 'enquiries'],
  administration: [
    'accounts',
    'notifications',
    'content',
    'enquiries',
    'billing',
    'employers',
    'candidates',
    'agencies',
    'hiring',
    'recruitment',
    'privacy',
  ],
}
const features = '^src/features/'
const rule = (name, from, to) => ({ name, severity: 'error', from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    rule('only-main-sees-app', { pathNot: '^(src/(app/|main|routes|root|entry)|test/|bench/|scripts/)' }, { path: '^src/app/' }),
    rule('platform-is-the-floor', { path: '^src/platform/' }, { path: '^src/(app|features|gateways|ui)/' }),
    rule('gateways-know-no-product', { path: '^src/gateways/' }, { path: '^src/(app|features|ui)/' }),
    rule('ui-knows-no-product', { path: '^src/ui/' }, { path: '^src/(app|features|gateways)/' }),
    rule(
      'browser-never-imports-server',
      { path: '(/web/|/shared/|^src/ui/|/contract\\.ts$|/choices\\.ts$|/messages\\.)' },
      { path: '(/server/|^src/gateways/)' },
    ),
    rule('server-never-imports-web', { path: '^src/.*/server/' }, { path: '(/web/|^src/ui/)' }),
    rule(
      'one-door-per-capability',
      { path: `${features}([^/]+)/` },
      { path: features, pathNot: [`${features}$1/`, `${features}[^/]+/([a-z-]*contract|[a-z-]*choices|server/index|web/index)\\.tsx?$`] },
    ),
    rule(
      'doors-only',
      { path: '^src/(app|gateways|platform|main|root)' },
      { path: `${features}[^/]+/`, pathNot: `${features}[^/]+/([a-z-]*contract|[a-z-]*choices|server/index|web/index)\\.tsx?$` },
    ),
    ...Object.entries(arrows).map(([name, to]) =>
      rule(
        `arrows-of-${name}`,
        { path: `${features}${name}/`, pathNot: '\\.test\\.tsx?$' },
        { path: features, pathNot: `${features}(${[name, ...to].join('|')})/` },
      ),
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|node_modules)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'], extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  },
}
