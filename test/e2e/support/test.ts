import { test as base, type CDPSession } from '@playwright/test';
import type { TestContext } from '../../builders/test-context';
import { BackendControl } from './backend-control';
import { startBackend, type BackendProcess } from './backend-process';
import { openTestContext } from './test-context';
import { Parent } from './parent';
import { hasSeenPopups, Popups, putAwayPopups, showAllPopups } from './popups';

interface Fixtures {
  /** Closes home's popups, which would cover the test's targets. Disable it in tests of popups. */
  readonly putsPopupsAway: boolean;
  readonly backend: BackendControl;
  readonly parent: Parent;
  /** The page's DevTools: a slower processor or network, touches, events. */
  readonly devtools: CDPSession;
  /** Recorded from the first page on. */
  readonly popups: Popups;
}

interface WorkerFixtures {
  /** Demo accounts are shared state, so each worker has its own backend. */
  readonly backendProcess: BackendProcess;
  readonly backendUrl: string;
  /** Builders' context: the database of this worker's backend. */
  readonly testContext: TestContext;
}

/** Every test starts with the documented demo accounts and its own parent. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  backendProcess: [
    async ({}, use) => {
      const backend = await startBackend();
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  backendUrl: [({ backendProcess }, use) => use(backendProcess.url), { scope: 'worker' }],
  testContext: [
    async ({ backendProcess: { databaseUrl } }, use) => {
      const { testContext, close } = openTestContext(databaseUrl);
      await use(testContext);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ backendUrl }, use) => use(backendUrl),
  putsPopupsAway: [true, { option: true }],
  context: async ({ context, putsPopupsAway }, use) => {
    if (putsPopupsAway) await hasSeenPopups(context);
    await use(context);
  },
  backend: async ({ request }, use) => {
    const backend = new BackendControl(request);
    await backend.reset();
    await use(backend);
  },
  parent: async ({ page, backend, testContext, putsPopupsAway }, use) => {
    await (putsPopupsAway ? putAwayPopups(page) : showAllPopups(page));
    await use(new Parent(page, backend, testContext));
  },
  devtools: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    await use(session);
    // The next test gets the same page, and would run as slowly.
    await session.detach();
  },
  popups: async ({ page }, use) => {
    const popups = new Popups(page);
    await popups.watch();
    await use(popups);
  },
});

export { expect } from '@playwright/test';
