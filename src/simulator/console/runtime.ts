/** The runtime part of a scenario, in the terms of src/simulator/README.md. */
import { DIALECTS, NETWORKS, systemOf } from '../native-app/options';
import type { Report } from './problems';
import { PROBLEMS } from './texts';

export const RUNTIMES = ['web', 'wechat', 'miniProgram', 'android', 'ios'] as const;
export type RuntimeName = (typeof RUNTIMES)[number];
type Kind = 'app' | 'weChat';

interface Option {
  readonly of: Kind;
  readonly isGood: (value: string) => boolean;
  readonly offers: readonly string[];
}

const oneOf = (values: readonly string[]) => ({
  isGood: (value: string) => values.includes(value),
  offers: values,
});
const like = (pattern: RegExp, example: string) => ({
  isGood: (value: string) => pattern.test(value),
  offers: [example],
});
const names = like(/^\w+(,\w+)*$/, 'Share,OpenFile');

/** In writing order. */
export const RUNTIME_OPTIONS: Readonly<Record<string, Option>> = {
  os: { of: 'weChat', ...oneOf(['android', 'ios']) },
  appVersion: { of: 'app', ...like(/^\d+(\.\d+){1,3}$/, '1.9.0') },
  dialect: { of: 'app', ...oneOf(DIALECTS) },
  network: { of: 'app', ...oneOf(NETWORKS) },
  permissions: { of: 'app', ...oneOf(['push', 'photos', 'push,photos', 'none']) },
  unknown: { of: 'app', ...names },
  ready: { of: 'app', ...like(/^(\d{1,6}|never)$/, '300') },
  delay: { of: 'app', ...like(/^\d{1,6}$/, '50') },
  reply: { of: 'app', ...oneOf(['string', 'object']) },
};

export type RuntimeOptions = Readonly<Record<string, string>>;

export const isRuntime = (text: string): text is RuntimeName => RUNTIMES.some((name) => name === text);

const kindOf = (runtime: RuntimeName): Kind | undefined =>
  runtime === 'web' ? undefined : runtime === 'android' || runtime === 'ios' ? 'app' : 'weChat';

export const takes = (runtime: RuntimeName, name: string): boolean =>
  RUNTIME_OPTIONS[name]?.of === kindOf(runtime);

export const dialectsOf = (runtime: RuntimeName): readonly string[] =>
  DIALECTS.filter((dialect) => systemOf(dialect) === runtime);

/** The options that apply to the runtime; others are reported. */
export function readOptions(runtime: RuntimeName, given: RuntimeOptions, report: Report): RuntimeOptions {
  const options: Record<string, string> = {};
  for (const name of Object.keys(RUNTIME_OPTIONS)) {
    const value = given[name];
    if (value === undefined) continue;
    const { isGood, offers } =
      name === 'dialect' ? oneOf(dialectsOf(runtime)) : (RUNTIME_OPTIONS[name] as Option);
    if (!takes(runtime, name)) report(PROBLEMS.notOfRuntime(name, runtime));
    else if (!isGood(value)) report(PROBLEMS.badValue(name, value, offers));
    else options[name] = value;
  }
  return options;
}

/** In the format of query.ts. */
export const runtimeQuery = (runtime: RuntimeName, options: RuntimeOptions): string =>
  `?${new URLSearchParams({ runtime, ...options }).toString()}`;
