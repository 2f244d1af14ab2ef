/** A PostgreSQL that archives its WAL, its base backup, and a restore to a moment. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startEmbedded } from '../../../server/core/db/embedded.ts';

const POLL_MS = 100;

/** A folder for all, since PostgreSQL runs as another user than root. */
export function openFolder(folder) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  return folder;
}

export async function withClient(url, work) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const startArchiving = (folder, archive) =>
  startEmbedded(openFolder(folder), [
    'archive_mode=on',
    `archive_command='test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
  ]);

/** What pg_basebackup does, by SQL: the embedded PostgreSQL brings no pg_basebackup. */
export const baseBackup = (url, folder, file) =>
  withClient(url, async (client) => {
    await client.query("SELECT pg_backup_start('rehearsal', true)");
    const without = ['pg_wal/*', 'postmaster.*', 'server.log*'].map((name) => `--exclude=./${name}`);
    // 1: a file changed while it was read, which the WAL mends.
    const { status } = spawnSync('tar', [...without, '-cf', file, '-C', path.join(folder, 'pg'), '.']);
    if (status > 1) throw new Error(`tar ended with ${status}`);
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(true)');
    return rows[0].labelfile;
  });

/** Hands the last of the WAL over. */
export const archiveAll = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query('SELECT pg_walfile_name(pg_switch_wal()) AS last');
    const isArchived = async () => {
      const { rows: archived } = await client.query('SELECT last_archived_wal FROM pg_stat_archiver');
      return (archived[0].last_archived_wal ?? '') >= rows[0].last;
    };
    while (!(await isArchived())) await sleep(POLL_MS);
  });

function giveAway(place, { uid, gid }) {
  chownSync(place, uid, gid);
  if (!statSync(place).isDirectory()) return;
  for (const name of readdirSync(place)) giveAway(path.join(place, name), { uid, gid });
}

/** A new cluster of the backup, as it was at `moment`; `from` is the folder of the cluster that was backed up. */
export async function restore({ from, file, label, archive, moment, to }) {
  const pg = path.join(openFolder(to), 'pg');
  mkdirSync(pg, { mode: 0o700 });
  execFileSync('tar', ['-xf', file, '-C', pg]);
  mkdirSync(path.join(pg, 'pg_wal'), { recursive: true });
  writeFileSync(path.join(pg, 'backup_label'), label);
  writeFileSync(path.join(pg, 'recovery.signal'), '');
  giveAway(pg, statSync(path.join(from, 'pg')));
  copyFileSync(path.join(from, 'embedded.json'), path.join(to, 'embedded.json'));
  const server = await startEmbedded(to, [
    `restore_command='cp ${archive}/%f %p'`,
    `recovery_target_time='${moment}'`,
    'recovery_target_action=promote',
  ]);
  const isRecovering = (client) =>
    client.query('SELECT pg_is_in_recovery() AS is').then(({ rows }) => rows[0].is);
  await withClient(server.url, async (client) => {
    while (await isRecovering(client)) await sleep(POLL_MS);
  });
  return server;
}

const TABLES = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname IN ('public', 'drizzle') ORDER BY 1`;

async function sumsIn(client) {
  const { rows: tables } = await client.query(TABLES);
  const sums = new Map();
  for (const { name } of tables) {
    const { rows } = await client.query(
      `SELECT count(*) AS rows, coalesce(sum(hashtextextended(t::text, 0)), 0) AS sum FROM ${name} t`,
    );
    sums.set(name, `${rows[0].rows} ${rows[0].sum}`);
  }
  return sums;
}

/** Rows and checksum of every table. */
export const sumsOf = (url) => withClient(url, sumsIn);

/** The same, and the moment they are of: no table changes meanwhile. */
export const sumsAtAMoment = (url) =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query(TABLES);
    await client.query('BEGIN');
    await client.query(`LOCK TABLE ${tables.map(({ name }) => name).join()} IN SHARE MODE`);
    const sums = await sumsIn(client);
    const { rows } = await client.query('SELECT clock_timestamp()::text AS moment');
    await client.query('COMMIT');
    return { sums, moment: rows[0].moment };
  });
