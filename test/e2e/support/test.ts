import { test as base } from '@playwright/test';
import { BackendControl } from './backend-control';
import { Parent } from './parent';

/** Every test begins with the documented demo accounts and its own parent at a browser. */
export const test = base.extend<{ backend: BackendControl; parent: Parent }>({
  backend: async ({ request }, use) => {
    const backend = new BackendControl(request);
    await backend.reset();
    await use(backend);
  },
  parent: async ({ page, backend }, use) => {
    await use(new Parent(page, backend));
  },
});

export { expect } from '@playwright/test';
