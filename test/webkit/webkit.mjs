/** WebKitGTK by its own WebDriver, on a virtual display. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Browser, freePort, inPath, missing, until } from './driver.mjs';

/** Debian installs it beside the library, in a versioned folder. */
function miniBrowser() {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return inPath('MiniBrowser');
  const found = readdirSync(libraries)
    .flatMap((machine) => ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((of) => [machine, of]))
    .map((parts) => path.join(libraries, ...parts, 'MiniBrowser'))
    .find((file) => existsSync(file));
  return found ?? inPath('MiniBrowser');
}

const programs = {
  WebKitWebDriver: inPath('WebKitWebDriver'),
  MiniBrowser: miniBrowser(),
  Xvfb: inPath('Xvfb'),
};

function startScreen() {
  const child = spawn(
    programs.Xvfb,
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb did not start')));
    child.stdio[3].once('data', (reported) =>
      resolve({ display: `:${String(reported).trim()}`, stop: () => child.kill() }),
    );
  });
}

async function call(base, method, at, body) {
  const answer = await fetch(`${base}${at}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${at}: ${value?.error}: ${value?.message}`);
  return value;
}

async function open() {
  const screen = await startScreen();
  const port = await freePort();
  const child = spawn(programs.WebKitWebDriver, ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  const stop = () => {
    child.kill();
    screen.stop();
  };
  try {
    const base = `http://127.0.0.1:${port}`;
    await until('the driver listens', () => call(base, 'GET', '/status').catch(() => undefined));
    const options = { binary: programs.MiniBrowser, args: ['--automation'] };
    const alwaysMatch = { 'webkitgtk:browserOptions': options };
    const { sessionId } = await call(base, 'POST', '/session', { capabilities: { alwaysMatch } });
    const session = `${base}/session/${sessionId}`;
    return new Browser({
      call: (method, at, body) => call(session, method, at, body),
      close: async () => {
        await call(session, 'DELETE', '').catch(() => undefined);
        stop();
      },
      printsPages: false,
    });
  } catch (error) {
    stop();
    throw error;
  }
}

export const webKit = {
  name: 'WebKit',
  missing: missing(programs),
  open,
};
