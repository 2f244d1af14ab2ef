import { NOBODY } from '../accounts';
import { PLAIN, readScenario, type Scenario } from '../address';
import { takes, type RuntimeName } from '../runtime';
import type { DueName, DueValue } from '../due';
import type { Kept } from '../kept';

export interface Draft {
  readonly scenario: Scenario;
  /** Start page of the app: path and query. */
  readonly path: string;
}

export const draftOf = (kept: Kept | undefined, path: string): Draft => ({
  scenario: kept ? readScenario(kept.text).scenario : PLAIN,
  path,
});

export const change = (draft: Draft, changed: Partial<Scenario>): Draft => ({
  ...draft,
  scenario: { ...draft.scenario, ...changed },
});

/** What is due requires an account. */
export const withAccount = (draft: Draft, account: string | undefined): Draft =>
  change(draft, { account, ...(account === undefined || account === NOBODY ? { due: {} } : {}) });

/** Drops options of other kinds of runtime. A dialect is specific to one system. */
export function withRuntime(draft: Draft, runtime: RuntimeName): Draft {
  const kept = Object.entries(draft.scenario.options).filter(
    ([name]) => name !== 'dialect' && takes(runtime, name),
  );
  return change(draft, { runtime, options: Object.fromEntries(kept) });
}

/** '' removes it. */
export function withOption(draft: Draft, name: string, value: string): Draft {
  const { [name]: _before, ...others } = draft.scenario.options;
  return change(draft, { options: value === '' ? others : { ...others, [name]: value } });
}

/** undefined removes it. */
export function withDue(draft: Draft, name: DueName, value: DueValue | undefined): Draft {
  const { [name]: _before, ...others } = draft.scenario.due;
  return change(draft, { due: value === undefined ? others : { ...others, [name]: value } });
}
