import { defineConfig } from '@playwright/test';

/** `npm run visual`: compares the component gallery with the screenshots in `kept/`. */
export default defineConfig({
  testDir: '.',
  testIgnore: ['readme/**', 'guides/**'],
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  workers: 1,
  timeout: 120_000,
  expect: {
    toHaveScreenshot: {
      // Tolerates 2 of 1000 pixels, and per pixel differences of antialiasing.
      maxDiffPixelRatio: 0.002,
      threshold: 0.2,
      animations: 'disabled',
    },
  },
  use: {
    // As high as the highest section: content of a scrolling page would be cut off.
    viewport: { width: 375, height: 2400 },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--font-render-hinting=none',
      ],
    },
  },
});
