/**
 * `npm run test:devtools -- [--no-build] [jest's arguments]`: both ways of the mini program's suite to WeChat DevTools, with our host in
 * DevTools' place: as the tester who does what the command says, and as DevTools' cli.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled, inRoot, run } from './tools.mjs';

ensureInstalled();
const { browserEnvironment } = await import('./browser.mjs');

/** Takes the arguments of DevTools' cli. */
const STAND_IN = inRoot('node_modules', '.bin', 'weapp-host');
const browser = await browserEnvironment();

/** Runs the suite, and does once what it asks the tester to do. */
async function suite(args, env) {
  let said = '';
  let devTools;
  const obey = (text) => {
    process.stdout.write(text);
    said += text;
    const asked = /^ *cli (auto --project \S+ --auto-port \d+)\n/m.exec(said)?.[1];
    if (!asked || devTools) return;
    devTools = spawn(STAND_IN, asked.split(' '), { env: { ...process.env, ...browser }, stdio: 'ignore' });
  };
  try {
    const all = [inRoot('scripts', 'test-weapp.mjs'), ...args];
    const code = await run(process.execPath, all, { env: { ...browser, ...env }, onOutput: obey });
    return code === 0 && /\n[1-9]\d* passed, 0 failed/.test(said);
  } finally {
    devTools?.kill();
  }
}

const given = process.argv.slice(2);
const ways = [
  ['as a tester', ['--devtools'], { WECHAT_DEVTOOLS_WS: 'ws://127.0.0.1:19420', WECHAT_DEVTOOLS_CLI: '' }],
  ['by the cli', ['--no-build'], { WECHAT_DEVTOOLS_WS: '', WECHAT_DEVTOOLS_CLI: STAND_IN }],
];
for (const [name, flags, env] of ways) {
  console.log(`\n== ${name}`);
  const works = await suite([...flags, ...given], env);
  console.log(`${works ? 'ok  ' : 'FAIL'} to DevTools ${name}`);
  if (!works) process.exitCode = 1;
}
