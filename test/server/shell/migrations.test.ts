import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import drizzleConfig from '../../../drizzle.config';
import { MIGRATIONS_DIR } from '../../../server/core/db/known-migrations';

const ROOT = join(__dirname, '../../..');

describe('The migrations', () => {
  it('hold every column of every table: `npm run db:generate` has nothing to add', () => {
    const dir = mkdtempSync(join(tmpdir(), 'wandou-migrations-'));
    cpSync(MIGRATIONS_DIR, join(dir, 'out'), { recursive: true });
    const before = readdirSync(join(dir, 'out'));
    // drizzle-kit resolves paths against its working directory.
    const config = {
      dialect: 'postgresql',
      schema: drizzleConfig.schema,
      out: relative(ROOT, join(dir, 'out')),
    };
    writeFileSync(join(dir, 'drizzle.config.json'), JSON.stringify(config));
    const program = join(ROOT, 'node_modules/drizzle-kit/bin.cjs');
    const args = [program, 'generate', `--config=${relative(ROOT, join(dir, 'drizzle.config.json'))}`];
    const output = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect(output).toContain('No schema changes');
    expect(readdirSync(join(dir, 'out'))).toEqual(before);
    rmSync(dir, { recursive: true });
  });
});
