import { defineConfig } from '@playwright/test';

/** Browser tests run against the production H5 build, served by the real backend: one a worker (test/e2e/support/test.ts). */
export default defineConfig({
  testDir: 'test/e2e/h5',
  outputDir: 'test-results/browser',
  globalSetup: './scripts/test-backend.mjs',
  // A third on two cores makes each slower, and all of them no faster.
  workers: 2,
  // A test may change what another reads: those of a file follow each other.
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A loaded machine may starve the browser; what passes only at the second try is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 375, height: 812 },
    // Pixels cost time: pictures of a failure are read at half the sharpness of a phone.
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    // Emptied between tests instead of made anew: the browser keeps what it compiled, a quarter of the time of a test.
    reuseContext: true,
    screenshot: 'only-on-failure',
    // Written by the second try alone: it cost every test a tenth of its time. `--trace on` for a single test.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false, sources: false },
    // A service worker asks past page.route; offline.spec.ts is about it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // As parents have it (back-forward.spec.ts); the headless shell has no such cache, and only says why a page would not be kept.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A microphone that beeps, for recording.spec.ts: launch options of its own would start another worker.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
});
