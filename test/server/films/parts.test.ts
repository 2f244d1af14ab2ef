import { playListFor } from '../../../server/domains/files/play-list';
import { HOUR } from '../../../server/core/time';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';
import { fetchFilm, filmFor, offerFilms, PLAY_LIST, WHOLE } from './support';

const MIB = 1024 * 1024;

let backend: Backend;
let mother: InsideParent;
let takeBack: () => void;
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://app.example' } });
  mother = await buildParent(backend, aParent());
  ({ takeBack } = await offerFilms(backend));
});
afterAll(async () => {
  takeBack();
  await backend.stop();
});

const ask = async (range: string, headers: Readonly<Record<string, string>> = {}) => {
  const { film } = await filmFor(mother);
  return fetchFilm(backend, film.url, { range, ...headers });
};

describe('Parts of a film', () => {
  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=100-199', 100, 200],
    ['bytes=-5', WHOLE.length - 5, WHOLE.length],
    [`bytes=${WHOLE.length - 3}-`, WHOLE.length - 3, WHOLE.length],
    [`bytes=${WHOLE.length - 3}-${WHOLE.length + 100}`, WHOLE.length - 3, WHOLE.length],
    [`bytes=0-${2 * MIB}`, 0, 2 * MIB + 1],
    ['bytes=-999999999999', 0, WHOLE.length],
  ])('are those that were asked for: %s', async (range, from, end) => {
    const answer = await ask(range);
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([
      206,
      `bytes ${from}-${end - 1}/${WHOLE.length}`,
    ]);
    expect(answer.rawPayload.equals(WHOLE.subarray(from, end))).toBe(true);
  });

  it('without an end are a megabyte: a film is never in memory as a whole', async () => {
    const answer = await ask('bytes=10-');
    expect(answer.headers['content-range']).toBe(`bytes 10-${10 + MIB - 1}/${WHOLE.length}`);
  });

  it.each([`bytes=${WHOLE.length}-`, 'bytes=9-3', 'bytes=999999999999999-'])(
    'are not there: %s',
    async (range) => {
      const answer = await ask(range);
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${WHOLE.length}`]);
    },
  );

  it.each(['bytes=0-1,4-5', 'bytes=-', 'pieces=0-1'])(
    'that cannot be served are the whole file: %s',
    async (range) => {
      expect((await ask(range)).statusCode).toBe(200);
    },
  );

  it('of a film that was replaced are the whole new one', async () => {
    const { headers } = await ask('bytes=0-9');
    const same = await ask('bytes=0-9', { 'if-range': String(headers.etag) });
    const other = await ask('bytes=0-9', { 'if-range': '"another"' });
    expect([same.statusCode, other.statusCode]).toEqual([206, 200]);
    expect(other.rawPayload.length).toBe(WHOLE.length);
    expect((await ask('bytes=0-9', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });
});

describe('Captions', () => {
  it('are served like the film', async () => {
    const { film } = await filmFor(mother);
    const answer = await fetchFilm(backend, String(film.captions[0]?.url));
    expect(answer.headers['content-type']).toMatch(/^text\/vtt/);
    expect(answer.body).toMatch(/^WEBVTT/);
    expect((await fetchFilm(backend, 'https://app.example/files/films/test/whole.vtt')).statusCode).toBe(404);
  });
});

describe('A stream', () => {
  it('names each of its parts with the pass of the viewer, and nothing elsewhere', async () => {
    const { film } = await filmFor(mother, 2);
    expect(film.isStream).toBe(true);
    const list = await fetchFilm(backend, film.url);
    expect(list.headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'private, no-store',
    });
    const lines = list.body.split('\n');
    const [, inTag = ''] = /URI="([^"]+)",BYTERANGE="4@0"/.exec(list.body) ?? [];
    const named = lines.filter((line) => line.startsWith('parts.mp4'));
    expect(named).toEqual([inTag]);
    expect(lines).toContain('https://elsewhere.example/part.mp4');
    const part = new URL(inTag, film.url).href;
    expect((await fetchFilm(backend, part, { range: 'bytes=4-9' })).body).toBe('456789');
    expect((await fetchFilm(backend, part.split('?')[0] ?? '')).statusCode).toBe(404);
  });

  it('ends with the address of its list', async () => {
    const { film } = await filmFor(mother, 2);
    backend.clock.pass(HOUR);
    const { body } = await fetchFilm(backend, film.url);
    const part = new URL(/parts\.mp4\?[^"\n]+/.exec(body)?.[0] ?? '', film.url).href;
    backend.clock.pass(HOUR + 1);
    expect((await fetchFilm(backend, part)).statusCode).toBe(404);
  });

  it('keeps every other line of its list as it was', () => {
    const written = playListFor(PLAY_LIST, 'films/test/list.m3u8', () => null);
    expect(written).toBe(PLAY_LIST);
    const asked: string[] = [];
    playListFor('low/list.m3u8\n../other.mp4?a=b\n', 'films/test/list.m3u8', (key) => {
      asked.push(key);
      return null;
    });
    expect(asked).toEqual(['films/test/low/list.m3u8', 'films/other.mp4']);
  });
});
