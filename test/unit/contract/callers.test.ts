import type { CallEntry } from '@/contract/define';
import { allCalls, type CallName } from '@/contract/registry';
import { callTables, Reach } from './support/reach';

/** The app only: without the backend, the simulator and the gallery. */
const reach = new Reach((file) => /^src\/(?!simulator\/|gallery\/)/.test(file));
const tables = callTables();
const isReached = (call: string): boolean => tables.some(({ file, name }) => reach.names(file, name, call));

const calls = Object.entries(allCalls) as [CallName, CallEntry][];
const served = calls.filter(([, call]) => call.served);

describe('a call that the backend serves', () => {
  it.each(served)('is made by the app, or its entry says why not: %s', (name, call) => {
    expect([name, isReached(name)]).toEqual([name, call.unused === undefined]);
  });
});

describe('a reader of a call', () => {
  const sendCode = 'src/contract/account/calls.ts';

  it('is code of the app, not a table of the contract by itself', () => {
    const noReader = new Reach(() => false);
    expect(noReader.names(sendCode, 'accountCalls', 'sendVerificationCode')).toBe(false);
    expect(reach.names(sendCode, 'accountCalls', 'sendVerificationCode')).toBe(true);
  });
});
