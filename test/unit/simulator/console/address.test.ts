import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  addressOf,
  PLAIN,
  readScenario,
  startOf,
  writeScenario,
  type Scenario,
} from '@/simulator/console/address';
import { DEMO_ACCOUNTS, NOBODY } from '@/simulator/console/accounts';
import { ALL, CALL_NAMES, type CallFault } from '@/simulator/console/calls';
import { dateOf } from '@/simulator/console/date';
import { DUE_NAMES, dueField, type Due, type DueName } from '@/simulator/console/due';
import { dialectsOf, RUNTIMES, type RuntimeName, type RuntimeOptions } from '@/simulator/console/runtime';

const failure = fc.oneof(
  fc.constantFrom<CallFault['failure']>(undefined, { kind: 'network' }, { kind: 'timeout' }),
  fc.integer({ min: 400, max: 599 }).map((status) => ({ kind: 'http' as const, status })),
  fc.integer({ min: 1, max: 2_000_000_000 }).map((code) => ({ kind: 'code' as const, code: String(code) })),
);
const calls = fc.uniqueArray(
  fc
    .record({
      call: fc.constantFrom(ALL, ...CALL_NAMES),
      delayMs: fc.integer({ min: 0, max: 120_000 }),
      failure,
    })
    .filter((fault) => fault.delayMs > 0 || fault.failure !== undefined),
  { selector: ({ call }) => call, maxLength: 4 },
);

const dueValue = (name: DueName) => {
  const { numbers, names, ends } = dueField(name);
  if (names) return fc.constantFrom(...names);
  return numbers ? fc.constantFrom<number | null>(...numbers, ...(ends ? [null] : [])) : fc.boolean();
};
const due = fc
  .record(Object.fromEntries(DUE_NAMES.map((name) => [name, dueValue(name)])), { requiredKeys: [] })
  .map((found) => ({ ...found }) as Due);

const appVersion = fc.tuple(fc.nat(9), fc.nat(20), fc.nat(20)).map((parts) => parts.join('.'));
function optionsOf(runtime: RuntimeName): fc.Arbitrary<RuntimeOptions> {
  if (runtime === 'web') return fc.constant({});
  const optional = { requiredKeys: [] as never[] };
  if (runtime === 'wechat' || runtime === 'miniProgram')
    return fc.record({ os: fc.constantFrom('android', 'ios') }, optional).map((found) => ({ ...found }));
  return fc
    .record(
      {
        appVersion,
        dialect: fc.constantFrom(...dialectsOf(runtime)),
        network: fc.constantFrom('wifi', '2g', 'offline'),
        permissions: fc.constantFrom('push', 'push,photos', 'none'),
        unknown: fc.constantFrom('Share', 'Share,OpenFile'),
        ready: fc.constantFrom('300', 'never'),
      },
      optional,
    )
    .map((found) => ({ ...found }));
}

const scenario: fc.Arbitrary<Scenario> = fc
  .constantFrom(...RUNTIMES)
  .chain((runtime) =>
    fc.record({
      runtime: fc.constant(runtime),
      options: optionsOf(runtime),
      account: fc.constantFrom(undefined, NOBODY, ...DEMO_ACCOUNTS),
      date: fc.option(
        fc.integer({ min: 1_500_000_000, max: 2_000_000_000 }).map((at) => dateOf(at * 1000)),
        {
          nil: undefined,
        },
      ),
      due,
      calls,
      keepsDevice: fc.boolean(),
      allPopups: fc.boolean(),
    }),
  )
  .map((found) => (found.account?.startsWith('demo') ? found : { ...found, due: {} }));

const problemsOf = (text: string) => readScenario(text).problems;

