'use strict';

const { readFileSync } = require('node:fs');
const path = require('node:path');

/** The one-way road of docs/architecture.md: pages → features → components; stores → services → platform → contract. */
const LAYERS = [
  'contract',
  'simulator',
  'platform',
  'services',
  'stores',
  'components',
  'start',
  'features',
  'pages',
  'gallery',
  'prerender',
];

/** What each layer may import besides itself. */
const MAY_IMPORT = {
  contract: [],
  simulator: ['contract'],
  platform: ['contract', 'simulator'],
  services: ['platform', 'contract'],
  stores: ['services', 'platform', 'contract'],
  components: ['styles', 'assets'],
  start: ['components', 'stores', 'services', 'platform', 'contract'],
  features: ['start', 'components', 'stores', 'services', 'platform', 'contract', 'styles', 'assets'],
  pages: [
    'features',
    'start',
    'components',
    'stores',
    'services',
    'platform',
    'contract',
    'styles',
    'assets',
  ],
  prerender: ['pages', 'features', 'start', 'components', 'stores', 'services', 'platform', 'contract'],
  gallery: ['features', 'start', 'components', 'stores', 'services', 'styles', 'assets'],
};

/** How a text is counted and read, which is no word of the business. */
const TEXT_RULES = '^src/contract/(characters|typed-digits)\\.ts$';

