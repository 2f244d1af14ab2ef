/** Films in an S3 storage: proxied in ranges, or fetched by the device. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOUR, MINUTE } from '../../../server/core/time';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';
import { fetchFilm, filmFor, offerFilms, WHOLE } from './support';

interface Kept {
  readonly body: Buffer;
  readonly type: string;
}

const kept = new Map<string, Kept>();
/** Range headers of the read requests. */
const ranges: (string | undefined)[] = [];
let isWithoutParts = false;
let server: Server;
let env: Readonly<Record<string, string>>;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Response of S3: [status, headers, body]. */
function read({ body, type }: Kept, range: string | undefined) {
  const headers = { 'content-type': type, etag: '"v1"' };
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (range === undefined || isWithoutParts) return [200, headers, body] as const;
  const from = first === '' ? Math.max(0, body.length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? body.length - 1 : Math.min(Number(last), body.length - 1);
  if (from > to) {
    return [
      416,
      { 'content-type': 'application/xml', 'content-range': `bytes */${body.length}` },
      '<Error/>',
    ] as const;
  }
  const place = { 'content-range': `bytes ${from}-${to}/${body.length}` };
  return [206, { ...headers, ...place }, body.subarray(from, to + 1)] as const;
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const key = request.url ?? '';
    if (request.method === 'PUT') {
      kept.set(key, { body: await bodyOf(request), type: request.headers['content-type'] ?? '' });
      response.end();
      return;
    }
    ranges.push(request.headers.range);
    const found = kept.get(key);
    if (found === undefined) response.writeHead(404).end();
    else {
      const [status, headers, body] = read(found, request.headers.range);
      response.writeHead(status, headers).end(body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  env = {
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://app.example',
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
});
afterAll(() => server.close());

interface Side {
  readonly backend: Backend;
  readonly mother: InsideParent;
  readonly stop: () => Promise<void>;
}

async function startSide(more: Readonly<Record<string, string>> = {}): Promise<Side> {
  const backend = await startBackend({ env: { ...env, ...more } });
  const mother = await buildParent(backend, aParent());
  const { takeBack } = await offerFilms(backend);
  const stop = async () => {
    takeBack();
    await backend.stop();
  };
  return { backend, mother, stop };
}

describe('A film in a storage elsewhere', () => {
  let side: Side;
  beforeAll(async () => {
    side = await startSide();
  });
  afterAll(() => side.stop());

  it('is read in the part that was asked for, no further', async () => {
    const { film } = await filmFor(side.mother);
    ranges.length = 0;
    const answer = await fetchFilm(side.backend, film.url, { range: 'bytes=100-199' });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([
      206,
      `bytes 100-199/${WHOLE.length}`,
    ]);
    expect(answer.rawPayload.equals(WHOLE.subarray(100, 200))).toBe(true);
    expect(ranges).toEqual(['bytes=100-199']);
    const end = await fetchFilm(side.backend, film.url, { range: 'bytes=-5' });
    expect(end.rawPayload.equals(WHOLE.subarray(-5))).toBe(true);
    expect((await fetchFilm(side.backend, film.url, { range: `bytes=${WHOLE.length}-` })).statusCode).toBe(
      416,
    );
  });

  it('is passed on piece by piece when all of it is requested', async () => {
    const { film } = await filmFor(side.mother);
    ranges.length = 0;
    const answer = await fetchFilm(side.backend, film.url);
    expect(answer.rawPayload.equals(WHOLE)).toBe(true);
    expect(ranges).toEqual(['bytes=0-1048575', 'bytes=1048576-2097151', 'bytes=2097152-3145727']);
  });

  it('plays in parts from a storage that knows none', async () => {
    const { film } = await filmFor(side.mother);
    isWithoutParts = true;
    const answer = await fetchFilm(side.backend, film.url, { range: 'bytes=100-199' });
    isWithoutParts = false;
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([
      206,
      `bytes 100-199/${WHOLE.length}`,
    ]);
    expect(answer.rawPayload.equals(WHOLE.subarray(100, 200))).toBe(true);
  });
});

describe('A film that devices fetch from the storage', () => {
  let side: Side;
  beforeAll(async () => {
    side = await startSide({ S3_PUBLIC_ENDPOINT: 'https://films.example' });
  });
  afterAll(() => side.stop());

  const sentTo = async (url: string) => {
    const { statusCode, headers } = await fetchFilm(side.backend, url, { range: 'bytes=0-9' });
    expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store']);
    return new URL(String(headers.location));
  };

  it('is sent there by an address that is signed and ends soon', async () => {
    const { film } = await filmFor(side.mother);
    const { origin, pathname, searchParams } = await sentTo(film.url);
    expect(origin + pathname).toBe('https://films.example/b/films/test/whole.mp4');
    expect(searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
    expect(searchParams.get('X-Amz-Expires')).toBe('1800');
    side.backend.clock.pass(2 * HOUR - 5 * MINUTE);
    expect((await sentTo(film.url)).searchParams.get('X-Amz-Expires')).toBe('300');
  });

  it('is not redirected where it is refused; lists and captions come from us', async () => {
    const { film } = await filmFor(side.mother);
    const stream = await filmFor(side.mother, 2);
    const bare = film.url.split('?')[0] ?? '';
    expect((await fetchFilm(side.backend, bare)).statusCode).toBe(404);
    const list = await fetchFilm(side.backend, stream.film.url);
    expect([list.statusCode, list.body.startsWith('#EXTM3U')]).toEqual([200, true]);
    expect((await fetchFilm(side.backend, String(film.captions[0]?.url))).statusCode).toBe(200);
  });
});
