/** Firefox by Marionette, the protocol used by geckodriver, which Debian does not package. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Browser, inPath, missing, until } from './driver.mjs';

const programs = { 'firefox-esr': inPath('firefox-esr', 'firefox'), pulseaudio: inPath('pulseaudio') };

/** 0: a free port. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'zh-CN',
};

/** Marionette's command by WebDriver endpoint. */
const COMMANDS = [
  ['POST', /^\/window\/rect$/, 'SetWindowRect'],
  ['POST', /^\/url$/, 'Navigate'],
  ['GET', /^\/url$/, 'GetCurrentURL'],
  ['POST', /^\/back$/, 'Back'],
  ['POST', /^\/forward$/, 'Forward'],
  ['POST', /^\/refresh$/, 'Refresh'],
  ['POST', /^\/execute\/sync$/, 'ExecuteScript'],
  ['POST', /^\/print$/, 'Print'],
  ['POST', /^\/elements$/, 'FindElements'],
  ['POST', /^\/element\/(?<id>[^/]+)\/click$/, 'ElementClick'],
  ['POST', /^\/element\/(?<id>[^/]+)\/value$/, 'ElementSendKeys'],
];

function commandOf(method, at) {
  for (const [its, way, name] of COMMANDS) {
    const found = its === method ? way.exec(at) : null;
    if (found) return { name: `WebDriver:${name}`, of: found.groups ?? {} };
  }
  throw new Error(`no command for ${method} ${at}`);
}

const COLON = 58;

/** Messages are JSON with a length prefix. */
class Marionette {
  waiting = new Map();
  last = 0;
  held = Buffer.alloc(0);

  constructor(socket) {
    this.socket = socket;
    socket.on('data', (piece) => this.take(piece));
    socket.on('close', () => this.waiting.forEach(({ reject }) => reject(new Error('Firefox is gone'))));
  }

  send(name, parameters = {}) {
    const id = (this.last += 1);
    const message = JSON.stringify([0, id, name, parameters]);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  take(piece) {
    this.held = Buffer.concat([this.held, piece]);
    for (;;) {
      const start = this.held.indexOf(COLON) + 1;
      const end = start + Number(this.held.subarray(0, Math.max(0, start - 1)));
      if (start === 0 || this.held.length < end) return;
      this.hear(JSON.parse(this.held.subarray(start, end)));
      this.held = this.held.subarray(end);
    }
  }

  /** The greeting is no response. */
  hear(message) {
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    const { resolve, reject } = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) reject(new Error(`${error.error}: ${error.message}`));
    else resolve(result && 'value' in result ? result.value : result);
  }
}

const portOf = (profile) => {
  try {
    return Number(readFileSync(path.join(profile, 'MarionetteActivePort'), 'utf8'));
  } catch {
    return 0;
  }
};

const connected = (port) =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

/** A silent sound device with a clock: without one, Firefox reports an error when playing stories. */
function startSound(folder) {
  const socket = path.join(folder, 'sound');
  const child = spawn(
    programs.pulseaudio,
    [
      ...['-n', '--daemonize=no', '--exit-idle-time=-1', '--use-pid-file=no'],
      ...['-L', 'module-null-sink', '-L', `module-native-protocol-unix auth-anonymous=1 socket=${socket}`],
    ],
    { env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder }, stdio: 'ignore' },
  );
  return { server: `unix:${socket}`, stop: () => child.kill() };
}

async function open() {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), `${lines.join('\n')}\n`);
  const sound = startSound(profile);
  const arguments_ = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const child = spawn(programs['firefox-esr'], arguments_, {
    env: { ...process.env, HOME: profile, PULSE_SERVER: sound.server },
    stdio: 'ignore',
  });
  const isOver = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  const stop = async () => {
    child.kill();
    await isOver;
    sound.stop();
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const port = await until('Firefox listens', () => portOf(profile), 60_000);
    const marionette = new Marionette(await connected(port));
    await marionette.send('WebDriver:NewSession', {});
    return new Browser({
      call: (method, at, body) => {
        const { name, of } = commandOf(method, at);
        return marionette.send(name, { ...body, ...of });
      },
      close: stop,
      printsPages: true,
    });
  } catch (error) {
    await stop();
    throw error;
  }
}

export const firefox = { name: 'Firefox', missing: missing(programs), open };
