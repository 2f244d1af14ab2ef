import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../support/backend';
import { Visitor } from '../support/visitor';

const WORKER = 'self.addEventListener("fetch", () => undefined);';

let h5Dir: string;
beforeAll(() => {
  h5Dir = mkdtempSync(join(tmpdir(), 'wandou-sw-'));
  writeFileSync(join(h5Dir, 'index.html'), '<!doctype html><div id="app"></div>');
});
afterAll(() => rmSync(h5Dir, { recursive: true }));

async function servedWith(env: Record<string, string>) {
  const backend = await startBackend({ env: { H5_DIR: h5Dir, ...env } });
  try {
    return await new Visitor(backend).raw({ url: '/sw.js' });
  } finally {
    await backend.stop();
  }
}

describe('The service worker', () => {
  it('of a build without one takes back what an earlier one kept', async () => {
    const { status, text } = await servedWith({});
    expect(status).toBe(200);
    expect(text).toContain('unregister');
  });

  it('is the build’s own, revalidated each time, and allowed by the policy of the page', async () => {
    writeFileSync(join(h5Dir, 'sw.js'), WORKER);
    const { status, text, headers } = await servedWith({});
    expect(status).toBe(200);
    expect(text).toBe(WORKER);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': expect.stringContaining("worker-src 'self'"),
    });
  });

  it('is taken back when the operator says so', async () => {
    writeFileSync(join(h5Dir, 'sw.js'), WORKER);
    const { text, headers } = await servedWith({ SERVICE_WORKER: 'off' });
    expect(text).toContain('unregister');
    expect(headers['cache-control']).toBe('no-cache');
  });
});
