/** Measures the figures of the README in one run: `npm run measure <folder of a built mini program>`. Memory on Linux only (/proc). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import automator from 'miniprogram-automator';
import { chromium } from 'playwright-core';
import { startHost, type Host } from './index';
import { browserArguments, findBrowser } from './node/browser';
import { allSpecs } from './protocol/components';

const RUNS = 5;
const MB = 1024 * 1024;

/** Components in WeChat's documentation for the WebView renderer (without Skyline's). */
const DOCUMENTED_COMPONENTS = `
  cover-image cover-view match-media movable-area movable-view page-container root-portal scroll-view share-element swiper
  swiper-item view icon progress rich-text selection text button checkbox checkbox-group editor form input
  keyboard-accessory label picker picker-view picker-view-column radio radio-group slider switch textarea
  functional-page-navigator navigator animation-video audio camera channel-live channel-video image live-player live-pusher
  video voip-room map canvas ad ad-custom official-account open-data web-view navigation-bar page-meta
`
  .trim()
  .split(/\s+/);

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Time from the start, including the browser, to the first paint, and the mini program's part of it. */
async function coldStarts(folder: string): Promise<{ all: number; program: number }> {
  const all: number[] = [];
  const program: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const before = performance.now();
    const host = await startHost({ folder, port: 0 });
    all.push(performance.now() - before);
    program.push(host.report().starts[0] ?? 0);
    await host.close();
  }
  return { all: median(all), program: median(program) };
}

function childrenOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }));
  const below = (one: number): number[] =>
    parents.filter(({ parent }) => parent === one).flatMap((child) => [child.pid, ...below(child.pid)]);
  return below(pid);
}

function parentOf(name: string): number {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]);
  } catch {
    return -1;
  }
}

/** Memory of a process in bytes, with shared pages counted once. */
function proportional(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s*(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

async function memory(folder: string): Promise<{ browser: number; node: number }> {
  const server = await chromium.launchServer({ executablePath: findBrowser(), args: browserArguments });
  const host = await startHost({ folder, port: 0, browser: { wsEndpoint: server.wsEndpoint() } });
  const pid = server.process().pid ?? 0;
  const browser = [pid, ...childrenOf(pid)].reduce((sum, each) => sum + proportional(each), 0);
  const node = process.memoryUsage().rss;
  await host.close();
  await server.close();
  return { browser, node };
}

/** All methods that the official automator can send, extracted from its sources. */
function protocolMethods(): string[] {
  const folder = path.dirname(require.resolve('miniprogram-automator'));
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const sent = [...sources.matchAll(/send\("((?:Tool|App|Page|Element)\.\w+)"/g)].map(
    ([, name]) => name ?? '',
  );
  // Element's getter concatenates these names.
  const getters = [...sources.matchAll(/"(get(?:DOMProperties|Properties|Attributes|Styles))"/g)];
  return [...new Set([...sent, ...getters.map(([, name]) => `Element.${name}`)])].sort();
}

async function protocolCoverage(host: Host): Promise<[number, number]> {
  const methods = protocolMethods().filter((name) => name !== 'App.exit' && name !== 'Tool.close');
  const client = { logs: false };
  let covered = 2;
  for (const method of methods) {
    const error = await host.handleAutomator(method, { method: 'goHome' }, client).then(
      () => '',
      (reason: Error) => reason.message,
    );
    if (/unimplemented|not supported/.test(error)) print(`  ${error}`);
    else covered += 1;
  }
  return [covered, methods.length + 2];
}

async function wxCoverage(host: Host): Promise<[number, number]> {
  const miniProgram = await automator.connect({ wsEndpoint: host.wsEndpoint });
  const count = `function () {
    var names = Object.keys(wx).filter(function (name) { return typeof wx[name] === 'function'; });
    return [names.filter(function (name) { return wx.canIUse(name); }).length, names.length];
  }`;
  const found = (await miniProgram.evaluate(count as unknown as () => void)) as unknown as [number, number];
  miniProgram.disconnect();
  return found;
}

async function main(): Promise<void> {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('Usage: npm run measure <folder of a built mini program>');
  const starts = await coldStarts(folder);
  print(`cold start to the first page: ${Math.round(starts.all)} ms (median of ${RUNS}, browser included)`);
  print(`  of it the mini program itself: ${Math.round(starts.program)} ms`);
  const { browser, node } = await memory(folder);
  print(`memory: browser ${Math.round(browser / MB)} MB, Node ${Math.round(node / MB)} MB`);
  const host = await startHost({ folder, port: 0 });
  print(`wx methods: ${(await wxCoverage(host)).join(' of ')}`);
  const components = DOCUMENTED_COMPONENTS.filter((name) => name in allSpecs);
  print(`components: ${components.length} of ${DOCUMENTED_COMPONENTS.length}`);
  const missing = DOCUMENTED_COMPONENTS.filter((name) => !(name in allSpecs));
  if (missing.length > 0) print(`  missing: ${missing.join(', ')}`);
  print(`protocol methods: ${(await protocolCoverage(host)).join(' of ')}`);
  await host.close();
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
