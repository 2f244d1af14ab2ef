/** `npm run db:migrate`, in the image `node main.js migrate`: what a release needs of the database, before its first instance starts. */
import { ConfigError, EnvReader, type Env } from '../env';
import { explainStartFailure } from '../start-failure';
import { connect } from './client';
import { startEmbedded } from './embedded';
import { runMigrations, withDatabaseLock } from './migrate';
import { readDatabaseSettings, type DatabaseSettings } from './settings';

function readSettings(source: Env): DatabaseSettings {
  const env = new EnvReader(source);
  const settings = readDatabaseSettings(env);
  const isNowhere = settings.databaseUrl === null && settings.migrationDatabaseUrl === null;
  if (isNowhere && env.text('NODE_ENV') === 'production')
    env.problems.push('MIGRATION_DATABASE_URL or DATABASE_URL must be set in production');
  if (env.problems.length > 0) throw new ConfigError(env.problems);
  return settings;
}

async function migrate(settings: DatabaseSettings, asked: string | null, print: (line: string) => void) {
  const embedded = asked === null ? await startEmbedded(settings.dataDir) : null;
  const { pool, close } = connect(asked ?? embedded?.url ?? '', 2, () => undefined, {});
  try {
    const how = { lockMs: settings.migrationLockMs, print };
    const count = await withDatabaseLock(
      pool,
      () => runMigrations(pool, how),
      () => print('Another process migrates or starts on this database: waiting'),
    );
    print(count === 0 ? 'The database has every migration already' : `Migrations done: ${count}`);
  } finally {
    await close();
    await embedded?.stop();
  }
}

/** Returns the exit code. */
export async function migrateCommand(
  source: Env,
  print: (line: string) => void,
  complain: (line: string) => void,
): Promise<number> {
  let asked: string | null = null;
  let name = 'DATABASE_URL';
  try {
    const settings = readSettings(source);
    if (settings.migrationDatabaseUrl !== null) name = 'MIGRATION_DATABASE_URL';
    asked = settings.migrationDatabaseUrl ?? settings.databaseUrl;
    await migrate(settings, asked, print);
    return 0;
  } catch (error) {
    complain(explainStartFailure(error, { port: 0, databaseUrl: asked }, name));
    return 1;
  }
}
