import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Only src/platform knows where it runs. */
const HOST_GLOBALS = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'wx',
  'XMLHttpRequest',
  'fetch',
  'crypto',
].map((name) => ({
  name,
  message: 'Only src/platform knows where it runs: ask the Platform (docs/architecture.md).',
}));

/** Taro calls that navigate, differ between hosts, or reach storage and the network. */
const TARO_ELSEWHERE = [
  ['navigateTo', 'the router'],
  ['redirectTo', 'the router'],
  ['reLaunch', 'the router'],
  ['switchTab', 'the router'],
  ['navigateBack', 'the router'],
  ['request', 'the api client'],
  ['login', 'platform.weChat'],
  ['getEnv', 'the platform'],
  ['getSystemInfoSync', 'the platform'],
  ['getStorageSync', 'the storage service'],
  ['setStorageSync', 'the storage service'],
  ['removeStorageSync', 'the storage service'],
  ['setClipboardData', 'the platform'],
  ['makePhoneCall', 'the platform'],
  ['showToast', 'the feedback service'],
  ['showModal', 'the feedback service'],
  ['showLoading', 'the feedback service'],
  ['showActionSheet', 'the feedback service'],
].map(([property, owner]) => ({ object: 'Taro', property, message: `Goes through ${owner}.` }));

const TARGET_ENV = {
  selector: 'MemberExpression[property.name="TARO_ENV"]',
  message: 'Only src/platform and the build know the target.',
};
const CLOCK = [
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'Time is injected: use Clock.',
  },
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Time is injected: use Clock.',
  },
  {
    selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    message: 'Randomness is injected.',
  },
];
const SCHEMA_AT_RUN_TIME = {
  selector: 'ImportDeclaration[importKind!="type"][source.value=/([\\/]schema|\\.schema)$/]',
  message: 'The app takes the types of a schema only, so that no schema library reaches its bundle.',
};
/** Every store is made observable in the same way, as MobX's documentation has it. */
const STORE =
  'A store says in its constructor: makeAutoObservable(this, {}, { autoBind: true, deep: false }). A getter that reads a clock is `false` in the second argument.';
const MOBX = [
  {
    name: 'mobx',
    allowImportNames: ['autorun', 'configure', 'makeAutoObservable', 'reaction', 'runInAction', 'when'],
    message: STORE,
  },
  { name: 'mobx-react', allowImportNames: ['enableStaticRendering', 'observer'], message: STORE },
  { name: 'mobx-react-lite', message: 'Components say observer, of mobx-react.' },
];
/** Its fields hold answers as they came: what is equal stays the same object, and a long list is not wrapped item by item. */
const OTHER_STORE = {
  selector:
    'CallExpression[callee.name="makeAutoObservable"]:not([arguments.0.type="ThisExpression"][arguments.2.properties.0.key.name="autoBind"][arguments.2.properties.0.value.value=true][arguments.2.properties.1.key.name="deep"][arguments.2.properties.1.value.value=false])',
  message: STORE,
};
/** What the server dates, it also measures: services/server-clock.ts. */
const PHONE_CLOCK = {
  selector:
    'CallExpression[callee.property.name="now"]:matches([callee.object.name="clock"], [callee.object.property.name="clock"])',
  message:
    '"Today", windows and deadlines go by serverClock; the phone\'s clock is for timers and durations.',
};
/** What can be done here is asked of platform.host and platform.abilities; never which runtime it is. */
const WHICH_PLACE = [
  'MemberExpression[property.name="runtime"]',
  'ObjectPattern > Property[key.name="runtime"]',
  'ImportSpecifier[imported.name="Runtime"]',
].map((selector) => ({
  selector,
  message: 'Ask what the host can do (platform.host, platform.abilities), not which it is.',
}));
/** A time says by whose clock it is, and the parent's own is asked of one place: features/dates/zones.ts. */
const PARENT_CLOCK = {
  selector:
    'MemberExpression[property.name=/^(getTimezoneOffset|get(FullYear|Month|Date|Day|Hours|Minutes)|toLocale(Date|Time)String)$/]',
  message: "What the parent's clock shows is asked of features/dates/zones.ts (serverClock.utcOffsetAt).",
};
/** Whose an answer is, is not asked by hand: stores/session-calls.ts. */
const TOKEN_GUARD = {
  selector:
    'BinaryExpression[operator=/^[!=]==$/] > MemberExpression[property.name="token"]:matches([object.name="session"], [object.property.name="session"])',
  message: 'An answer to a session that has ended is `late` by itself: app.api, or session.own().',
};

