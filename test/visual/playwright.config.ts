import { defineConfig } from '@playwright/test';

/** `npm run visual`: the component gallery as it is kept in `kept/`, picture by picture. */
export default defineConfig({
  testDir: '.',
  testIgnore: 'readme/**',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  workers: 1,
  timeout: 120_000,
  expect: {
    toHaveScreenshot: {
      // Of 1000 pixels two may differ, and a pixel by as much as the smoothing of an edge does.
      maxDiffPixelRatio: 0.002,
      threshold: 0.2,
      animations: 'disabled',
    },
  },
  use: {
    // As high as the highest section: a page that scrolls inside would be cut off in the picture.
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
