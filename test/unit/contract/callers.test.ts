import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallEntry } from '@/contract/define';
import { allCalls, type CallName } from '@/contract/registry';

const ROOT = join(__dirname, '../../..');
/** Where a call stands is not where it is made; simulator and gallery are no part of the app. */
const NO_CALLER = /^(contract|simulator|gallery)\//;
/** The one table of the contract by which the app makes calls. */
const BY_TABLE = 'contract/account/send-code.ts';

/** Served for an operator's other clients, and not made by the app: the rule that says why not. */
const NOT_CALLED: { readonly [Name in CallName]?: string } = {
  bizTokenLogin: 'links-42',
  getAuthTokenExt: 'links-43',
  getAuthCenterToken: 'account-83',
  newToken: 'account-84',
  sendCrmSms: 'account-85',
  checkTag: 'activities-40',
  getBanners: 'home-60',
  writeKafka: 'tracking-14',
};

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && (!NO_CALLER.test(file) || file === BY_TABLE))
  .map((file) => readFileSync(join(ROOT, 'src', file), 'utf8'))
  .join('\n');
const isCalled = (name: string): boolean => new RegExp(`Calls\\s*\\.${name}\\b`).test(sources);

const ruleOf = (id: string): string => {
  const [domain = ''] = id.split('-');
  const rules = readFileSync(join(ROOT, `docs/rules/${domain}.md`), 'utf8').split('\n');
  return rules.find((line) => line.startsWith(`- **${id}** `)) ?? '';
};

const served = (Object.entries(allCalls) as [CallName, CallEntry][])
  .filter(([, { served: isServed }]) => isServed)
  .map(([name]) => name);

describe('a call that the backend serves', () => {
  it.each(served)('is made by the app, or a rule names it and says why not: %s', (name) => {
    const id = NOT_CALLED[name];
    if (id === undefined) return expect([name, isCalled(name)]).toEqual([name, true]);
    expect([name, isCalled(name)]).toEqual([name, false]);
    expect(ruleOf(id)).toContain(name);
  });
});
