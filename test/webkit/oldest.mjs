/** Chromium 70, the oldest engine of browserslist, by its debugging protocol: chromedriver of that age is in no registry. */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { inRoot } from '../../scripts/tools.mjs';
import { Browser, KEYS } from './driver.mjs';

const VERSION = '70.0.3508.0';
/** Of the package, which is compressed, and unpacked. */
const PACKED = `chrome-aws-lambda/bin/chromium-${VERSION}.br`;
const PROGRAM = inRoot('.cache', 'browser', `chromium-${VERSION}`);
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const NAMED_KEYS = {
  [KEYS.right]: ['ArrowRight', 39],
  [KEYS.left]: ['ArrowLeft', 37],
  [KEYS.enter]: ['Enter', 13, '\r'],
};

function unpacked() {
  if (existsSync(PROGRAM)) return PROGRAM;
  mkdirSync(path.dirname(PROGRAM), { recursive: true });
  const packed = createRequire(import.meta.url).resolve(PACKED);
  writeFileSync(PROGRAM, brotliDecompressSync(readFileSync(packed)));
  chmodSync(PROGRAM, 0o755);
  return PROGRAM;
}

/** The protocol over two pipes: JSON, each message ended by a zero. */
class Protocol {
  waiting = new Map();
  listeners = new Map();
  last = 0;
  held = '';

  constructor(child) {
    this.pipe = child.stdio[3];
    child.stdio[4].setEncoding('utf8').on('data', (piece) => {
      const messages = (this.held + piece).split('\0');
      this.held = messages.pop();
      messages.forEach((message) => this.hear(JSON.parse(message)));
    });
    child.once('exit', () => this.waiting.forEach(({ reject }) => reject(new Error('Chromium is gone'))));
  }

  send(method, params = {}, sessionId = undefined) {
    const id = (this.last += 1);
    this.pipe.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  hear({ id, method, error, result }) {
    if (id === undefined) return this.listeners.get(method)?.();
    const { resolve, reject } = this.waiting.get(id);
    this.waiting.delete(id);
    return error ? reject(new Error(error.message)) : resolve(result);
  }
}

/** WebDriver's commands, as far as the walk gives them. */
class Page {
  constructor(send, protocol) {
    this.send = send;
    this.protocol = protocol;
  }

  call(method, at, body = {}) {
    const [, element, act] = /^\/element\/([^/]+)\/(\w+)$/.exec(at) ?? [];
    if (act === 'click') return this.click(element);
    if (act === 'value') return this.type(element, body.text);
    return this[`${method} ${at}`](body);
  }

  'POST /window/rect' = ({ width, height }) =>
    this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  'POST /url' = ({ url }) => this.loads(() => this.send('Page.navigate', { url }));
  'POST /refresh' = () => this.loads(() => this.send('Page.reload'));
  'GET /url' = () => this.run('return location.href', []);
  'POST /execute/sync' = ({ script, args }) => this.run(script, args);
  'POST /print' = async () =>
    (await this.send('Page.printToPDF', { paperWidth: 8.27, paperHeight: 11.69 })).data;
  'POST /back' = () => this.go(-1);
  'POST /forward' = () => this.go(1);

  async 'POST /elements'({ using, value }) {
    const script =
      using === 'xpath'
        ? `const all = document.evaluate(arguments[0], document, null, 7, null);
           return Array.from({ length: all.snapshotLength }, (_, at) => all.snapshotItem(at))`
        : 'return [...document.querySelectorAll(arguments[0])]';
    const { objectId } = await this.evaluate(script, [value], false);
    const { result } = await this.send('Runtime.getProperties', { objectId, ownProperties: true });
    return result
      .filter(({ name }) => /^\d+$/.test(name))
      .map(({ value: found }) => ({ [ELEMENT]: found.objectId }));
  }

  async loads(act) {
    const loaded = new Promise((resolve) => this.protocol.listeners.set('Page.loadEventFired', resolve));
    await act();
    await loaded;
  }

  async go(steps) {
    const { currentIndex, entries } = await this.send('Page.getNavigationHistory');
    await this.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex + steps].id });
  }

  run = async (script, args) => (await this.evaluate(script, args, true)).value;

  /** Once more where the document was replaced in between. */
  async evaluate(...asked) {
    try {
      return await this.evaluateHere(...asked);
    } catch (error) {
      if (!/Cannot find context/.test(error.message)) throw error;
      return this.evaluateHere(...asked);
    }
  }

  async evaluateHere(script, args, returnByValue) {
    const { result: page } = await this.send('Runtime.evaluate', { expression: 'window' });
    const { result, exceptionDetails } = await this.send('Runtime.callFunctionOn', {
      objectId: page.objectId,
      functionDeclaration: `function () { ${script} }`,
      arguments: args.map((value) => (value?.[ELEMENT] ? { objectId: value[ELEMENT] } : { value })),
      awaitPromise: true,
      returnByValue,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result;
  }

  async click(element) {
    const [x, y] = await this.run(
      'const { left, top, width, height } = arguments[0].getBoundingClientRect(); return [left + width / 2, top + height / 2]',
      [{ [ELEMENT]: element }],
    );
    const press = (type) =>
      this.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    await press('mousePressed');
    await press('mouseReleased');
  }

  async type(element, text) {
    await this.run('arguments[0].focus()', [{ [ELEMENT]: element }]);
    const [key, windowsVirtualKeyCode, typed] = NAMED_KEYS[text] ?? [];
    if (key === undefined) return this.send('Input.insertText', { text });
    const press = (type) =>
      this.send('Input.dispatchKeyEvent', { type, key, windowsVirtualKeyCode, text: typed });
    await press('keyDown');
    return press('keyUp');
  }
}

async function open() {
  const profile = mkdtempSync(path.join(tmpdir(), 'oldest-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--lang=zh-CN', '--remote-debugging-pipe'];
  const child = spawn(unpacked(), [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const isOver = new Promise((resolve) => child.once('exit', resolve));
  const protocol = new Protocol(child);
  const { targetId } = await protocol.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await protocol.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method, params) => protocol.send(method, params, sessionId);
  await send('Page.enable');
  const page = new Page(send, protocol);
  return new Browser({
    call: (method, at, body) => page.call(method, at, body),
    close: async () => {
      child.kill();
      await isOver;
      rmSync(profile, { recursive: true, force: true });
    },
    printsPages: true,
  });
}

const isHere = process.platform === 'linux' && process.arch === 'x64';

/** This build of it has none of the formats of our films and stories. */
export const oldest = { name: 'Chromium 70', missing: isHere ? [] : ['Linux on x64'], plays: false, open };
