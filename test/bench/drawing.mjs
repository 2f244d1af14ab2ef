/**
 * `npm run bench:drawing`: latency of /healthz during 200 simultaneous puzzle requests, and while 50 photographs of 16 megapixels are
 * scaled to the width of a screen. Neither may block other calls.
 *
 *     npm run bench:drawing -- [puzzles, default 200] [photographs, default 50] [a compiled server, default this one]
 */
import { createCanvas } from '@napi-rs/canvas';
import { start } from '../../server/start.ts';
import { loadConfig } from '../../server/core/config.ts';
import { anOfficialParent } from '../builders/parent.ts';
import { allCalls } from '../../src/contract/registry.ts';
import { UPLOAD_FIELD } from '../../src/contract/files/values.ts';
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts';
import { watchHealthz, watchQuiet } from './support/healthz.mjs';
import { compileServer, demoEnv, launch } from './support/production.mjs';

const puzzles = Number(process.argv[2] ?? 200);
const photographs = Number(process.argv[3] ?? 50);
const WIDTH = 1280;
/** With more than twenty in the queue, the original is sent. */
const AT_ONCE = 10;

/** A deterministic picture with as much detail as a photograph. */
function photograph(width, height) {
  const canvas = createCanvas(width, height);
  const paint = canvas.getContext('2d');
  for (let spot = 0; spot < 4000; spot += 1) {
    paint.fillStyle = `hsl(${(spot * 37) % 360} 60% ${(spot * 13) % 100}%)`;
    paint.fillRect((spot * 7919) % width, (spot * 104_729) % height, 20 + (spot % 200), 20 + (spot % 170));
  }
  return canvas.toBuffer('image/jpeg', 85);
}

async function askPuzzle(origin) {
  const headers = { 'content-type': 'application/json', 'app-scene': 'login' };
  const body = JSON.stringify({ captchaType: 'blockPuzzle' });
  const answer = await fetch(origin + allCalls.getCaptcha.path, { method: 'POST', headers, body });
  const { repCode } = await answer.json();
  if (repCode !== '0000') throw new Error(`A puzzle was refused: ${repCode}`);
}

async function upload(origin, token, bytes) {
  const body = new FormData();
  body.append(UPLOAD_FIELD, new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(origin + allCalls.uploadFile.path, { method: 'POST', headers, body });
  const { pathname, search } = new URL((await answer.json()).data.url);
  return `${origin}${pathname}${search === '' ? '?' : `${search}&`}w=${WIDTH}`;
}

async function load(url) {
  const answer = await fetch(url, { headers: { accept: 'image/webp' } });
  await answer.arrayBuffer();
  if (answer.headers.get('content-type') !== 'image/webp') throw new Error('A photograph was not drawn');
}

async function loadAll(urls) {
  const waiting = [...urls];
  const one = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) await load(url);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

const postgres = await startThrowawayPostgres();
const env = { ...demoEnv(), DATABASE_URL: postgres.url };
const { services, stop: stopSeeding } = await start(loadConfig({ ...env, LOG_LEVEL: 'silent' }));
const { token } = await anOfficialParent().build(services);
await stopSeeding();
const { origin, stop } = await launch(process.argv[4] ?? compileServer(), env);
try {
  const bytes = photograph(4600, 3450);
  const urls = [];
  for (let made = 0; made <= photographs; made += 1) urls.push(await upload(origin, token, bytes));
  // Warm-up: the first of each starts the drawing threads.
  await askPuzzle(origin);
  await load(urls.pop());
  await watchQuiet(origin);
  await watchHealthz(`${puzzles} puzzles at once`, origin, () =>
    Promise.all(Array.from({ length: puzzles }, () => askPuzzle(origin))),
  );
  await watchHealthz(`${photographs} photographs, ${AT_ONCE} at a time`, origin, () => loadAll(urls));
} finally {
  await stop();
  await postgres.stop();
}
