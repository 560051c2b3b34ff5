// Who may import whom; ARCHITECTURE.md says why. Each capability declares whom it uses in its server/capability.ts; a new arrow needs a decision record.
const { capabilities } = require('./src/app/capabilities.ts')

const features = '^src/features/'
const rule = (name, from, to) => ({ name, severity: 'error', from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    rule(
      'only-main-sees-app',
      { pathNot: '^(src/(app/|main|routes|root|entry)|test/|bench/|scripts/)' },
      { path: '^src/app/' },
    ),
    rule(
      'platform-is-the-floor',
      { path: '^src/platform/' },
      { path: '^src/(app|features|gateways|ui)/' },
    ),
    rule(
      'gateways-know-no-product',
      { path: '^src/gateways/' },
      { path: '^src/(app|features|ui)/' },
    ),
    rule('ui-knows-no-product', { path: '^src/ui/' }, { path: '^src/(app|features|gateways)/' }),
    rule(
      'browser-never-imports-server',
      { path: '(/web/|/shared/|^src/ui/|/contract\\.ts$|/choices\\.ts$|/messages\\.)' },
      { path: '(/server/|^src/gateways/)' },
    ),
    rule('server-never-imports-web', { path: '^src/.*/server/' }, { path: '(/web/|^src/ui/)' }),
    rule(
      'public-api-of-capabilities',
      { path: `${features}([^/]+)/` },
      {
        path: features,
        pathNot: [
          `${features}$1/`,
          `${features}[^/]+/([a-z-]*contract|[a-z-]*choices|[a-z-]*-rules|server/index|server/[a-z-]*-api|server/ports|web/index|fields|messages\\.[a-z-]+\\.[a-z]{2,3})\\.tsx?$`,
        ],
      },
    ),
    rule(
      'public-api-from-outside',
      { path: '^src/(app|gateways|platform|main|root)', pathNot: '^src/app/capabilities\\.ts$' },
      {
        path: `${features}[^/]+/`,
        pathNot: `${features}[^/]+/([a-z-]*contract|[a-z-]*choices|[a-z-]*-rules|server/index|server/[a-z-]*-api|server/ports|web/index|fields|messages\\.[a-z-]+\\.[a-z]{2,3})\\.tsx?$`,
      },
    ),
    // Types are no way into a table. Of profiles the record's tables are written by three more (docs/decisions/0103), and the view of who is
    // listed is there to be joined.
    rule(
      'public-api-is-functions',
      {
        path: `${features}[^/]+/server/(index|[a-z-]+-api)\\.ts$`,
        pathNot: `${features}profiles/server/(record|listed)-api\\.ts$`,
      },
      { path: '/(tables|routes|ports)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'tables-of-a-record-are-of-four',
      {
        path: '^src/',
        pathNot: ['\\.test\\.ts$', `${features}(profiles|claims|records|reviews)/`],
      },
      {
        path: `${features}profiles/server/record-api\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'only-the-list-sees-capabilities',
      { pathNot: '^src/app/capabilities\\.ts$' },
      {
        path: '/server/capability\\.ts$|^src/gateways/.*/capability\\.ts$',
        pathNot: '^src/platform/',
      },
    ),
    rule(
      'ports-hold-declarations',
      { path: '/server/ports\\.ts$' },
      {
        path: '^src/',
        pathNot: ['^src/platform/', '/tables\\.ts$', '/contract\\.ts$', '/notice-kinds\\.ts$'],
      },
    ),
    ...capabilities.map(({ name, uses }) =>
      rule(
        `arrows-of-${name}`,
        { path: `${features}${name}/`, pathNot: ['\\.test\\.tsx?$', '/server/capability\\.ts$'] },
        { path: features, pathNot: `${features}(${[name, ...uses].join('|')})/` },
      ),
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|node_modules)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
