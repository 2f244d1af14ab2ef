/** Visits of the build before, while instances of the next one serve. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, brotliCompressSync } from 'node:zlib';
import { keepBuild } from '../../../server/core/http/kept-builds';
import { startBackend, type Backend } from '../support/backend';

const folder = mkdtempSync(join(tmpdir(), 'wandou-builds-'));
const kept = join(folder, 'kept');
const opened: Backend[] = [];
afterAll(async () => {
  for (const backend of opened) await backend.stop();
  rmSync(folder, { recursive: true });
});

/** A build whose only script has this hash. */
function build(hash: string): string {
  const h5Dir = join(folder, hash);
  mkdirSync(join(h5Dir, 'js'), { recursive: true });
  writeFileSync(join(h5Dir, 'index.html'), `<!doctype html><script src="/js/app.${hash}.js"></script>`);
  writeFileSync(join(h5Dir, `js/app.${hash}.js`), `build('${hash}')`);
  writeFileSync(join(h5Dir, `js/app.${hash}.js.br`), brotliCompressSync(`build('${hash}')`));
  return h5Dir;
}

async function serve(hash: string): Promise<Backend> {
  const backend = await startBackend({ env: { H5_DIR: build(hash), KEPT_BUILDS: kept } });
  opened.push(backend);
  return backend;
}

const ask = (backend: Backend, url: string, headers = {}) => backend.app.inject({ url, headers });

describe('Two builds that serve at once', () => {
  it('hand out the hashed files of each other, as their own', async () => {
    const before = await serve('aaaaaaaa');
    const next = await serve('bbbbbbbb');
    for (const [asked, hash] of [
      [before, 'bbbbbbbb'],
      [next, 'aaaaaaaa'],
      [next, 'bbbbbbbb'],
    ] as const) {
      const { statusCode, body, headers } = await ask(asked, `/js/app.${hash}.js`);
      expect([statusCode, body]).toEqual([200, `build('${hash}')`]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const packed = await ask(asked, `/js/app.${hash}.js`, { 'accept-encoding': 'br' });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(String(brotliDecompressSync(packed.rawPayload))).toBe(`build('${hash}')`);
    }
    const document = await ask(next, '/', { accept: 'text/html' });
    expect(document.body).toContain('app.bbbbbbbb.js');
  });

  it('do not find what no build has, nor the lists of builds', async () => {
    const instance = await serve('bbbbbbbb');
    const [list = ''] = readdirSync(join(kept, '.builds'));
    for (const url of ['/js/app.cccccccc.js', '/index.html.aaaaaaaa.js', `/.builds/${list}`]) {
      expect([url, (await ask(instance, url)).statusCode]).toEqual([url, 404]);
    }
  });
});

describe('The folder of kept builds', () => {
  it('holds the last three, by when they were last started', () => {
    const shared = join(folder, 'shared');
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 29, 10, minute));
    const hashes = ['11111111', '22222222', '33333333', '44444444'];
    const [first = '', second = '', third = '', fourth = ''] = hashes.map(build);
    const there = () => hashes.filter((hash) => existsSync(join(shared, `js/app.${hash}.js`)));
    keepBuild(first, shared, at(1));
    keepBuild(second, shared, at(2));
    keepBuild(third, shared, at(3));
    expect(there()).toEqual(['11111111', '22222222', '33333333']);
    // Somebody went back.
    keepBuild(first, shared, at(4));
    keepBuild(fourth, shared, at(5));
    expect(there()).toEqual(['11111111', '33333333', '44444444']);
    expect(readdirSync(join(shared, 'js')).filter((name) => name.includes('22222222'))).toEqual([]);
  });
});
