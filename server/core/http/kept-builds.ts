/**
 * The hashed files of the last builds of the H5 app: a page that was opened before a release still asks for those of its own, and during a
 * rollout any instance may be asked for those of any other. They lie in one folder that instances share.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Files with a content hash between two dots, as the build names them, and their compressed copies (config/precompress.ts). */
export const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.map)?(\.br|\.gz)?$/;

/** This build and two before it. */
const BUILDS = 3;
/** A list of files for each build; not served, like all names that begin with a dot. */
const LISTS = '.builds';

function hashedFilesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && HASHED.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('.'))
    .sort();
}

/** Never half there: another instance may be serving it. */
function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const part = `${to}.${process.pid}.part`;
  copyFileSync(from, part);
  renameSync(part, to);
}

/** Lists of the builds, the one started last first. */
function listsIn(folder: string): string[] {
  const age = (list: string) => statSync(list).mtimeMs;
  const lists = readdirSync(folder).map((name) => join(folder, name));
  return lists.sort((one, other) => age(other) - age(one));
}

const filesOf = (list: string): readonly string[] => readFileSync(list, 'utf8').split('\n');

/** Adds this build, removes what only earlier ones than the last two name. One instance at a time. */
export function keepBuild(h5Dir: string, kept: string, now: Date): void {
  const files = existsSync(h5Dir) ? hashedFilesOf(h5Dir) : [];
  if (files.length === 0) return;
  for (const file of files) if (!existsSync(join(kept, file))) copyWhole(join(h5Dir, file), join(kept, file));
  const text = files.join('\n');
  const lists = join(kept, LISTS);
  mkdirSync(lists, { recursive: true });
  const own = join(lists, createHash('sha256').update(text).digest('hex').slice(0, 16));
  writeFileSync(own, text);
  utimesSync(own, now, now);
  const all = listsIn(lists);
  const needed = new Set(all.slice(0, BUILDS).flatMap(filesOf));
  for (const list of all.slice(BUILDS)) {
    for (const file of filesOf(list)) if (!needed.has(file)) rmSync(join(kept, file), { force: true });
    rmSync(list);
  }
}
