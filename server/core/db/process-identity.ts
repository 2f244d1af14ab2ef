/** Which process a number means: after a restart, and in a container always, it may be another program's. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const BOOT_ID = '/proc/sys/kernel/random/boot_id';
/** When the process began, in ticks since the boot: the 22nd field, the 20th after the name in brackets. */
const STARTED_FIELD = 19;

export const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

export const readIfThere = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Where there is no /proc. */
function tellOf(pid: number, field: 'command' | 'lstart'): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', `${field}=`], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

export const commandOf = (pid: number): string =>
  readIfThere(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? tellOf(pid, 'command');

/** Of /proc/<pid>/stat, what follows the name, which may hold anything. */
function fieldsOf(pid: number): readonly string[] | null {
  const stat = readIfThere(`/proc/${pid}/stat`);
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // Dead, but not yet collected by its parent: containers without an init keep such processes.
    return fieldsOf(pid)?.[0] !== 'Z';
  } catch (error) {
    // EPERM: alive, but another user's.
    return hasCode(error, 'EPERM');
  }
}

/** When a process began; the same number with another beginning is another process. */
function beginningOf(pid: number): string {
  const boot = readIfThere(BOOT_ID);
  return boot === null ? tellOf(pid, 'lstart') : `${boot.trim()} ${fieldsOf(pid)?.[STARTED_FIELD] ?? ''}`;
}

/** To be written down, and to be asked later with `isStillAlive`. */
export const ownIdentity = (): string => `${process.pid}\n${beginningOf(process.pid)}\n`;

/** false, too, for what nobody of ours wrote, or wrote to its end. */
export function isStillAlive(identity: string): boolean {
  const [pid, beginning, end] = identity.split('\n');
  if (end === undefined || !/^\d+$/.test(pid ?? '')) return false;
  return isAlive(Number(pid)) && beginningOf(Number(pid)) === beginning;
}
