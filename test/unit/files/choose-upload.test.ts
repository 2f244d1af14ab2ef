import { BACKEND_CODE, fail, ok } from '@/contract/errors';
import { createWebAnswers } from '@/platform/web/answers';
import { ChosenFiles } from '@/platform/web/answers/chosen-files';
import type { BrowserParts } from '@/platform/web/answers/parts';
import { fakeBrowser } from './browser';

const TO = { url: '/v1/file/upload', field: 'file', headers: { token: 'token-1' }, timeoutMs: 1000 };
const photo = (name: string) => new File(['12345'], name, { type: 'image/png' });

function web(overrides: Partial<BrowserParts> = {}) {
  const browser = fakeBrowser(overrides);
  return { ...browser, answers: createWebAnswers(browser.emit, browser.parts) };
}

const json = (body: unknown, status = 200) =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

describe('choosing', () => {
  it('returns pictures as JPEG, at most as many as are wanted', async () => {
    const asked: unknown[] = [];
    const { answers } = web({
      pickFiles: (options) => {
        asked.push(options);
        return Promise.resolve([photo('我的.照片.PNG'), photo('two.png'), photo('three.png')]);
      },
    });
    expect(await answers.chooseFile({ kind: 'image', count: 2 })).toEqual(
      ok({
        files: [
          { path: 'blob:1', name: '我的.照片.jpg', size: 5 },
          { path: 'blob:2', name: 'two.jpg', size: 5 },
        ],
      }),
    );
    expect(asked).toEqual([{ accept: 'image/jpeg,image/png,image/webp', multiple: true }]);
  });

  it('leaves films as they are', async () => {
    const film = new File(['film'], 'film.mp4', { type: 'video/mp4' });
    const { answers } = web({
      pickFiles: () => Promise.resolve([film]),
      uprightJpeg: () => Promise.reject(new Error('no picture')),
    });
    expect(await answers.chooseFile({ kind: 'video', count: 1 })).toEqual(
      ok({ files: [{ path: 'blob:1', name: 'film.mp4', size: 4 }] }),
    );
  });

  it('is denied when the parent chooses nothing, and says when a picture cannot be read', async () => {
    const refused = await web().answers.chooseFile({ kind: 'image', count: 1 });
    expect(refused).toEqual(fail({ kind: 'denied', ability: 'ChooseFile' }));
    const { answers } = web({
      pickFiles: () => Promise.resolve([photo('a.heic')]),
      uprightJpeg: () => Promise.resolve(null),
    });
    expect(await answers.chooseFile({ kind: 'image', count: 1 })).toMatchObject({
      error: { kind: 'decode' },
    });
  });

  it('forgets the oldest files of a long day', () => {
    const revoked: string[] = [];
    let made = 0;
    const chosen = new ChosenFiles({
      createObjectURL: () => `blob:${(made += 1)}`,
      revokeObjectURL: (url) => void revoked.push(url),
    });
    for (let kept = 0; kept < 62; kept += 1) chosen.keep(new Blob(['x']), 'x');
    expect(revoked).toEqual(['blob:1', 'blob:2']);
    expect(chosen.get('blob:2')).toBeUndefined();
    expect(chosen.get('blob:3')?.name).toBe('x');
  });
});

describe('uploading', () => {
  async function chosen(overrides: Partial<BrowserParts>) {
    const browser = web({
      pickFiles: () => Promise.resolve([photo('a.png'), photo('b.png')]),
      ...overrides,
    });
    const picked = await browser.answers.chooseFile({ kind: 'image', count: 2 });
    return { ...browser, files: picked.ok ? picked.value.files : [] };
  }

  it('sends one form a file, with the caller’s headers, and answers their addresses in order', async () => {
    let sent = 0;
    const { answers, files, requests } = await chosen({
      fetch: () =>
        json({ code: '0', message: '', data: { url: `https://app.example/files/${(sent += 1)}.jpg` } }),
    });
    expect(await answers.uploadFile({ files, to: TO })).toEqual(
      ok({ urls: ['https://app.example/files/1.jpg', 'https://app.example/files/2.jpg'] }),
    );
    expect(requests.map(({ url }) => url)).toEqual([TO.url, TO.url]);
    expect(requests[0]?.init).toMatchObject({ method: 'POST', headers: { token: 'token-1' } });
    const part = (requests[1]?.init?.body as FormData).get('file') as File;
    expect([part.name, part.type, await part.text()]).toEqual(['b.jpg', 'image/jpeg', '12345']);
  });

  it.each([
    [
      'a refusal',
      () => json({ code: BACKEND_CODE.badInput, message: '仅支持', data: null }, 415),
      'business',
    ],
    ['a session that ended', () => json({ code: '1000010', message: '过期', data: null }, 401), 'auth'],
    ['a gateway’s own page', () => json('<html>', 413), 'http'],
    ['what is no answer', () => json('<html>'), 'decode'],
    ['an answer without an address', () => json({ code: '0', message: '', data: {} }), 'decode'],
    ['another kind of address', () => json({ code: '0', data: { url: 'javascript:x' } }), 'decode'],
    ['no network', () => Promise.reject(new TypeError('offline')), 'network'],
  ])('ends with %s', async (_name, fetch, kind) => {
    const { answers, files, requests } = await chosen({ fetch });
    expect(await answers.uploadFile({ files, to: TO })).toMatchObject({ ok: false, error: { kind } });
    expect(requests).toHaveLength(1);
  });

  it('has a timeout', async () => {
    const { answers, files, time } = await chosen({
      fetch: (_url, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    });
    const answer = answers.uploadFile({ files, to: TO });
    await time.advance(1000);
    expect(await answer).toEqual(fail({ kind: 'timeout' }));
  });

  it('takes only what was chosen here, and needs to know where to', async () => {
    const { answers, requests } = web();
    const foreign = [{ path: 'blob:https://app.example/1', name: 'x', size: 1 }];
    expect(await answers.uploadFile({ files: foreign, to: TO })).toMatchObject({ error: { kind: 'denied' } });
    expect(await answers.uploadFile({ files: [] })).toMatchObject({ error: { kind: 'unsupported' } });
    expect(requests).toEqual([]);
  });
});
