import { sheets } from '../content/materials/sheets';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn } from '../../../test/server/support/people';
import { PHONE } from './demo-phones';
import { HOUR } from '../../../server/core/time';

describe('Learning materials of the demonstration', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ demo: true });
  });
  afterAll(() => backend.stop());

  it('have files that load: PDF, pictures, films in parts', async () => {
    const { visitor } = await logIn(backend, PHONE.oneSubject);
    const { data } = await visitor.ask('getMaterialFiles', { page: 1, limit: 50 });
    const files = data as unknown as readonly { id: number; kind: string; url?: string }[];
    expect(files.map(({ kind }) => kind)).toEqual([
      ...['video', 'video', 'pdf', 'pdf', 'image'],
      ...['pdf', 'image'],
    ]);
    const pathOf = (url: unknown) => new URL(String(url)).pathname + new URL(String(url)).search;
    const get = (url: unknown, headers: Record<string, string> = {}) =>
      visitor.raw({ method: 'GET', url: pathOf(url), headers });
    for (const { kind, url } of files.filter((file) => file.kind !== 'video')) {
      const { headers, text } = await get(url);
      const type = kind === 'pdf' ? 'application/pdf' : 'image/svg+xml';
      expect([kind, headers['content-type'], text.slice(0, 4)]).toEqual([
        kind,
        type,
        kind === 'pdf' ? '%PDF' : '<svg',
      ]);
    }
    for (const { id } of files.filter((file) => file.kind === 'video')) {
      const { url } = (await visitor.ask('getLearningVideo', { id })).data;
      const film = await get(url, { range: 'bytes=0-99' });
      expect([film.status, film.headers['content-type']]).toEqual([206, 'video/mp4']);
    }
  });

  it("have a film that loads by a student's own address alone, for some hours, and is in no shared cache", async () => {
    const { visitor } = await logIn(backend, PHONE.oneSubject);
    const { data } = await visitor.ask('getMaterialFiles', { page: 1, limit: 50 });
    const [film] = (data as unknown as readonly { id: number; kind: string }[]).filter(
      ({ kind }) => kind === 'video',
    );
    const { url } = (await visitor.ask('getLearningVideo', { id: film?.id ?? 0 })).data;
    const address = new URL(String(url));
    const statusOf = async (search: string) => {
      const answer = await visitor.raw({ method: 'GET', url: address.pathname + search });
      return [answer.status, answer.headers['cache-control']];
    };
    expect(await statusOf(address.search)).toEqual([200, 'private, max-age=86400']);
    const unsigned = [404, 'no-store'];
    expect(await statusOf('')).toEqual(unsigned);
    expect(await statusOf('?pass=zzzzzzzz.AAAA')).toEqual(unsigned);
    expect(await statusOf(address.search.replace(/=\w+\./, '=zzzzzzzz.'))).toEqual(unsigned);
    backend.clock.pass(13 * HOUR);
    expect(await statusOf(address.search)).toEqual(unsigned);
  });
});

describe('A work sheet', () => {
  it.each(Object.entries(sheets))('%s is a whole PDF', (_name, draw) => {
    const text = draw().toString('latin1');
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const places = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    places.forEach((place, index) => expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
  });
});
