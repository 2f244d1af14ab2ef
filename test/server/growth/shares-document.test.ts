import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';

describe('The document of a shared page', () => {
  const h5Dir = mkdtempSync(join(tmpdir(), 'wandou-shared-'));
  let backend: Backend;
  beforeAll(async () => {
    writeFileSync(join(h5Dir, 'index.html'), '<!doctype html><div id="app"></div>');
    backend = await startBackend({ env: { H5_DIR: h5Dir } });
  });
  afterAll(async () => {
    await backend.stop();
    rmSync(h5Dir, { recursive: true });
  });

  const headersOf = async (url: string) => {
    const answer = await new Visitor(backend).raw({ url, headers: { accept: 'text/html' } });
    return answer.headers;
  };

  it.each(['/growUp/situation/share', '/growUp/situation/v1/share', '/growUp/studyPlan/share'])(
    'is in no search, and its address goes to no other site: %s',
    async (path) => {
      const headers = await headersOf(`${path}?shareKey=abcdefghijklmnopqrstuv`);
      expect(headers['x-robots-tag']).toContain('noindex');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(await headersOf('/growUp/studyPlan')).not.toHaveProperty('x-robots-tag');
    },
  );

  it.each([
    '/littleTeacherShare',
    '/littleTeacherDetail',
    '/teacherVideoDetail',
    '/babyShowDetail',
    '/babyShowVideo',
  ])('is in no search where it is a work of a child: %s', async (path) =>
    expect((await headersOf(`${path}?id=1`))['x-robots-tag']).toContain('noindex'),
  );

  it('leaves no key in the log', async () => {
    await headersOf('/growUp/situation/v1/share?shareKey=abcdefghijklmnopqrstuv');
    await new Visitor(backend).ask('getShared', { shareKey: 'abcdefghijklmnopqrstuv' });
    expect(backend.log.join('\n')).not.toContain('abcdefghijklmnopqrstuv');
  });
});
