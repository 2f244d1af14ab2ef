/** The mini program's tests: test/e2e/weapp in the host, or in WeChat DevTools (weapp-devtools.mjs). */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserEnvironment } from './browser.mjs';
import { start } from './child.mjs';
import { jest, reports } from './reports.mjs';
import compileTestBackend, { TEST_BACKEND } from './test-backend.mjs';
import { build, inRoot, root } from './tools.mjs';
import { devToolsOf, inDevTools } from './weapp-devtools.mjs';

const API_PORT = Number(process.env.WEAPP_API_PORT ?? 18081);
const API = `http://127.0.0.1:${API_PORT}`;
const FOLDER = inRoot('.cache', 'weapp');
const HOST = fileURLToPath(import.meta.resolve('@wandou/weapp-host/cli'));

/** A production build with the tests' backend address and the testers' console, in a separate folder. */
export function buildForTests() {
  rmSync(FOLDER, { recursive: true, force: true });
  return build('weapp', {
    TARO_APP_ENVIRONMENT: 'test',
    WITH_SCENARIOS: '1',
    TARO_APP_API_ORIGIN: API,
    TARO_APP_OUTPUT: path.relative(root, FOLDER),
  });
}

async function prepareProgram() {
  console.log('Building the mini program for its tests …');
  return buildForTests();
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

/** `whole`: the audit is judged. A part of the suite does not show the host enough. */
async function inHost(run, whole) {
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
    result = await run(host.found, { ...browser, WEAPP_HOST: '1' });
  } finally {
    await host.stop();
  }
  if (!existsSync(reportFile)) throw new Error(`the host ended without a report\n${host.output()}`);
  const { audit, report } = JSON.parse(readFileSync(reportFile, 'utf8'));
  return whole ? add(result, judge(audit, report)) : result;
}

/** Prints the host's audit; each rule counts as a test, but for those that depend on the speed of this machine. */
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

const add = (a, b) => ({
  passed: (a.passed ?? 0) + (b.passed ?? 0),
  failed: (a.failed ?? 0) + (b.failed ?? 0),
  skipped: (a.skipped ?? 0) + (b.skipped ?? 0),
});

/**
 * Runs test/e2e/weapp against one mini program, file after file. `inside`: for tests that only the host can run (test/e2e/weapp/support/
 * host-only.ts).
 */
const runSuite =
  (databaseUrl, args) =>
  async (wsEndpoint, inside = {}) => {
    const result = await jest('weapp', ['--config', 'jest.weapp.config.cjs', '--runInBand', ...args], {
      WEAPP_WS: wsEndpoint,
      WEAPP_API: API,
      WEAPP_DATABASE_URL: databaseUrl,
      WEAPP_FOLDER: FOLDER,
      ...inside,
    });
    printHostOnly();
    return result;
  };

/** How many tests DevTools cannot run, by reason: their titles say so (test/e2e/weapp/support/host-only.ts). */
function printHostOnly() {
  const file = path.join(reports, 'weapp.json');
  if (!existsSync(file)) return;
  const titles = JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName }) => fullName),
  );
  const counts = new Map();
  for (const title of titles) {
    const why = /\(host only: (.+?)\)/.exec(title)?.[1];
    if (why) counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  const marked = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${titles.length - marked} of ${titles.length} tests can run in WeChat DevTools`);
  for (const [why, count] of counts) console.log(`host only: ${count}, ${why}`);
}

/** The mini program with its backend, in the host or in DevTools. */
async function runProgram({ keep, args }, devTools) {
  if (!existsSync(inRoot('dist', 'h5', 'index.html')) && (await build('h5')) !== 0) return { failed: 1 };
  if (keep && !existsSync(path.join(FOLDER, 'app.json')))
    throw new Error(`--no-build: there is no mini program in ${FOLDER}`);
  if (!keep && (await prepareProgram()) !== 0) return { failed: 1 };
  const backend = await startBackend();
  const run = runSuite(backend.found, args);
  try {
    return await (devTools ? inDevTools(devTools, FOLDER, run) : inHost(run, args.length === 0));
  } finally {
    await backend.stop();
  }
}

const reported = (error) => {
  console.log(`FAIL ${error.message}`);
  return { failed: 1 };
};

/**
 * `keep`: tests the program of the last time; `toDevTools`: in DevTools, even if no variable says where; `args`: jest's. Resolves to
 * {passed, failed, skipped}.
 */
export async function testWeapp({ keep = false, toDevTools = false, args = [] } = {}) {
  mkdirSync(reports, { recursive: true });
  return runProgram({ keep, args }, devToolsOf(toDevTools, process.env)).catch(reported);
}
