import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallEntry } from '@/contract/define';
import { allCalls, type CallName } from '@/contract/registry';
import { callTables, Reach } from './support/reach';

const RULES = join(__dirname, '../../../docs/rules');

/** The app only: without the backend, the simulator and the gallery. */
const reach = new Reach((file) => /^src\/(?!simulator\/|gallery\/)/.test(file));
const tables = callTables();
const isReached = (call: string): boolean => tables.some(({ file, name }) => reach.names(file, name, call));

const rules = readdirSync(RULES)
  .flatMap((file) => readFileSync(join(RULES, file), 'utf8').split('\n'))
  .filter((line) => line.startsWith('- **'));

const calls = Object.entries(allCalls) as [CallName, CallEntry][];
const served = calls.filter(([, call]) => call.served);
const unused = calls.filter(([, call]) => call.unused !== undefined);

describe('a call that the backend serves', () => {
  it.each(served)('is made by the app, or its entry says why not: %s', (name, call) => {
    expect([name, isReached(name)]).toEqual([name, call.unused === undefined]);
  });

  it.each(unused)('and that the app does not make stands in a rule: %s', (name) => {
    expect(rules.filter((rule) => rule.includes(name))).not.toEqual([]);
  });
});

describe('a reader of a call', () => {
  const sendCode = 'src/contract/account/calls.ts';

  it('is code of the app, not a table of the contract by itself', () => {
    const nobody = new Reach(() => false);
    expect(nobody.names(sendCode, 'accountCalls', 'sendVerificationCode')).toBe(false);
    expect(reach.names(sendCode, 'accountCalls', 'sendVerificationCode')).toBe(true);
  });
});
