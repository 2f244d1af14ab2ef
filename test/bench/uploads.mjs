/**
 * `npm run bench:uploads`: many children upload photos at once through two instances of one backend, with the app's upload client; then
 * uploads over a connection that is cut in the middle of each. Prints lost photos, duration and peak memory of each instance.
 *
 *     npm run bench:uploads -- [children, default 200] [photos, default 9] [KB of a photo, default 400] [cuts, default 100]
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Upload } from 'tus-js-client';
import { Subject } from '../../src/contract/courses/values.ts';
import { UPLOAD_PARTS_PATH, UPLOAD_PART_BYTES, UPLOAD_URL_HEADER } from '../../src/contract/files/values.ts';
import { homeworkCalls } from '../../src/contract/homework/calls.ts';
import { homework } from '../../server/domains/homework/tables.ts';
import { handInIdOf, withHomeworkOf } from '../builders/homework.ts';
import { anOfficialParent } from '../builders/parent.ts';
import { startBackend } from '../server/support/backend.ts';
import { URL_VARIABLE, urlOf } from '../server/support/cluster.ts';
import { buildParent } from '../server/support/people.ts';
import { startCuttingProxy } from '../support/cutting-proxy.ts';
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts';
import { compileServer, demoEnv, launch } from './support/production.mjs';

const [children = 200, photos = 9, kilobytes = 400, cuts = 100] = process.argv.slice(2).map(Number);
/** Simultaneous uploads of one child, as in the app. */
const AT_ONCE = 2;
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

const NINE_PHOTOS = {
  ...{ code: 'bench-photos', subject: Subject.wandou, knowledge: '找规律', points: 10 },
  ...{ stem: '把过程拍给老师。', body: { kind: 'photo', most: 9 }, answer: null },
};

/** Content derived from the number, so that photos differ. */
function photo(number) {
  const bytes = Buffer.alloc(kilobytes * 1024, number % 251);
  JPEG_START.copy(bytes);
  bytes.writeUInt32BE(number, 8);
  return bytes;
}
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Uploads; returns the file's URL. */
const send = (origin, token, bytes) =>
  new Promise((resolve, reject) => {
    let url = '';
    new Upload(bytes, {
      endpoint: `${origin}${UPLOAD_PARTS_PATH}`,
      chunkSize: UPLOAD_PART_BYTES,
      headers: { token },
      metadata: { filename: 'a.jpg', filetype: 'image/jpeg' },
      retryDelays: [0, 100, 500, 1000, 3000],
      onAfterResponse: (_request, response) => {
        url = response.getHeader(UPLOAD_URL_HEADER) ?? url;
      },
      onSuccess: () => resolve(url),
      onError: reject,
    }).start();
  });

async function ask(origin, { method, path }, token, fields) {
  const inQuery = method === 'GET' ? `?${new URLSearchParams(fields)}` : '';
  const body = method === 'GET' ? undefined : JSON.stringify(fields);
  const headers = { token, 'content-type': 'application/json' };
  const answer = await fetch(origin + path + inQuery, { method, headers, body });
  return answer.json();
}

const download = async (origin, url) =>
  Buffer.from(await (await fetch(origin + new URL(url).pathname)).arrayBuffer());

const peakOf = ({ pid }) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function handInOf(child, origins) {
  const numbers = Array.from({ length: photos }, (_, index) => child.number * photos + index);
  const pictures = [];
  for (let from = 0; from < photos; from += AT_ONCE) {
    const some = numbers.slice(from, from + AT_ONCE);
    const sent = some.map((number) => send(origins[number % origins.length], child.token, photo(number)));
    (await Promise.all(sent)).forEach((url, index) =>
      pictures.push({ id: `p${some[index]}`, url, name: 'a.jpg', bytes: kilobytes * 1024, seconds: 0 }),
    );
  }
  const { homeworkId, questionId } = child;
  const answers = [{ questionId, answer: { kind: 'photo', pictures } }];
  const fields = { homeworkId, handInId: handInIdOf(child.number), round: 1, answers };
  const answer = await ask(
    origins[child.number % origins.length],
    homeworkCalls.handInHomework,
    child.token,
    fields,
  );
  if (answer.data?.isNew !== true) throw new Error(`Not handed in: ${JSON.stringify(answer)}`);
}