const layerRules = LAYERS.map((layer) => ({
  name: `${layer}-imports`,
  comment: `src/${layer} may import ${MAY_IMPORT[layer].map((name) => `src/${name}`).join(', ') || 'nothing of ours'}.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: {
    path: '^(src|server|test|config)/',
    pathNot: [
      `^src/(${[layer, ...MAY_IMPORT[layer]].join('|')})/`,
      ...(layer === 'components' ? [TEXT_RULES] : []),
    ],
  },
}));

/** The domains of the backend in their order. */
const DOMAINS = [
  ...readFileSync(path.join(__dirname, 'server', 'domains.ts'), 'utf8').matchAll(
    /^export \{ (\w+) \} from/gm,
  ),
].map(([, word]) => word);

const domainRules = DOMAINS.slice(0, -1).map((word, index) => ({
  name: `${word}-knows-no-domain-above`,
  comment:
    'server/domains.ts is an order: a domain imports only domains that stand before it, types as well.',
  severity: 'error',
  from: { path: `^server/domains/${word}/` },
  to: { path: `^server/domains/(${DOMAINS.slice(index + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...layerRules,
    ...domainRules,
    {
      name: 'simulator-in-development-only',
      comment: 'src/platform/index.ts asks for it where the build is none for production, and nothing else.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '^src/(simulator/|platform/index(\\.weapp)?\\.ts$)' },
      to: { path: '^src/simulator/' },
    },
    {
      name: 'scenarios-in-development-only',
      comment: 'States for testers: no parent loads their names.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '^src/(simulator/|contract/scenario\\.ts$)' },
      to: { path: '^src/contract/scenario\\.ts$' },
    },
    {
      name: 'gallery-in-development-only',
      comment: 'src/app.config.ts names it as a page of the development build; nothing may import it.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '^src/gallery/' },
      to: { path: '^src/gallery/' },
    },
    {
      name: 'no-page-imports-a-page',
      comment: 'What two screens share lives in features or components.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/([^/]+)/' },
      to: { path: '^src/pages/[^/]+/[^/]+/', pathNot: '^src/pages/$1/$2/' },
    },
    {
      name: 'no-page-imports-another-domain',
      comment: 'What screens of two domains share lives in features or components.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/[^/]+/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'server-imports-contract-only',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|test|config)/', pathNot: '^src/contract/' },
    },
    {
      name: 'core-knows-no-domain',
      comment:
        'Domains register: server/registry.ts adds up what they offer (server/core/domain), core calls what is there.',
      severity: 'error',
      from: { path: '^server/core/' },
      to: { path: '^server/', pathNot: '^server/core/' },
    },
    {
      name: 'no-knots-in-core',
      comment:
        'Folders of core have an order, by value and by type: each can be read before those that import it.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/core' },
      to: { circular: true, path: '^server/core' },
    },
    {
      name: 'demo-at-the-start-alone',
      comment: 'Production knows nothing of packages/demo: server/main.ts hands the start what loads it.',
      severity: 'error',
      from: { path: '^(src|server|packages)/', pathNot: '^(packages/demo/|server/main\\.ts$)' },
      to: { path: '^packages/demo/' },
    },
    {
      name: 'demo-is-loaded-late',
      severity: 'error',
      from: { path: '^server/main\\.ts$' },
      to: { path: '^packages/demo/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'demo-imports',
      comment:
        'The demonstration fills tables of the domains by their functions; how the backend is put together it does not know.',
      severity: 'error',
      from: { path: '^packages/demo/', pathNot: '^packages/demo/test/' },
      to: {
        path: '^(src|server|test|config|scripts|packages)/',
        pathNot: '^(src/contract|server/(core|domains)|packages/demo)/',
      },
    },
    {
      name: 'console-imports-contract-only',
      comment:
        'The console talks to the backend by calls; of the contract it takes constants, and of schemas types.',
      severity: 'error',
      from: { path: '^packages/console/' },
      to: {
        path: '^(src|server|test|config|scripts|packages)/',
        pathNot: '^(src/contract|packages/console)/',
      },
    },
    {
      name: 'no-schema-in-the-console',
      severity: 'error',
      from: { path: '^packages/console/' },
      to: {
        path: ['^src/contract/.+\\.schema\\.ts$', '^src/contract/[^/]+/schema\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-schema-in-the-app',
      comment: 'The app takes types only; a schema library in the bundle would cost every parent its bytes.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/contract/[^/]+/(schema|index)\\.ts$', '^src/contract/.+\\.schema\\.ts$'],
      },
      to: {
        path: [
          '^src/contract/[^/]+/schema\\.ts$',
          '^src/contract/.+\\.schema\\.ts$',
          'node_modules/@sinclair/typebox',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-merged-calls-in-the-app',
      comment:
        'The app imports the files of single domains; the registry is for the server, the tests and the simulator.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(contract|simulator)/' },
      to: {
        path: '^src/contract/(registry|domains|merge|[^/]+/index)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'host-knows-no-app',
      comment: 'packages/weapp-host is a package of its own: it knows nothing of this repository.',
      severity: 'error',
      from: { path: '^packages/weapp-host/' },
      to: {
        path: '^((src|server|config|scripts|types|test)/|[^/]+$)',
        pathNot: '^packages/weapp-host/',
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'host-places',
      comment: 'Logic, frame, shell and Node run in different places and meet in protocol only.',
      severity: 'error',
      from: { path: '^packages/weapp-host/(logic|frame|shell|node|pack|protocol)/' },
      to: {
        path: '^packages/weapp-host/(logic|frame|shell|node|pack|tests)/',
        pathNot: [
          '^packages/weapp-host/$1/',
          '^packages/weapp-host/(frame/(frame-api|widget)|pack/index)\\.ts$',
        ],
      },
    },
    {
      name: 'no-cycles',
      comment: 'Types count: what two files say of each other lies in a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycles',
      comment: 'Each folder of the backend is on one floor: of two, one knows the other.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/(core|domains)/' },
      to: { circular: true, path: '^server/(core|domains)/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(src|server|packages/demo)/',
        pathNot: [
          '\\.config\\.ts$',
          '\\.d\\.ts$',
          '\\.scss$',
          'teacher/client\\.js$',
          'index\\.html$',
          '\\.weapp\\.tsx?$',
        ],
      },
      to: {},
    },
    {
      name: 'not-to-dev-dependency',
      severity: 'error',
      from: { path: '^(src|server|packages/demo)/', pathNot: '^packages/demo/test/' },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
