/** Who may know whom (docs: README "Folder map"). Each wall says what to use instead. */
const api = (rooms) => `^api/src/(${rooms})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', comment: 'Two files that need each other are one file, or need a third.', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'contract-stands-alone', severity: 'error', comment: 'The contract is shared with the site: it may know zod alone.', from: { path: api('contract') }, to: { pathNot: ['^api/src/contract/', '^node_modules/zod/'] } },
    { name: 'language-is-pure', severity: 'error', comment: 'Language knows its own data and the contract; give it what it needs as arguments.', from: { path: api('language') }, to: { path: '^(api|site)/src/', pathNot: ['^api/src/(language|contract)/'] } },
    {
      name: 'engine-knows-its-inputs',
      severity: 'error',
      comment: 'research, analysis and report take their inputs as arguments: no database, no HTTP app, no configuration.',
      from: { path: api('research|analysis|report') },
      to: { path: '^(api|site)/src/', pathNot: ['^api/src/(contract|language|research|analysis|report)/'] },
    },
    { name: 'research-comes-first', severity: 'error', comment: 'Documents come before judgement and words.', from: { path: api('research') }, to: { path: api('analysis|report') } },
    { name: 'judgement-before-words', severity: 'error', comment: 'The report is made from the judgement, not the other way round.', from: { path: api('analysis') }, to: { path: api('report') } },
    {
      name: 'site-knows-the-contract',
      severity: 'error',
      comment: 'The site takes values from api/src/contract and the type AppType; everything else goes over HTTP.',
      from: { path: '^site/src/' },
      to: { path: '^api/src/', pathNot: ['^api/src/contract/'], dependencyTypesNot: ['type-only'] },
    },
    { name: 'ui-knows-nobody', severity: 'error', comment: 'ui takes props; give it what it shows.', from: { path: '^site/src/ui/' }, to: { path: '^(site/src/(?!ui/)|api/)' } },
    { name: 'view-is-pure', severity: 'error', comment: 'view turns data into what to draw: contract and text alone.', from: { path: '^site/src/view/' }, to: { path: '^(site/src/(?!view/|text/)|api/src/(?!contract/))' } },
    { name: 'stores-do-not-paint', severity: 'error', comment: 'A store decides; islands paint.', from: { path: '^site/src/stores/' }, to: { path: '^site/src/(islands|ui|pages|layouts|sections)/' } },
    { name: 'islands-do-not-call', severity: 'error', comment: 'All calls start in a store.', from: { path: '^site/src/islands/' }, to: { path: '^site/src/lib/api' } },
    { name: 'workflows-on-top', severity: 'error', comment: 'Start a workflow through deps.workflows.', from: { path: '^api/src/(?!workflows/|main\\.ts|deps\\.ts)' }, to: { path: api('workflows') } },
    { name: 'sandbox-at-the-boundary', severity: 'error', comment: 'Stand-ins are known to main.ts and tests alone.', from: { path: '^api/src/(?!sandbox/|main\\.ts)' }, to: { path: api('sandbox') } },
    { name: 'sandbox-is-outside', severity: 'error', comment: 'A stand-in speaks over the network; it knows the contract and language at most.', from: { path: api('sandbox') }, to: { path: '^api/src/(?!sandbox/|contract/|language/)' } },
    { name: 'routes-call-verbs', severity: 'error', comment: 'A route validates, calls a verb, answers: no tables in it.', from: { path: 'routes\\.ts$' }, to: { path: 'tables\\.ts$' } },
    { name: 'config-is-read-once', severity: 'error', comment: 'Only the composition reads the configuration; others take Deps.', from: { path: '^api/src/(?!main\\.ts|deps\\.ts|config\\.ts)' }, to: { path: '^api/src/config\\.ts$', dependencyTypesNot: ['type-only'] } },
    { name: 'no-orphans-of-npm', severity: 'error', comment: 'Name every package in package.json.', from: {}, to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'], pathNot: ['^astro:', '\\.css$'] } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.astro', '.css', '.d.ts'] },
  },
};
