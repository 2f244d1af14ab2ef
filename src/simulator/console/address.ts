/**
 * A scenario as an address: `/index?scenario=v1;runtime=ios;appVersion=1.9.0;account=demo6;due=checkIn` (docs/scenarios.md, "The scenario
 * console"). Human-readable; what cannot be parsed is reported, never dropped silently.
 */
import { DEMO_ACCOUNTS, NOBODY } from './accounts';
import { readCalls, writeCalls, type CallFault } from './calls';
import { readDate } from './date';
import { readDue, writeDue, type Due } from './due';
import type { Report } from './problems';
import {
  isRuntime,
  readOptions,
  RUNTIME_OPTIONS,
  RUNTIMES,
  type RuntimeName,
  type RuntimeOptions,
} from './runtime';
import { PROBLEMS } from './texts';

export interface Scenario {
  readonly runtime: RuntimeName;
  readonly options: RuntimeOptions;
  /** `demo6`, NOBODY; undefined: unchanged. */
  readonly account: string | undefined;
  /** Beijing time; undefined: the real time. */
  readonly date: string | undefined;
  readonly due: Due;
  readonly calls: readonly CallFault[];
  /** Keeps the app's stored data, such as how often a popup was shown. */
  readonly keepsDevice: boolean;
  /** No limit of consecutive popups. */
  readonly allPopups: boolean;
}

export const PLAIN: Scenario = {
  runtime: 'web',
  options: {},
  account: undefined,
  date: undefined,
  due: {},
  calls: [],
  keepsDevice: false,
  allPopups: false,
};

export const PARAMETER = 'scenario';
/** Increment when a text changes its meaning. */
const VERSION = 'v1';
const PARTS = [
  'runtime',
  ...Object.keys(RUNTIME_OPTIONS),
  'account',
  'date',
  'due',
  'calls',
  'device',
  'popups',
];

interface ReadScenario {
  readonly scenario: Scenario;
  readonly problems: readonly string[];
}

export function readScenario(text: string): ReadScenario {
  const problems: string[] = [];
  const report: Report = (problem) => void problems.push(problem);
  const [version = '', ...parts] = text.split(';');
  if (version !== VERSION) return { scenario: PLAIN, problems: [PROBLEMS.version(version, VERSION)] };
  const given = readParts(parts, report);
  return { scenario: scenarioOf(given, report), problems };
}

function readParts(parts: readonly string[], report: Report): Readonly<Record<string, string>> {
  const given: Record<string, string> = {};
  for (const part of parts.filter(Boolean)) {
    const at = part.indexOf('=');
    const [name, value] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
    if (!PARTS.includes(name)) report(PROBLEMS.unknownPart(part));
    else if (given[name] !== undefined) report(PROBLEMS.twice(name));
    else given[name] = value;
  }
  return given;
}

function scenarioOf(given: Readonly<Record<string, string>>, report: Report): Scenario {
  const choose = (name: string, isGood: (value: string) => boolean, offers: readonly string[]) => {
    const value = given[name];
    if (value === undefined || isGood(value)) return value;
    report(PROBLEMS.badValue(name, value, offers));
    return undefined;
  };
  const runtime = choose('runtime', isRuntime, RUNTIMES);
  const known = runtime !== undefined && isRuntime(runtime) ? runtime : PLAIN.runtime;
  const accounts = [...DEMO_ACCOUNTS, NOBODY];
  const account = choose('account', (value) => accounts.includes(value), [`demo1 … demo10`, NOBODY]);
  const date = choose('date', (value) => readDate(value) !== undefined, ['2026-12-01', '2026-12-01T08:00']);
  const due = readDue(given.due ?? '', report);
  const isForSomebody = account !== undefined && account !== NOBODY;
  if (Object.keys(due).length > 0 && !isForSomebody) report(PROBLEMS.dueOfNobody);
  return {
    runtime: known,
    options: readOptions(known, given, report),
    account,
    date: date === undefined ? undefined : readDate(date),
    due: isForSomebody ? due : {},
    calls: readCalls(given.calls ?? '', report),
    keepsDevice:
      choose('device', (value) => value === 'fresh' || value === 'kept', ['fresh', 'kept']) === 'kept',
    allPopups: choose('popups', (value) => value === 'all', ['all']) === 'all',
  };
}

/** Defaults are omitted. */
export function writeScenario({
  runtime,
  options,
  account,
  date,
  due,
  calls,
  keepsDevice,
  allPopups,
}: Scenario): string {
  const parts: readonly (readonly [string, string])[] = [
    ['runtime', runtime],
    ...Object.keys(RUNTIME_OPTIONS).map((name) => [name, options[name] ?? ''] as const),
    ['account', account ?? ''],
    ['date', date ?? ''],
    ['due', writeDue(due)],
    ['calls', writeCalls(calls)],
    ['device', keepsDevice ? 'kept' : ''],
    ['popups', allPopups ? 'all' : ''],
  ];
  return [
    VERSION,
    ...parts.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`),
  ].join(';');
}

/** For a path of the app with its query. The scenario's punctuation needs no encoding in a query. */
export function addressOf(origin: string, path: string, scenario: Scenario): string {
  const text = encodeURIComponent(writeScenario(scenario)).replace(/%3A|%3B|%3D|%2C/g, decodeURIComponent);
  return `${origin}${path}${path.includes('?') ? '&' : '?'}${PARAMETER}=${text}`;
}

/** The address without the scenario, and without a runtime parameter, which would override the scenario's. */
export function startOf(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(PARAMETER);
  url.searchParams.delete('runtime');
  return `${url.pathname}${url.search}${url.hash}`;
}
