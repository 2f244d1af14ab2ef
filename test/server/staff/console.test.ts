/** The console's files at /console: their policy, and where there is none. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { loadConfig } from '../../../server/core/config';
import { registerConsole } from '../../../server/core/http/console';
import { registerSecurity } from '../../../server/core/http/security';
import { systemRandom } from '../../../server/core/random';

describe('The console', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wandou-console-'));
  beforeAll(() => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<meta property="csp-nonce" nonce="CSP_NONCE">');
    writeFileSync(join(folder, 'assets', 'index-abc.js'), '1');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function served(from: string | null) {
    const app = Fastify();
    await registerSecurity(app, loadConfig({}), () => ['sha256-of-the-app']);
    app.get('/consoles', async (_request, reply) => reply.type('text/html').send('<p>'));
    await registerConsole(app, from, systemRandom);
    return (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  }

  it('is never kept, and lets in styles of its own nonce alone, another one each time', async () => {
    const ask = await served(folder);
    const [one, two] = [await ask('/console/'), await ask('/console/')];
    const nonce = /nonce="([\w-]{22})"/.exec(one.body)?.[1] ?? '';
    const policy = String(one.headers['content-security-policy']);
    expect(one.headers['cache-control']).toBe('no-store');
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(two.body).not.toContain(nonce);
  });

  it('has this policy for itself alone, not for what only begins like it', async () => {
    const ask = await served(folder);
    const policyOf = async (url: string) => String((await ask(url)).headers['content-security-policy']);
    expect(await policyOf('/console/?from=mail')).not.toContain('sha256-of-the-app');
    expect(await policyOf('/consoles')).toContain("script-src 'sha256-of-the-app'");
  });

  it('has hashed files that are kept for ever, and an address without the last slash', async () => {
    const ask = await served(folder);
    expect((await ask('/console/assets/index-abc.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/console')).headers.location).toBe('/console/');
  });

  it('says in one sentence that it is not built', async () => {
    const answer = await (await served(join(folder, 'elsewhere')))('/console/');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('npm run build -w packages/console');
  });

  it('is not there where no folder is set', async () => {
    expect((await (await served(null))('/console/')).statusCode).toBe(404);
  });
});
