/** Who may import whom, types as well: contract <- server, contract <- web, never across; features only down their ladder. */
const ladder = [
  'reference',
  'files',
  'two-factor',
  'identity',
  'employees',
  'clients',
  'cases',
  'payments',
  'bills',
  'transactions',
  '(tasks|documents|account|mails|activity|search|board)',
]

const upTheLadder = ladder.slice(0, -1).map((feature, index) => ({
  name: `${feature}-stays-on-its-rung`,
  severity: 'error',
  from: { path: `^server/features/${feature}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^server/features/(${ladder.slice(index + 1).join('|')})/` },
}))

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(server|web|test|tools|reports)/' },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|reports)/' },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: '^(web|reports)/' },
      to: { path: '^server/' },
    },
    {
      name: 'product-never-imports-tests',
      severity: 'error',
      from: { path: '^(server|web|reports)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^test/' },
    },
    {
      name: 'http-knows-no-feature',
      severity: 'error',
      from: { path: '^server/(http|db|adapters|deliveries)/' },
      to: { path: '^server/features/' },
    },
    {
      name: 'web-features-never-import-each-other',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/([^/]+)/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'web-shared-parts-know-no-feature',
      severity: 'error',
      from: { path: '^web/(ui|lib|forms|table|domain)/' },
      to: { path: '^web/(features|pages|shell)/' },
    },
    {
      // A feature's routes.ts registers its pages, which the bundler loads when they are visited.
      name: 'pages-are-composed-by-the-shell-alone',
      severity: 'error',
      from: { path: '^web/(features|forms|table|ui|lib)/', pathNot: '^web/features/[^/]+/routes\\.ts$' },
      to: { path: '^web/pages/' },
    },
    ...upTheLadder,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
