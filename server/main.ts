/** Starts the backend; stops it cleanly on SIGINT, SIGTERM and SIGHUP. */
import { networkInterfaces } from 'node:os';
import { loadConfig, type Config } from './core/config';
import { migrateCommand } from './core/db/migrate-command';
import { explainStartFailure } from './core/start-failure';
import { importCommand } from './import-command';
import { rotateKeysCommand } from './rotate-keys';
import { staffAdd } from './domains/staff/command';
import { start, type Running } from './start';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

/** LAN addresses, for opening the app on a phone in the same network. */
function lanAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

function printWelcome(config: Config, port: number, { embedded, demo }: Running): void {
  const isOpen = config.host === '0.0.0.0' || config.host === '::';
  print('');
  print(`  App and API   http://localhost:${port}`);
  for (const address of isOpen ? lanAddresses() : []) print(`                http://${address}:${port}`);
  const where = config.databaseUrl !== null ? 'DATABASE_URL' : `embedded, in ${config.dataDir}`;
  print(`  Database      ${where}${embedded?.adopted === true ? ' (was still running, taken over)' : ''}`);
  if (config.metricsPort !== null) print(`  Metrics       http://localhost:${config.metricsPort}/metrics`);
  if (config.providers.sms === null) print('  SMS codes     appear here as [demo sms]');
  if (config.testing) print('  Test routes   /__test/ (docs/testing.md)');
  if (demo !== null) {
    print('');
    print(`  Demo accounts, area code ${demo.areaCode}, password ${demo.password}`);
    for (const { phone, state } of demo.accounts) print(`    ${phone}  ${state}`);
    print('    any other    registered by its first SMS login');
  }
  print('');
}

/** Installed before startup ends, so that an interrupted start leaves no database running. Returns whether a signal was received. */
function stopOnSignals(starting: Promise<Running>): () => boolean {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    // The terminal signals the whole process group, and a start script forwards its signal too: ignore the second one.
    if (stopping) return;
    stopping = true;
    const stopped = starting.then((running) => {
      running.app.log.info({ signal }, 'stopping');
      return running.stop();
    });
    stopped.then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('SIGHUP', onSignal);
  return () => stopping;
}

async function main(): Promise<void> {
  let config: Config | null = null;
  let running: Running | null = null;
  let isStopping = () => false;
  try {
    config = loadConfig(process.env);
    // The only reference to the demo package. In production the import never runs.
    const starting = start(config, { loadDemo: () => import('../packages/demo') });
    isStopping = stopOnSignals(starting);
    running = await starting;
    if (isStopping()) return;
    // `prepare`: create and seed the database only, while the app is still being built (scripts/start.mjs).
    if (process.argv[2] === 'prepare') return await running.stop();
    if (process.argv[2] === 'staff:add') {
      (await staffAdd(running.services, process.argv.slice(3))).forEach(print);
      return await running.stop();
    }
    await running.app.listen({ host: config.host, port: config.port });
    await running.metricsApp?.listen({ host: config.host, port: config.metricsPort ?? 0 });
    const address = running.app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    printWelcome(config, port, running);
  } catch (error) {
    // A signal closed the app just before it listened.
    if (running !== null && isStopping()) return;
    complain(explainStartFailure(error, config));
    await running?.stop();
    process.exit(1);
  }
}

/** Commands that end; without one the backend serves. */
async function run(): Promise<void> {
  const commands = { migrate: migrateCommand, 'rotate-keys': rotateKeysCommand, import: importCommand };
  const command = Object.entries(commands).find(([name]) => name === process.argv[2])?.[1];
  if (command !== undefined) process.exit(await command(process.env, print, complain, process.argv.slice(3)));
  await main();
}

void run();
