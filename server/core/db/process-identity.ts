/** Identifies a process beyond its pid: after a restart, and always in containers, another program may have the same pid. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const BOOT_ID = '/proc/sys/kernel/random/boot_id';
/** Start time in ticks since boot: field 22 of /proc/<pid>/stat, index 19 after the name in brackets. */
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

/** For systems without /proc. */
function psField(pid: number, field: 'command' | 'lstart'): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', `${field}=`], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

export const commandOf = (pid: number): string =>
  readIfThere(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? psField(pid, 'command');

/** Fields of /proc/<pid>/stat after the name, which may contain any characters. */
function fieldsOf(pid: number): readonly string[] | null {
  const stat = readIfThere(`/proc/${pid}/stat`);
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie, not yet reaped by its parent: containers without an init keep these.
    return fieldsOf(pid)?.[0] !== 'Z';
  } catch (error) {
    // EPERM: alive, but owned by another user.
    return hasCode(error, 'EPERM');
  }
}

/** Start time of a process; the same pid with a different start time is another process. */
function beginningOf(pid: number): string {
  const boot = readIfThere(BOOT_ID);
  return boot === null ? psField(pid, 'lstart') : `${boot.trim()} ${fieldsOf(pid)?.[STARTED_FIELD] ?? ''}`;
}

/** To be stored and checked later with `isStillAlive`. */
export const ownIdentity = (): string => `${process.pid}\n${beginningOf(process.pid)}\n`;

/** Also false for content that we did not write, or did not write completely. */
export function isStillAlive(identity: string): boolean {
  const [pid, beginning, end] = identity.split('\n');
  if (end === undefined || !/^\d+$/.test(pid ?? '')) return false;
  return isAlive(Number(pid)) && beginningOf(Number(pid)) === beginning;
}
