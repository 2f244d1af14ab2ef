import { defineConfig } from '@playwright/test';
import browserTests from '../../../playwright.config';

/** `npm run picture`: the README's and the guides' screenshots, from the production build and the demo's backend. */
export default defineConfig(browserTests, {
  testDir: '..',
  testMatch: ['readme/*.spec.ts', 'guides/*.spec.ts'],
  outputDir: '../../../test-results/picture',
  globalSetup: '../../../scripts/test-backend.mjs',
  workers: 1,
  timeout: 180_000,
  use: { viewport: { width: 375, height: 780 }, deviceScaleFactor: 2 },
});
