/** The dependency directions of ARCHITECTURE.md: console -> ui -> sdk <- server, and the layers inside ui and sdk. */
const NOT_SHIPPED = '\\.(test|stories|fixtures)\\.tsx?$';

/** The layers of packages/ui, bottom first: none imports from a layer above it, not even a type. */
const LAYERS = [
  'theme',
  'context',
  'messages',
  'primitives',
  'forms',
  'store',
  'lists',
  'features',
  'hooks',
  'provider',
  'elements',
];
const looksDown = (layer, at) => ({
  name: `ui-${layer}-looks-down`,
  severity: 'error',
  from: { path: `^packages/ui/src/${layer}/`, pathNot: NOT_SHIPPED },
  to: { path: `^packages/ui/src/(${LAYERS.slice(at + 1).join('|')})/` },
});

/** The features that others are made of: each uses those before it alone, so that none is in a circle. */
const SHARED_FEATURES = [
  'account',
  'cron',
  'config-check',
  'member',
  'target',
  'upload',
  'material',
  'message',
  'reply',
  'log',
  'schedule',
  'send',
  'batch-task',
  'reminder',
  'rss',
  'callback',
  'group',
  'sync',
  'dashboard',
  'order',
];
const FEATURES = '^packages/ui/src/features/';
const within = (features) => `${FEATURES}(${features.join('|')})/`;
const usesFormer = (feature, at) => ({
  name: `ui-feature-${feature}-uses-former-ones`,
  severity: 'error',
  from: { path: within([feature]), pathNot: NOT_SHIPPED },
  to: { path: FEATURES, pathNot: within(SHARED_FEATURES.slice(0, at + 1)) },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'sdk-stands-alone',
      severity: 'error',
      from: { path: '^packages/sdk' },
      to: { path: ['^packages/ui', '^apps', 'node_modules/react'] },
    },
    {
      name: 'ui-reads-the-sdk-alone',
      severity: 'error',
      from: { path: '^packages/ui' },
      to: { path: ['^apps'] },
    },
    {
      name: 'server-reads-the-sdk-alone',
      severity: 'error',
      from: { path: '^apps/server' },
      to: { path: ['^packages/ui', '^apps/console', 'node_modules/react'] },
    },
    {
      name: 'server-ground-floor',
      comment:
        'What features stand on knows none of them; src/app.ts and src/services join the two.',
      severity: 'error',
      from: {
        path: '^apps/server/src/(http|database|refusal|security|storage|broker|events|mail|outbox)/',
        pathNot: NOT_SHIPPED,
      },
      to: {
        path: '^apps/server/src/((resources|robot-api|sandbox|demo|media-services|services|admin)/|(app|services|server)\\.ts$)',
      },
    },
    {
      name: 'server-database-is-the-ground',
      comment: 'Everything else of the server may ask the database; it asks nobody above it.',
      severity: 'error',
      from: { path: '^apps/server/src/(database|refusal)/', pathNot: NOT_SHIPPED },
      to: { path: '^apps/server/src/(http|broker|events|mail|outbox)/' },
    },
    {
      name: 'console-knows-no-server',
      severity: 'error',
      from: { path: '^apps/console' },
      to: { path: ['^apps/server'] },
    },
    {
      name: 'only-hooks-touch-endpoints',
      comment: 'In features and lists only use-*.ts asks the server; what it shows gets props.',
      severity: 'error',
      from: {
        path: '^packages/ui/src/(features|lists)/',
        pathNot: ['/use-[^/]+\\.tsx?$', NOT_SHIPPED],
      },
      to: { path: '^packages/ui/src/store/.*api\\.ts$' },
    },
    ...LAYERS.slice(0, -1).map(looksDown),
    ...SHARED_FEATURES.map(usesFormer),
    {
      name: 'ui-features-use-shared-ones',
      comment: 'What another feature is made of has its place in the order above.',
      severity: 'error',
      from: { path: `${FEATURES}([^/]+)/`, pathNot: [NOT_SHIPPED, within(SHARED_FEATURES)] },
      to: { path: FEATURES, pathNot: [`${FEATURES}$1/`, within(SHARED_FEATURES)] },
    },
    {
      name: 'constants-carry-no-schema',
      comment: 'A panel that reads a constant must not pay for zod.',
      severity: 'error',
      from: { path: '^packages/sdk/src/constants\\.ts$' },
      to: { path: 'node_modules/zod', reachable: true },
    },
    {
      name: 'simulation-carries-no-schema',
      comment: 'The simulation runs on public pages and reads what no schema would accept.',
      severity: 'error',
      from: { path: '^packages/sdk/src/simulate/', pathNot: NOT_SHIPPED },
      to: { path: 'node_modules/zod', reachable: true },
    },
    {
      name: 'one-door-to-the-network',
      severity: 'error',
      from: { path: '^packages/sdk/src', pathNot: '^packages/sdk/src/core/transport\\.ts$' },
      to: { path: 'node_modules/ofetch' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|.declarations|drizzle)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@chatdeck/source', 'import', 'module', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
