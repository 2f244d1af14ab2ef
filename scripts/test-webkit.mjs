/**
 * `npm run test:webkit`: a walk through dist/h5 in WebKitGTK by WebDriver; with `-- --browser firefox` in Firefox, with `oldest` in
 * Chromium 70. If the browser is not installed, says so and passes. Debian: apt-get install webkit2gtk-driver xvfb gstreamer1.0-libav
 * gstreamer1.0-plugins-good gstreamer1.0-plugins-bad; firefox-esr pulseaudio
 */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { freePort } from '../test/webkit/driver.mjs';
import { ENGINES } from '../test/webkit/engines.mjs';
import { build, ensureInstalled, inRoot } from './tools.mjs';

/** A phone's width, plus the window's frame. */
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

async function walk(engine) {
  const { listen, steps: all, thrown } = await import('../test/webkit/walk.mjs');
  const steps = all.filter(([, , { plays } = {}]) => !plays || engine.plays !== false);
  const stops = [];
  let failed = 0;
  try {
    const backend = await startBackend();
    stops.push(backend.stop);
    const browser = await engine.open();
    stops.push(browser.close);
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

const { browser } = parseArgs({ options: { browser: { type: 'string', default: 'webkit' } } }).values;
const engine = ENGINES[browser];
if (!engine) throw new Error(`--browser is one of ${Object.keys(ENGINES).join(', ')}`);
if (engine.missing.length > 0) {
  console.log(`${engine.name} is not tested: this machine has no ${engine.missing.join(', no ')}.`);
} else {
  ensureInstalled();
  const isBuilt = existsSync(inRoot('dist', 'h5', 'index.html')) || (await build('h5')) === 0;
  process.exitCode = isBuilt && (await walk(engine)) === 0 ? 0 : 1;
}
