/**
 * `npm run bench:import`: seconds to bring a school with so many lessons in from CSV files, and to import the same files again, when nothing
 * changes. 100,000 lessons take less than a minute, or it fails.
 *
 *     npm run bench:import -- [lessons, default 100000]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importFolder } from '../../server/core/import/index.ts';
import { DAY, formatDateTime, shanghaiTime } from '../../server/core/time.ts';
import { registered } from '../../server/registry.ts';
import { startBackend } from '../server/support/backend.ts';
import { URL_VARIABLE } from '../server/support/cluster.ts';
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts';

const [lessons = 100_000] = process.argv.slice(2).map(Number);
const LESSONS_EACH = 50;
const CHAPTERS = 48;
const MOST_SECONDS = (60 * lessons) / 100_000;
const FIRST = shanghaiTime('2027-01-01', '18:30').getTime();

const folder = mkdtempSync(path.join(tmpdir(), 'wandou-import-'));
const times = (count, line) => Array.from({ length: count }, (_, index) => line(index));
const put = (name, head, lines) =>
  writeFileSync(path.join(folder, `${name}.csv`), `${[head, ...lines].join('\n')}\n`);

function writeSchool() {
  const children = Math.ceil(lessons / LESSONS_EACH);
  const phone = (index) => 13_900_000_000 + index;
  put('teachers', 'id,name', ['T-1,林老师']);
  put(
    'children',
    'id,phone,name',
    times(children, (index) => `K-${index},${phone(index)},小豆`),
  );
  put('courses', 'id,name,subject,type,lessons', ['C-1,思维,wandou,live,48']);
  put(
    'chapters',
    'id,course,position,name',
    times(CHAPTERS, (index) => `C-1-${index},C-1,${index + 1},图形推理`),
  );
  const lesson = (index) => {
    const at = formatDateTime(new Date(FIRST + Math.floor(index / children) * DAY));
    return `L-${index},K-${index % children},T-1,C-1-${index % CHAPTERS},${at},40`;
  };
  put('lessons', 'id,child,teacher,chapter,startsAt,minutes', times(lessons, lesson));
}

async function measure() {
  const backend = await startBackend({ empty: true, env: { LOG_LEVEL: 'silent' } });
  const { db, clock, config } = backend.services;
  const run = async (what) => {
    const began = performance.now();
    const { errors, files } = await importFolder(
      { db, clock, keys: config.keys },
      registered.imports,
      folder,
    );
    if (errors !== undefined) throw new Error(errors.slice(0, 5).join('\n'));
    const seconds = (performance.now() - began) / 1000;
    const added = files.reduce((sum, file) => sum + file.added, 0);
    console.log(`${what}: ${added} new lines in ${seconds.toFixed(1)} s`);
    return seconds;
  };
  const seconds = await run('first');
  await run('again');
  await backend.stop();
  if (seconds <= MOST_SECONDS) return;
  console.error(`${lessons} lessons may take ${MOST_SECONDS.toFixed(1)} s`);
  process.exitCode = 1;
}

const postgres = await startThrowawayPostgres();
process.env[URL_VARIABLE] = postgres.url;
try {
  writeSchool();
  await measure();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
