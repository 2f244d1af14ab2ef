/**
 * The mini program's tests: test/e2e/weapp in the host, or in WeChat DevTools if WECHAT_DEVTOOLS_WS (the address of an open project) or
 * WECHAT_DEVTOOLS_CLI (the path of its cli) is set.
 */
import automator from 'miniprogram-automator';
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserEnvironment } from './browser.mjs';
import { jest, reports } from './reports.mjs';
import compileTestBackend, { TEST_BACKEND } from './test-backend.mjs';
import { build, inRoot, root } from './tools.mjs';

const API_PORT = Number(process.env.WEAPP_API_PORT ?? 18081);
const API = `http://127.0.0.1:${API_PORT}`;
/** Default backend of a mini program built without TARO_APP_API_ORIGIN (config/constants.ts). */
const DEFAULT_API = 'http://127.0.0.1:8080';
const FOLDER = inRoot('.cache', 'weapp');
const HOST = fileURLToPath(import.meta.resolve('@wandou/weapp-host/cli'));
const AUTOMATOR_PORT = 9420;
const START_MS = 120_000;

/**
 * A production build with the tests' backend address, in a separate folder. After `npm test` has built dist/weapp, patches a copy of it,
 * which saves half a minute.
 */
async function prepareProgram(built) {
  rmSync(FOLDER, { recursive: true, force: true });
  const scripts = built ? copyBuilt() : 0;
  if (scripts > 0) return 0;
  console.log('Building the mini program for its tests …');
  return build('weapp', {
    TARO_APP_ENVIRONMENT: 'test',
    WITH_SCENARIOS: '1',
    TARO_APP_API_ORIGIN: API,
    TARO_APP_OUTPUT: path.relative(root, FOLDER),
  });
}

/** Returns the number of patched scripts. */
function copyBuilt() {
  cpSync(inRoot('dist', 'weapp'), FOLDER, { recursive: true });
  const scripts = ['common.js', 'app.js', 'vendors.js'].map((name) => path.join(FOLDER, name));
  const speaking = scripts.filter(
    (file) => existsSync(file) && readFileSync(file, 'utf8').includes(DEFAULT_API),
  );
  for (const file of speaking) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(DEFAULT_API, API));
  return speaking.length;
}

/** Starts a command and waits until `isReady` finds what it needs, in the output or elsewhere. */
async function start(args, env, isReady) {
  let output = '';
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    // The backend exits when the channel closes, so that a killed run leaves none behind.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const closed = once(child, 'close');
  const found = new Promise((resolve, reject) => {
    const look = (chunk) => {
      output += chunk;
      const ready = isReady(output);
      if (ready) resolve(ready);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.on('message', (told) => look(`${JSON.stringify(told)}\n`));
    child.on('close', (code) => reject(new Error(`${args.join(' ')} ended with ${code}\n${output}`)));
    setTimeout(() => reject(new Error(`${args.join(' ')} did not start\n${output}`)), START_MS).unref();
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  try {
    return { found: await found, stop, output: () => output };
  } catch (error) {
    child.kill('SIGTERM');
    throw error;
  }
}

async function startBackend() {
  await compileTestBackend();
  return start(
    [TEST_BACKEND],
    {
      PORT: String(API_PORT),
      PUBLIC_URL: API,
      WANDOU_TESTING: '1',
    },
    (output) => /"databaseUrl":"([^"]+)"/.exec(output)?.[1],
  );
}

async function inHost(run) {
  const reportFile = path.join(reports, 'weapp-host.json');
  rmSync(reportFile, { force: true });
  const browser = await browserEnvironment();
  const host = await start(
    ['--import', 'tsx', HOST, '--project', FOLDER, '--port', '0', '--report', reportFile],
    browser,
    (output) => /automator endpoint (\S+)/.exec(output)?.[1],
  );
  let result;
  try {
    result = await run(host.found, { ...browser, WEAPP_FOLDER: FOLDER });
  } finally {
    await host.stop();
  }
  if (!existsSync(reportFile)) throw new Error(`the host ended without a report\n${host.output()}`);
  const { audit, report } = JSON.parse(readFileSync(reportFile, 'utf8'));
  return add(result, judge(audit, report));
}

/** Prints the host's audit; each rule counts as a test, but for those that tell how fast this machine is. */
function judge(audit, report) {
  for (const { passed, timed, name, worst, threshold, unit, page } of audit)
    console.log(
      `${passed ? 'ok  ' : timed && worst !== null ? 'slow' : 'FAIL'} audit ${name}: ${worst ?? 'not measured'} of ${threshold} ${unit} ${page}`.trimEnd(),
    );
  const judged = audit.filter(({ timed, worst }) => !timed || worst === null);
  const failed = judged.filter(({ passed }) => !passed).length;
  const list = (title, names) => names.length > 0 && console.log(`${title}: ${names.join(', ')}`);
  list('wx methods used', Object.keys(report.wx));
  list('wx methods that the host does not support', Object.keys(report.unsupported));
  list('components used', Object.keys(report.components));
  list('warnings', Object.keys(report.warnings));
  for (const text of report.hostErrors) console.log(`FAIL the host itself: ${text}`);
  return { passed: judged.length - failed, failed: failed + report.hostErrors.length };
}

/** DevTools launched by the automator; stays open until the tests are done. */
async function inDevTools(run) {
  const cliPath = process.env.WECHAT_DEVTOOLS_CLI;
  if (!cliPath) return run(process.env.WECHAT_DEVTOOLS_WS);
  const miniProgram = await automator.launch({ cliPath, projectPath: FOLDER, port: AUTOMATOR_PORT });
  try {
    return await run(`ws://127.0.0.1:${AUTOMATOR_PORT}`);
  } finally {
    await miniProgram.close();
  }
}

const add = (a, b) => ({
  passed: (a.passed ?? 0) + (b.passed ?? 0),
  failed: (a.failed ?? 0) + (b.failed ?? 0),
  skipped: (a.skipped ?? 0) + (b.skipped ?? 0),
});

/** Runs test/e2e/weapp against one mini program, file after file. `inside`: for tests that open another phone, to inspect a web view. */
const runSuite =
  (databaseUrl) =>
  (wsEndpoint, inside = {}) =>
    jest('weapp', ['--config', 'jest.weapp.config.cjs', '--runInBand'], {
      WEAPP_WS: wsEndpoint,
      WEAPP_API: API,
      WEAPP_DATABASE_URL: databaseUrl,
      ...inside,
    });

/** The mini program with its backend, in the host or in DevTools. */
async function runProgram(built, devTools) {
  if (!existsSync(inRoot('dist', 'h5', 'index.html')) && (await build('h5')) !== 0) return { failed: 1 };
  if (!process.env.WECHAT_DEVTOOLS_WS && (await prepareProgram(built)) !== 0) return { failed: 1 };
  const backend = await startBackend();
  try {
    return await (devTools ? inDevTools : inHost)(runSuite(backend.found));
  } finally {
    await backend.stop();
  }
}

const reported = (error) => {
  console.log(`FAIL ${error.message}`);
  return { failed: 1 };
};

/** `built`: dist/weapp and dist/h5 are fresh. Resolves to {passed, failed, skipped}. */
export async function testWeapp({ built = false } = {}) {
  mkdirSync(reports, { recursive: true });
  const devTools = Boolean(process.env.WECHAT_DEVTOOLS_WS ?? process.env.WECHAT_DEVTOOLS_CLI);
  return runProgram(built, devTools).catch(reported);
}
