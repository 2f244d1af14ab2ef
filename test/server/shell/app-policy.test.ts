/** Content policy exceptions for the provider's own apps only. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { loadConfig } from '../../../server/core/config';
import type { Env } from '../../../server/core/env';
import { IOS_HANDSHAKE_URL, IOS_SECOND_HANDSHAKE_URL } from '../../../src/contract/bridge/handshake';
import { registerSecurity } from '../../../server/core/http/security';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 WandouParent/1.30.98 (Android)';
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) WandouParent/1.30.98 (iOS)';
const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1';

describe('The content policy', () => {
  const h5Dir = mkdtempSync(join(tmpdir(), 'wandou-policy-'));
  const backends: Backend[] = [];
  beforeAll(() => writeFileSync(join(h5Dir, 'index.html'), '<!doctype html><div id="app"></div>'));
  afterAll(async () => {
    await Promise.all(backends.map((backend) => backend.stop()));
    rmSync(h5Dir, { recursive: true });
  });

  async function policies(env: Env = {}) {
    const backend = await startBackend({ env: { H5_DIR: h5Dir, ...env } });
    backends.push(backend);
    return async (userAgent: string) => {
      const headers = { accept: 'text/html', 'user-agent': userAgent };
      const answer = await new Visitor(backend).raw({ url: '/index', headers });
      expect(String(answer.headers.vary)).toContain('user-agent');
      const policy = String(answer.headers['content-security-policy']);
      return { evals: policy.includes("'unsafe-eval'"), frames: /frame-src [^;]*https:( |;|$)/.test(policy) };
    };
  }

  it('lets only JsBridge 2 of the Android app use eval and bridge 6 of the iOS app send through https', async () => {
    const of = await policies();
    expect(await of(ANDROID)).toEqual({ evals: true, frames: false });
    expect(await of(IOS)).toEqual({ evals: false, frames: true });
    for (const browser of [CHROME, SAFARI]) {
      expect(await of(browser)).toEqual({ evals: false, frames: false });
    }
  });

  it('lets every web view load the frame by which both bridges of iOS shake hands, and the app’s the second one', async () => {
    const backend = await startBackend({ env: { H5_DIR: h5Dir } });
    backends.push(backend);
    const framesOf = async (userAgent: string) => {
      const headers = { accept: 'text/html', 'user-agent': userAgent };
      const answer = await new Visitor(backend).raw({ url: '/index', headers });
      const directives = String(answer.headers['content-security-policy']).split(';');
      const frames = directives
        .map((directive) => directive.trim())
        .find((one) => one.startsWith('frame-src '));
      return (frames ?? '').split(' ').slice(1);
    };
    const schemeOf = (url: string): string => `${url.split(':')[0] ?? ''}:`;
    for (const userAgent of [IOS, SAFARI]) {
      expect(await framesOf(userAgent)).toContain(schemeOf(IOS_HANDSHAKE_URL));
    }
    expect(await framesOf(IOS)).toContain(schemeOf(IOS_SECOND_HANDSHAKE_URL));
    expect(await framesOf(SAFARI)).not.toContain(schemeOf(IOS_SECOND_HANDSHAKE_URL));
  });

  it('lets players have films where the operator says that devices fetch them', async () => {
    const s3 = {
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'i',
      S3_SECRET_ACCESS_KEY: 's',
    };
    const config = loadConfig({ ...s3, S3_PUBLIC_ENDPOINT: 'https://films.example/s3/', H5_DIR: h5Dir });
    const app = Fastify();
    await registerSecurity(app, config, () => []);
    app.get('/', async (_request, reply) => reply.type('text/html').send('<p>'));
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy).toMatch(/media-src [^;]*https:\/\/films\.example[;$]/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/films\.example[;$]/);
    await app.close();
  });

  it('lets the page of frames show external pages, and no other document', async () => {
    const backend = await startBackend({ env: { H5_DIR: h5Dir } });
    backends.push(backend);
    const frames = async (url: string) => {
      const answer = await new Visitor(backend).raw({ url, headers: { accept: 'text/html' } });
      return /frame-src ([^;]*)/.exec(String(answer.headers['content-security-policy']))?.[1];
    };
    expect(await frames('/iframePage?url=https%3A%2F%2Fa.example')).toMatch(/^https: http: 'self'/);
    for (const url of ['/index', '/iframePages', '/x?/iframePage']) {
      expect(await frames(url)).toBe("'self' wvjbscheme: yy:");
    }
  });

  it('knows the apps by the words that the operator names', async () => {
    const of = await policies({ APP_USER_AGENTS: 'OtherApp/' });
    expect(await of(ANDROID)).toEqual({ evals: false, frames: false });
    expect(await of(`${CHROME} OtherApp/2`)).toEqual({ evals: true, frames: false });
    const none = await policies({ APP_USER_AGENTS: 'none' });
    expect(await none(IOS)).toEqual({ evals: false, frames: false });
  });
});
