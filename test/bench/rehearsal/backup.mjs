/**
 * `npm run rehearse:backup`: what docs/operations.md says of backups, on this machine: parents send photos, a base backup is made meanwhile,
 * the WAL and the files are copied; later all photos are deleted by mistake. Database and files come back as they were the moment before,
 * in another place; every table, every photo and the parents' sessions are compared. Exit code 1 if anything differs.
 */
import { createCanvas } from '@napi-rs/canvas';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UPLOAD_FIELD } from '../../../src/contract/files/values.ts';
import { allCalls } from '../../../src/contract/registry.ts';
import { inRoot } from '../../../scripts/tools.mjs';
import { compileServer, demoEnv, launch } from '../support/production.mjs';
import { startBucket } from './bucket.mjs';
import * as cluster from './cluster.mjs';
import { logIn } from './load.mjs';

const PHONES = ['13912340001', '13912340002', '13912340003'];
const PHASE_MS = 4_000;
const PAUSE_MS = 100;

const folder = cluster.openFolder(mkdtempSync(path.join(tmpdir(), 'wandou-backup-')));
const place = (name) => path.join(folder, name);
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
let differences = 0;

function compare(what, isSame) {
  console.log(`${isSame ? 'ok  ' : 'FAIL'} ${what}`);
  if (!isSame) differences += 1;
}

/** The code that the demo's gateway printed last. */
function codeIn({ origin }) {
  const log = readFileSync(inRoot('.cache', `bench-${new URL(origin).port}.log`), 'utf8');
  return [...log.matchAll(/\[demo sms\].*(\d{6})/g)].at(-1)?.[1];
}

/** Each of its own colour, so that one cannot stand for another. */
function photo(number) {
  const canvas = createCanvas(8, 8);
  const paint = canvas.getContext('2d');
  paint.fillStyle = `#${number.toString(16).padStart(6, '0')}`;
  paint.fillRect(0, 0, 8, 8);
  return canvas.toBuffer('image/png');
}

/** Returns the photo's address. */
async function sendPhoto(origin, token, bytes) {
  const body = new FormData();
  body.append(UPLOAD_FIELD, new Blob([bytes], { type: 'image/png' }), 'photo.png');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(origin + allCalls.uploadFile.path, { method: 'POST', headers, body });
  const { data } = await response.json();
  if (!response.ok || !data?.url) throw new Error(`A photo was refused: ${response.status}`);
  const { pathname, search } = new URL(data.url);
  return pathname + search;
}

/** Parents who send photos until `stop()`; `acknowledged`: by address, what was sent. */
function startParents(origin, tokens) {
  const acknowledged = new Map();
  let isRunning = true;
  const parent = async (token, place) => {
    for (let turn = place; isRunning; turn += tokens.length) {
      const bytes = photo(turn);
      acknowledged.set(await sendPhoto(origin, token, bytes), bytes);
      await sleep(PAUSE_MS);
    }
  };
  const all = Promise.all(tokens.map(parent));
  return {
    acknowledged,
    stop: async () => {
      isRunning = false;
      await all;
    },
  };
}

async function isAsSent(origin, [address, bytes]) {
  const response = await fetch(origin + address);
  return response.ok && bytes.equals(Buffer.from(await response.arrayBuffer()));
}

async function count(origin, photos) {
  const found = await Promise.all([...photos].map((sent) => isAsSent(origin, sent)));
  return found.filter(Boolean).length;
}

const main = compileServer();
const archive = cluster.openFolder(place('archive'));
const postgres = await cluster.startArchiving(place('first'), archive);
const bucket = await startBucket(cluster.openFolder(place('bucket')));
const env = { ...demoEnv(), ...bucket.env };
let app;
let restored;
let restoredBucket;
try {
  app = await launch(main, { ...env, DATABASE_URL: postgres.url });
  const tokens = [];
  for (const phone of PHONES) tokens.push(await logIn(app.origin, async () => codeIn(app), phone));

  const before = startParents(app.origin, tokens);
  await sleep(PHASE_MS);
  const begun = performance.now();
  const label = await cluster.baseBackup(postgres.url, place('first'), place('base.tar'));
  console.log(`base backup while ${tokens.length} parents go on: ${seconds(begun)} s`);
  await sleep(PHASE_MS);
  await before.stop();
  const { sums, moment } = await cluster.sumsAtAMoment(postgres.url);

  // What comes after the moment must not come back.
  const after = startParents(app.origin, tokens);
  await sleep(PHASE_MS);
  await after.stop();
  cpSync(place('bucket'), place('files'), { recursive: true });
  await cluster.withClient(postgres.url, (client) => client.query('DELETE FROM uploads'));
  for (const name of readdirSync(place('bucket')))
    rmSync(path.join(place('bucket'), name), { recursive: true });
  await cluster.archiveAll(postgres.url);
  await app.stop();
  app = undefined;
  await postgres.stop();

  const since = performance.now();
  restored = await cluster.restore({
    from: place('first'),
    file: place('base.tar'),
    label,
    archive,
    moment,
    to: place('second'),
  });
  console.log(`restored to ${moment} in ${seconds(since)} s`);
  const found = await cluster.sumsOf(restored.url);
  const differ = [...sums].filter(([name, sum]) => found.get(name) !== sum).map(([name]) => name);
  compare(
    `${sums.size} tables as they were${differ.length > 0 ? `, but ${differ.join(', ')}` : ''}`,
    differ.length === 0,
  );

  restoredBucket = await startBucket(place('files'));
  app = await launch(main, { ...env, ...restoredBucket.env, DATABASE_URL: restored.url });
  const there = await count(app.origin, before.acknowledged);
  const all = before.acknowledged.size;
  compare(`${there} of ${all} photos of before the moment are as sent`, there === all);
  const headers = { authorization: `Bearer ${tokens[0]}` };
  const response = await fetch(app.origin + allCalls.getUserInfoByToken.path, { headers });
  compare('a parent is still logged in', response.ok);
} finally {
  await app?.stop();
  await restored?.stop();
  bucket.stop();
  restoredBucket?.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(differences === 0 ? 'Everything came back' : 'Something did not come back');
process.exitCode = differences === 0 ? 0 : 1;