describe('the address of a scenario', () => {
  it('says everything, and is read as it was written', () => {
    fc.assert(
      fc.property(scenario, (written) => {
        const address = new URL(addressOf('https://app.example', '/index?a=1', written));
        expect(address.searchParams.get('a')).toBe('1');
        const read = readScenario(address.searchParams.get('scenario') ?? '');
        expect(read).toEqual({ scenario: written, problems: [] });
      }),
    );
  });

  it('never throws, and reports whatever it does not understand', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { scenario: read, problems } = readScenario(`v1;${text}`);
        expect(readScenario(writeScenario(read)).problems).toEqual([]);
        const parts = text.split(';').filter(Boolean);
        if (writeScenario(read) === 'v1;runtime=web' && parts.some((part) => !/^\w+=/.test(part)))
          expect(problems).not.toEqual([]);
      }),
    );
  });

  it('can be read by people', () => {
    const read: Scenario = {
      ...PLAIN,
      runtime: 'ios',
      options: { appVersion: '1.9.0', dialect: 'wvjb5' },
      account: 'demo6',
      date: '2026-12-01T08:00',
      due: { checkIn: true, dayNum: 5, freshman: null, wonderful: false },
      calls: [
        { call: 'all', delayMs: 800, failure: undefined },
        { call: 'getUpgradeConfig', delayMs: 500, failure: { kind: 'http', status: 500 } },
      ],
    };
    expect(addressOf('http://localhost:10086', '/index', read)).toBe(
      'http://localhost:10086/index?scenario=v1;runtime=ios;appVersion=1.9.0;dialect=wvjb5;account=demo6;' +
        'date=2026-12-01T08:00;due=checkIn,dayNum:5,wonderful:no,freshman:none;' +
        'calls=all:800ms,getUpgradeConfig:500ms~http500',
    );
  });

  it('has nothing in effect when it is of another version', () => {
    const { scenario: read, problems } = readScenario('v9;runtime=ios');
    expect(read).toBe(PLAIN);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('v9');
  });

  it.each([
    ['runtime=windows', 'windows'],
    ['colour=red', 'colour=red'],
    ['account=13800000006', '13800000006'],
    ['account=demo11', 'demo11'],
    ['date=2026-02-30', '2026-02-30'],
    ['date=tomorrow', 'tomorrow'],
    ['account=demo1;due=fireworks', 'fireworks'],
    ['account=demo1;due=freshman:7', '7'],
    ['account=demo1;due=checkIn:5', '5'],
    ['due=checkIn', 'account='],
    ['account=nobody;due=checkIn', 'account='],
    ['calls=getMoon:network', 'getMoon'],
    ['calls=all:soon', 'soon'],
    ['calls=all:http200', 'http200'],
    ['calls=all:200ms~300ms', '300ms'],
    ['calls=all:200ms,all:300ms', 'all'],
    ['runtime=web;appVersion=1.9.0', 'appVersion'],
    ['runtime=ios;dialect=jsbridge1', 'jsbridge1'],
    ['runtime=ios;network=pigeon', 'pigeon'],
    ['runtime=ios;runtime=android', 'runtime'],
    ['device=old', 'old'],
    ['popups=none', 'none'],
  ])('reports %s', (text, named) => {
    const problems = problemsOf(`v1;${text}`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(named);
  });

  it('keeps what is valid beside what is not', () => {
    const { scenario: read } = readScenario('v1;runtime=ios;network=pigeon;account=demo2;date=2026-12-01');
    expect(read).toMatchObject({ runtime: 'ios', options: {}, account: 'demo2', date: '2026-12-01T12:00' });
  });

  it('leaves the page to start on as it is', () => {
    expect(startOf('https://app.example/login?from=%2Findex&scenario=v1;runtime=ios&runtime=web#top')).toBe(
      '/login?from=%2Findex#top',
    );
  });
});

describe('the addresses of docs/demo.md', () => {
  const page = readFileSync(join(__dirname, '../../../../docs/demo.md'), 'utf8');
  const texts = [...page.matchAll(/[?&]scenario=([^\s`]+)/g)].map(([, text = '']) => text);

  it('are all understood', () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => readScenario(text).problems.length > 0)).toEqual([]);
  });

  it('come after the sentence that says what they need', () => {
    const first = page.indexOf('scenario=v1');
    expect(page.slice(0, first)).toMatch(
      /need the testing switch: run `WANDOU_TESTING=1 npm start`[^.]* `npm run dev:h5`/,
    );
  });
});
