/** The demo accounts of docs/demo.md by number, so that addresses contain no phone. `demoN` is 138000000NN with the backend's demo data. */
const DEMO_COUNT = 10;

export const DEMO_ACCOUNTS: readonly string[] = Array.from(
  { length: DEMO_COUNT },
  (_, at) => `demo${at + 1}`,
);

/** Logged out. */
export const NOBODY = 'nobody';

const FIRST_PHONE = 13_800_000_000;

export const phoneOf = (account: string): string =>
  String(FIRST_PHONE + Number(account.slice('demo'.length)));
