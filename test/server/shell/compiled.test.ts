/** The production server: compiled (npm run build:server), without tsx, on an empty database. */
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { AppScene } from '../../../src/contract/account/values';
import { allCalls } from '../../../src/contract/registry';
import { administer, urlOf } from '../support/cluster';
import { buildServer, end, endAll, ended, launch, ROOT } from '../support/processes';

jest.setTimeout(120_000);

const DATABASE = `compiled_${process.pid}_${Date.now()}`;
const DEMO_KEY = readFileSync(join(ROOT, 'server/core/demo-keys/DEMO_ONLY_private.pem'), 'utf8');
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

let folder = '';
let outside: Server;

/** Required settings of production. The external services accept everything. */
function productionEnv(): Record<string, string> {
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const nameAndSecret = Object.fromEntries(
    ['WECHAT_OFFICIAL', 'WECHAT_MINI'].flatMap((name) => [
      [`${name}_APP_ID`, 'id'],
      [`${name}_SECRET`, 'secret'],
    ]),
  );
  return {
    NODE_ENV: 'production',
    PORT: '0',
    PUBLIC_URL: 'https://app.example.com',
    DATABASE_URL: urlOf(DATABASE),
    RSA_PRIVATE_KEY: privateKey,
    PHONE_KEY: 'a secret of at least thirty-two characters',
    SIGNATURE_KEY: 'another secret of thirty-two characters or more',
    OPERATOR_SECRET: 'a secret of the operator, thirty-two or more',
    TRUST_PROXY: '0',
    COMPANY_NAME: '豌豆教育科技有限公司',
    PRIVACY_MAIL: 'privacy@example.com',
    CHILDREN_MAIL: 'children@example.com',
    DRAIN_SECONDS: '0',
    ...nameAndSecret,
    SMS_GATEWAY_URL: address,
    PUSH_GATEWAY_URL: address,
    RECOGNITION_GATEWAY_URL: address,
    S3_ENDPOINT: address,
    S3_BUCKET: 'bucket',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
}

const launchCompiled = (env: Record<string, string> = {}) =>
  launch([join(folder, 'main.js')], { ...productionEnv(), ...env });

beforeAll(async () => {
  outside = createServer((request, response) => request.resume().on('end', () => response.end()));
  outside.listen(0, '127.0.0.1');
  await once(outside, 'listening');
  await administer(`CREATE DATABASE ${DATABASE}`);
  folder = await buildServer();
});

afterAll(async () => {
  await endAll();
  outside.close();
});

describe('The compiled server', () => {
  it('starts in production on an empty database, says that it is ready, draws by a thread, and stops on SIGTERM', async () => {
    const server = launchCompiled();
    const [, port] = await server.printed(/localhost:(\d+)/);
    const ready = await fetch(`http://localhost:${port}/readyz`);
    expect(await ready.json()).toEqual({
      status: 'ready',
      checks: { database: true, migrated: true, accepting: true },
    });
    expect(server.output()).not.toContain('Demo accounts');
    const drawn = await fetch(`http://localhost:${port}${allCalls.getCaptcha.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'app-scene': AppScene.login },
      body: JSON.stringify({ captchaType: 'blockPuzzle' }),
    });
    expect(await drawn.json()).toMatchObject({ repCode: '0000' });
    // Only where it is asked to.
    expect((await fetch(`http://localhost:${port}/docs/start.js`)).status).toBe(404);
    expect(await end(server, 'SIGTERM')).toBe(0);
  });

  it('shows the calls at /docs when it is asked to, from its own address alone', async () => {
    const server = launchCompiled({ API_DOCS: '1' });
    const [, port] = await server.printed(/localhost:(\d+)/);
    const ask = (path: string) => fetch(`http://localhost:${port}${path}`);
    const page = await ask('/docs');
    expect(page.headers.get('content-security-policy')).toMatch(/script-src [^;]*'self'/);
    const html = await page.text();
    expect(html).not.toMatch(/https?:|<script>/);
    const scripts = [...html.matchAll(/src="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(scripts).toHaveLength(2);
    for (const path of scripts) {
      const script = await ask(path);
      expect(script.headers.get('content-type')).toContain('javascript');
      expect((await script.text()).length).toBeGreaterThan(50);
    }
    expect(await (await ask('/docs/start.js')).text()).toContain('/openapi.json');
    await end(server, 'SIGTERM');
  });

  it('knows the demo key pair when it is given as one of ours', async () => {
    const server = launchCompiled({ RSA_PRIVATE_KEY: DEMO_KEY });
    expect(await ended(server)).toBe(1);
    expect(server.output()).toContain('RSA_PRIVATE_KEY: the demo key pair is refused in production');
  });

  it('refuses a database that was written with another phone key', async () => {
    const server = launchCompiled({ PHONE_KEY: 'another secret of thirty-two characters' });
    expect(await ended(server)).toBe(1);
    expect(server.output()).toContain('PHONE_KEY is not the key that this database was written with');
  });

  it('names places of the source when something fails', async () => {
    // A file at the path of the embedded database's folder.
    const env = { NODE_ENV: '', DEMO: '0', DATABASE_URL: '', DATA_DIR: join(folder, 'main.js') };
    const server = launchCompiled(env);
    expect(await ended(server)).toBe(1);
    expect(server.output()).toMatch(/server\/core\/db\/embedded\.ts:\d+/);
    expect(server.output()).not.toContain('backend.js');
  });

  it('comes with a list of the packages that it needs, in the versions that we run', () => {
    const read = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as Manifest;
    const ours = read(ROOT, 'package.json').dependencies;
    const needed = read(folder, 'package.json').dependencies;
    expect(needed.fastify).toBe(ours.fastify);
    expect(ours).toMatchObject(needed);
    expect(Object.keys(needed)).not.toContain('tsx');
    expect(Object.keys(needed)).not.toContain('react');
  });
});

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}