/** Number of the child's photos that differ from what was sent. */
async function lostOf(child, origin) {
  const { homeworkId } = child;
  const { data } = await ask(origin, homeworkCalls.getHomework, child.token, { homeworkId });
  const kept = data?.handIn?.answers?.[0]?.answer?.pictures ?? [];
  let lost = photos - kept.length;
  for (const { id, url } of kept) {
    const bytes = await download(origin, url);
    if (hashOf(bytes) !== hashOf(photo(Number(id.slice(1))))) lost += 1;
  }
  return lost;
}

async function buildChildren(backend) {
  const parent = () => anOfficialParent().with(withHomeworkOf('wandou', { questions: [NINE_PHOTOS] }));
  const built = [];
  for (let number = 0; number < children; number += 1) {
    const { userId, visitor } = await buildParent(backend, parent());
    built.push({ number, userId, token: visitor.token });
  }
  const given = await backend.services.db.select().from(homework);
  const idOf = new Map(given.map(({ id, userId }) => [userId, id]));
  for (const child of built) child.homeworkId = idOf.get(child.userId);
  return built;
}

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

async function measure(backend, instances) {
  const origins = instances.map(({ origin }) => origin);
  const all = await buildChildren(backend);
  const first = await ask(origins[0], homeworkCalls.getHomework, all[0].token, {
    homeworkId: all[0].homeworkId,
  });
  if (!first.data) throw new Error(`No homework: ${JSON.stringify(first)}`);
  for (const child of all) child.questionId = first.data.questions[0].id;
  const before = instances.map(peakOf);
  const began = performance.now();
  await Promise.all(all.map((child) => handInOf(child, origins)));
  const took = seconds(began);
  const after = instances.map(peakOf);
  let lost = 0;
  for (const child of all) lost += await lostOf(child, origins[0]);
  console.log(
    `${children} children handed in ${photos} photos of ${kilobytes} KB at once in ${took} s: ${lost} of ${children * photos} lost`,
  );
  after.forEach((peak, index) =>
    console.log(
      `instance ${index + 1}: at most ${Math.round(peak)} MB, ${Math.round(before[index])} MB before`,
    ),
  );
  await measureCuts(all[0].token, origins[0]);
}

async function measureCuts(token, origin) {
  const line = await startCuttingProxy(Number(new URL(origin).port));
  let wrong = 0;
  for (let number = 0; number < cuts; number += 1) {
    const bytes = photo(1_000_000 + number);
    // Cuts at varying positions.
    line.cutAfter(10_000 + Math.floor(((number * 37) % 100) * 0.0095 * bytes.length));
    const url = await send(line.origin, token, bytes);
    const kept = await download(origin, url);
    if (hashOf(kept) !== hashOf(bytes)) wrong += 1;
  }
  console.log(`${cuts} uploads, ${line.cuts} cut in the middle: ${cuts - wrong} arrived as they were sent`);
  await line.close();
}

const postgres = await startThrowawayPostgres();
process.env[URL_VARIABLE] = postgres.url;
const backend = await startBackend({ empty: true, env: { LOG_LEVEL: 'silent' } });
const script = compileServer();
/** Common public URL of both instances. */
const PUBLIC_URL = 'https://app.example';
const env = { ...demoEnv(), PUBLIC_URL, DATABASE_URL: urlOf(backend.database) };
const instances = [await launch(script, env), await launch(script, env)];
try {
  await measure(backend, instances);
} finally {
  for (const { stop } of instances) await stop();
  await backend.stop();
  await postgres.stop();
}
