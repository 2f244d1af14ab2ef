/** A PgBouncer in transaction mode in front of the tests' PostgreSQL, where the machine has one. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { until } from './waiting';

const PROGRAM = process.env.PGBOUNCER_PATH ?? 'pgbouncer';
/** Since this version it prepares statements by name in transaction mode. */
const NEEDED = [1, 21] as const;

/** Why there is none to test with; null: there is. */
export function lacksPgBouncer(): string | null {
  const { stdout, error } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' });
  if (error !== undefined) return 'pgbouncer is not installed';
  const [, major = 0, minor = 0] = (/PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? []).map(Number);
  const isNew = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
  return isNew ? null : `PgBouncer ${major}.${minor} is older than ${NEEDED.join('.')}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface PgBouncer {
  /** The same database through the pooler. */
  urlOf(database: string): string;
  /** What `SHOW …` of its console says. */
  show<Row extends object>(what: string): Promise<readonly Row[]>;
  stop(): Promise<void>;
}

/** As docs/operations.md has it; `connections` to PostgreSQL for all clients of a database together. */
export async function startPgBouncer(postgres: URL, connections: number): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'wandou-pooler-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { username, password, hostname } = postgres;
  writeFileSync(join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${hostname} port=${postgres.port}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
      `auth_type = plain\nauth_file = ${join(folder, 'users.txt')}\nadmin_users = ${username}`,
      `pool_mode = transaction\ndefault_pool_size = ${connections}\nmax_client_conn = 500`,
      'max_prepared_statements = 200',
    ].join('\n'),
  );
  const asRoot = process.getuid?.() === 0 ? ['--user=nobody'] : [];
  const child = spawn(PROGRAM, [...asRoot, join(folder, 'pgbouncer.ini')]);
  let output = '';
  child.stderr.on('data', (piece) => (output += String(piece)));
  const urlOf = (database: string): string => {
    const url = new URL(postgres);
    url.hostname = '127.0.0.1';
    url.port = String(port);
    url.pathname = `/${database}`;
    return url.toString();
  };
  await until(async () => output.includes('process up') || child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(`pgbouncer ended: ${output}`);
  return {
    urlOf,
    async show<Row extends object>(what: string) {
      const console = new Client({ connectionString: urlOf('pgbouncer') });
      await console.connect();
      const { rows } = await console.query<Row>(`SHOW ${what}`);
      await console.end();
      return rows;
    },
    async stop() {
      child.kill('SIGINT');
      await once(child, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
