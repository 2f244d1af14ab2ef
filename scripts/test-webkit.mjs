/**
 * `npm run test:webkit`: a walk through dist/h5 in WebKitGTK, by its own WebDriver. Where the machine has no WebKit it says so,
 * and passes. Debian: apt-get install webkit2gtk-driver xvfb gstreamer1.0-libav gstreamer1.0-plugins-good gstreamer1.0-plugins-bad
 */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort, startScreen, webKit, Browser } from '../test/webkit/driver.mjs';
import { build, ensureInstalled, inRoot } from './tools.mjs';

/** As wide as a phone, with the frame of the window. */
const PHONE = [447, 862];

async function startBackend() {
  const { default: compileTestBackend, TEST_BACKEND } = await import('./test-backend.mjs');
  await compileTestBackend();
  const port = await freePort();
  const child = fork(TEST_BACKEND, {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      WANDOU_TESTING: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { url } = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The backend did not start')));
  });
  return { url, stop: () => child.disconnect() };
}

async function walk(programs) {
  const { listen, steps, thrown } = await import('../test/webkit/walk.mjs');
  const stops = [];
  let failed = 0;
  try {
    const backend = await startBackend();
    stops.push(backend.stop);
    const screen = await startScreen(programs.Xvfb);
    stops.push(screen.stop);
    const browser = await Browser.open({ programs, display: screen.display });
    stops.push(() => browser.close());
    await browser.resize(...PHONE);
    for (const [name, step] of steps) {
      try {
        await step(browser, backend.url);
        const errors = await thrown(browser);
        if (errors.length > 0) throw new Error(`the page threw: ${errors.join('; ')}`);
        await listen(browser);
        console.log(`  ✓ ${name}`);
      } catch (error) {
        failed += 1;
        console.log(`  ✗ ${name}\n    ${error.message}`);
      }
    }
    console.log(`\n${steps.length - failed} passed, ${failed} failed`);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
  return failed;
}

const { programs, missing } = webKit();
if (missing.length > 0) {
  console.log(`WebKit is not tested: this machine has no ${missing.join(', no ')}.`);
} else {
  ensureInstalled();
  const isBuilt = existsSync(inRoot('dist', 'h5', 'index.html')) || (await build('h5')) === 0;
  process.exitCode = isBuilt && (await walk(programs)) === 0 ? 0 : 1;
}
