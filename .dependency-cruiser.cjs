/** The allowed imports, types included: contract <- server, contract <- web, never across; features only down the ladder. */

/** The ladder of features in contract, server and web, the lowest first. All other features are above them. */
const ladder = [
  'reference',
  'files',
  'office',
  'gst',
  'clients',
  'two-factor',
  'passkeys',
  'identity',
  'employees',
  'services',
  'cases',
  'papers',
  'attachments',
  'readings',
  'stages',
  'vehicles',
  'reminders',
  'bills',
  'payments',
  'transactions',
  'cash',
]

/** A rule that fails the check: modules of `from` import none of `to`. */
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

const upTheLadder = (root, rungs) =>
  rungs.map((feature, index) =>
    forbid(
      `${root}-${feature}-stays-on-its-rung`,
      { path: `^${root}/${feature}/`, pathNot: '\\.test\\.ts$' },
      { path: `^${root}/[^/]+/`, pathNot: `^${root}/(${rungs.slice(0, index + 1).join('|')})/` },
    ),
  )

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),
    forbid(
      'contract-stands-alone',
      { path: '^contract/', pathNot: '\\.test\\.ts$' },
      { path: '^(server|web|test|tools|reports)/' },
    ),
    forbid('server-never-imports-web', { path: '^server/' }, { path: '^web/' }),
    forbid(
      'one-process-of-the-server-writes-reports',
      { path: '^server/', pathNot: '^server/adapters/(pdfs\\.ts$|pdf/)|\\.test\\.ts$' },
      { path: '^reports/' },
    ),
    forbid('web-never-imports-server', { path: '^(web|reports)/' }, { path: '^server/' }),
    forbid(
      'product-never-imports-tests',
      { path: '^(server|web|reports)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^test/' },
    ),
    forbid(
      'http-knows-no-feature',
      { path: '^server/(http|db|adapters|deliveries|notifications|outbox)/' },
      { path: '^server/features/' },
    ),
    forbid(
      'what-queues-knows-not-what-sends',
      { path: '^server/(deliveries|history|notifications)/', pathNot: '\\.test\\.ts$' },
      { path: '^server/outbox/' },
    ),
    forbid(
      'kits-of-the-web-know-no-feature',
      { path: '^web/(ui|lib|forms|table)/' },
      { path: '^web/(features|app)/', pathNot: '^web/app/router\\.ts$' },
    ),
    forbid('web-features-know-no-frame', { path: '^web/features/' }, { path: '^web/app/' }),
    forbid(
      'roots-of-contract-know-no-feature',
      { path: '^contract/[^/]+\\.ts$', pathNot: 'all-endpoints|\\.test\\.ts$' },
      { path: '^contract/[^/]+/', pathNot: '^contract/(texts|languages)/' },
    ),
    ...upTheLadder('contract', ['texts', 'languages', ...ladder]),
    ...upTheLadder('server/features', ladder),
    ...upTheLadder('web/features', ladder),
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