const EVERYWHERE = [TARGET_ENV, ...CLOCK, SCHEMA_AT_RUN_TIME, TOKEN_GUARD, OTHER_STORE];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      '.data/',
      '.cache/',
      // Mini programs as WeChat runs them: CommonJS with wx, App and Page as globals.
      'packages/weapp-host/tests/fixtures/',
      'test-results/',
      'playwright-report/',
      'server/core/db/migrations/',
      'src/contract/generated/',
      'src/pages/**/index.config.ts',
    ],
  },
  ...tseslint.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // One import of a module, with `type` beside the names that are types.
      'no-duplicate-imports': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-globals': ['error', ...HOST_GLOBALS],
      'no-restricted-properties': ['error', ...TARO_ELSEWHERE],
      'no-restricted-imports': ['error', { paths: MOBX }],
      'no-restricted-syntax': ['error', ...EVERYWHERE, ...WHICH_PLACE, PARENT_CLOCK],
    },
  },
  {
    files: ['packages/console/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', SCHEMA_AT_RUN_TIME],
    },
  },
  {
    // Durations (a page view, a wait, a held seat) use the phone's clock.
    files: ['src/features/**/*.{ts,tsx}', 'src/pages/**/*.{ts,tsx}'],
    ignores: [
      'src/features/account/send-code/countdown.ts',
      'src/features/screen/use-page-tracking.ts',
      'src/features/stepup/choice/keep-alive.ts',
      'src/features/stories/audio/sleep-timer.ts',
    ],
    rules: {
      'no-restricted-syntax': ['error', ...EVERYWHERE, ...WHICH_PLACE, PARENT_CLOCK, PHONE_CLOCK],
    },
  },
  {
    // The wire names places, and the simulator plays them. The start is recorded with its place's name, and the rules of
    // mine and the debug console are printed with it.
    files: [
      'src/contract/**/*.ts',
      'src/simulator/**/*.{ts,tsx}',
      'src/start/steps.ts',
      'src/pages/account/option/console/report.ts',
      'src/pages/profile/parents-center/entries/{facts-store,rules,types}.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE] },
  },
  {
    // Where the outside begins: hosts, the mini program around its testers' console, the document that paints before the program, the two services that speak to Taro for everybody, and the real clock.
    files: [
      'src/platform/**/*.{ts,tsx}',
      'src/simulator/{mini-program,page}/**/*.{ts,tsx}',
      'src/start/look/**/*.ts',
    ],
    rules: {
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-syntax': ['error', SCHEMA_AT_RUN_TIME],
    },
  },
  {
    // Schemas name each other, and what a domain offers to the registry is for the server and the tests.
    files: ['src/contract/*/{schema,*.schema,index}.ts', 'src/contract/primitives.schema.ts'],
    rules: { 'no-restricted-syntax': ['error', TARGET_ENV, ...CLOCK] },
  },
  // Read by the build, in Node, once per target; and the one real clock.
  {
    files: ['src/app.config.ts', 'src/services/clock.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: [
      'server/**/*.ts',
      'config/**/*.{ts,cjs}',
      'scripts/**/*.{cjs,mjs}',
      '*.{cjs,mjs,js,ts}',
      'test/**/*.{ts,tsx,cjs,mjs}',
      'packages/**/*.{ts,tsx,cjs,mjs}',
      'babel.config.js',
    ],
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['scripts/**/*.mjs', 'test/**/*.{ts,tsx,cjs,mjs}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^\\.{1,2}/.*weapp-host', message: 'The host is a package: @wandou/weapp-host.' },
          ],
        },
      ],
    },
  },
  {
    files: ['test/e2e/h5/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'newCDPSession', message: 'Use the fixture `devtools`, which ends with its test.' },
      ],
    },
  },
  {
    files: ['scripts/**/*.mjs', 'test/bench/**/*.mjs', 'server/main.ts', 'test/support/*.cjs'],
    rules: { 'no-console': 'off' },
  },
);
