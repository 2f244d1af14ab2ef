/** Resumable uploads by tus 1.0.0, for any client. parts-client.test.ts tests the app's client with broken connections. */
import { eq } from 'drizzle-orm';
import { partPieces, partUploads, uploads } from '../../../server/domains/files/tables';
import {
  MAX_PICTURE_BYTES,
  UPLOAD_EXPIRES_HOURS,
  UPLOAD_PARTS_PATH,
} from '../../../src/contract/files/values';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { tidyUp } from '../support/jobs';
import { sample } from '../support/forms';
import { buildParent } from '../support/people';
import type { Visitor } from '../support/visitor';

const HOUR = 3_600_000;
const KIB = 1024;

let backend: Backend;
let second: Backend;
let parent: Visitor;
let userId: number;
let other: Visitor;
beforeAll(async () => {
  const env = { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://app.example' };
  backend = await startBackend({ env });
  second = await startBackend({ env, database: backend.database, clock: backend.clock });
  ({ visitor: parent, userId } = await buildParent(backend, aParent()));
  ({ visitor: other } = await buildParent(backend, aParent()));
});
afterAll(async () => {
  await second.stop();
  await backend.stop();
});

interface Asking {
  readonly as?: Visitor | null;
  readonly on?: Backend;
  readonly headers?: Record<string, string>;
  readonly payload?: Buffer;
}

const tus = (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, asking: Asking = {}) => {
  const { as = parent, on = backend, headers = {}, payload } = asking;
  const token = as?.token;
  return on.app.inject({
    method,
    url,
    headers: {
      'tus-resumable': '1.0.0',
      ...(token === null || token === undefined ? {} : { token }),
      ...(payload === undefined ? {} : { 'content-type': 'application/offset+octet-stream' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
};

const begin = (length: number, asking: Asking = {}) =>
  tus('POST', UPLOAD_PARTS_PATH, {
    ...asking,
    headers: { 'upload-length': String(length), ...asking.headers },
  });

async function begun(length: number, asking: Asking = {}): Promise<string> {
  const answer = await begin(length, asking);
  expect(answer.statusCode).toBe(201);
  return new URL(String(answer.headers.location), `https://app.example${UPLOAD_PARTS_PATH}`).pathname;
}

const patch = (at: string, offset: number, payload: Buffer, asking: Asking = {}) =>
  tus('PATCH', at, { ...asking, payload, headers: { 'upload-offset': String(offset), ...asking.headers } });

const idOf = (at: string) => at.slice(at.lastIndexOf('/') + 1);
const piecesOf = (at: string) =>
  backend.services.db
    .select()
    .from(partPieces)
    .where(eq(partPieces.uploadId, idOf(at)));

describe('An upload in parts', () => {
  it('is whole when its last part has come, and names its address from then on', async () => {
    const bytes = sample.jpeg(700 * KIB);
    const at = await begun(bytes.length);
    const first = await patch(at, 0, bytes.subarray(0, 300 * KIB));
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, String(300 * KIB)]);
    expect(first.headers['x-file-url']).toBeUndefined();
    const last = await patch(at, 300 * KIB, bytes.subarray(300 * KIB));
    const url = String(last.headers['x-file-url']);
    expect(url).toMatch(/^https:\/\/app\.example\/files\/uploads\/[0-9a-f]{48}\.jpg$/);
    expect((await tus('HEAD', at)).headers).toMatchObject({
      'upload-offset': String(bytes.length),
      'x-file-url': url,
    });
    const file = await backend.app.inject({ url: new URL(url).pathname });
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(await piecesOf(at)).toEqual([]);
    const key = new URL(url).pathname.slice('/files/'.length);
    const [row] = await backend.services.db.select().from(uploads).where(eq(uploads.key, key));
    expect(row).toMatchObject({ userId, contentType: 'image/jpeg', size: bytes.length });
  });

  it('comes together over two instances, whichever part meets which', async () => {
    const bytes = sample.png(900 * KIB);
    const at = await begun(bytes.length, { on: second });
    for (let offset = 0, round = 0; offset < bytes.length; offset += 200 * KIB, round += 1) {
      const on = round % 2 === 0 ? backend : second;
      const part = bytes.subarray(offset, offset + 200 * KIB);
      expect((await patch(at, offset, part, { on })).statusCode).toBe(204);
    }
    const url = String((await tus('HEAD', at, { on: second })).headers['x-file-url']);
    const file = await backend.app.inject({ url: new URL(url).pathname });
    expect(file.rawPayload.equals(bytes)).toBe(true);
  });

  it('takes a part at its offset alone: of two at once one is refused', async () => {
    const bytes = sample.jpeg(100 * KIB);
    const at = await begun(bytes.length);
    const both = await Promise.all([patch(at, 0, bytes), patch(at, 0, bytes, { on: second })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect((await patch(at, 5, bytes.subarray(5))).statusCode).toBe(409);
    expect((await tus('HEAD', at)).headers['x-file-url']).toMatch(/\.jpg$/);
  });

  it('is private: another parent gets not found, and without a session it is refused', async () => {
    const bytes = sample.jpeg(KIB);
    const at = await begun(bytes.length);
    expect((await tus('HEAD', at, { as: other })).statusCode).toBe(404);
    expect((await patch(at, 0, bytes, { as: other })).statusCode).toBe(404);
    expect((await tus('DELETE', at, { as: other })).statusCode).toBe(404);
    const refused = await begin(5, { as: null });
    expect([refused.statusCode, refused.json().code]).toEqual([401, '1000010']);
    expect((await tus('HEAD', `${UPLOAD_PARTS_PATH}/${'0'.repeat(32)}`)).statusCode).toBe(404);
    expect((await patch(at, 0, bytes)).statusCode).toBe(204);
  });

  it.each([
    ['audio/webm;codecs=opus', Buffer.from('1a45dfa3', 'hex'), 'weba'],
    ['video/webm', Buffer.from('1a45dfa3', 'hex'), 'webm'],
    ['audio/mp4', Buffer.from('00000018667479706d703432', 'hex'), 'm4a'],
    ['video/mp4', Buffer.from('00000018667479706d703432', 'hex'), 'mp4'],
    ['video/quicktime', Buffer.from('00000014667479707174202000000000', 'hex'), 'mov'],
    ['audio/ogg', Buffer.from('OggS'), 'ogg'],
    ['audio/mpeg', Buffer.from('ID3'), 'mp3'],
    ['audio/wav', Buffer.from('RIFF0000WAVE'), 'wav'],
  ])(
    'of %s has the type of its bytes; the declared type is only checked against it',
    async (type, start, ending) => {
      const bytes = Buffer.concat([start, Buffer.alloc(64)]);
      const metadata = `filename ${btoa('x.html')},filetype ${btoa(type)}`;
      const at = await begun(bytes.length, { headers: { 'upload-metadata': metadata } });
      const { headers } = await patch(at, 0, bytes);
      expect(headers['x-file-url']).toMatch(new RegExp(`\\.${ending}$`));
    },
  );

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/jpeg'],
    ['sound that says it is none', Buffer.from('OggS'.padEnd(64, '\0')), 'video/ogg'],
    ['too little to be anything', Buffer.from([0xff, 0xd8, 0xff]), 'image/jpeg'],
  ])('refuses %s', async (_name, bytes, type) => {
    const at = await begun(bytes.length, { headers: { 'upload-metadata': `filetype ${btoa(type)}` } });
    const answer = await patch(at, 0, bytes);
    expect([answer.statusCode, answer.json().field]).toEqual([415, 'file']);
    expect((await tus('HEAD', at)).headers['x-file-url']).toBeUndefined();
  });

  it('refuses a truncated picture as soon as it is complete, and at every request after that', async () => {
    const whole = sample.jpeg(600 * KIB);
    const bytes = whole.subarray(0, -2);
    const at = await begun(bytes.length);
    await patch(at, 0, bytes.subarray(0, 300 * KIB));
    const answer = await patch(at, 300 * KIB, bytes.subarray(300 * KIB));
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      '这张图片不完整，请重新选择或重新拍一张',
    ]);
    expect((await tus('HEAD', at)).headers['x-file-url']).toBeUndefined();
  });

  it('refuses a picture that is too large with its first part, and a film before any', async () => {
    const at = await begun(MAX_PICTURE_BYTES + 1);
    const answer = await patch(at, 0, sample.jpeg(KIB));
    expect([answer.statusCode, answer.json().message]).toEqual([413, '图片不能超过 10MB']);
    expect((await begin(101 * KIB * KIB)).statusCode).toBe(413);
  });

  it('refuses more than was announced, a part that is too large, and headers that say nothing', async () => {
    const at = await begun(KIB);
    expect((await patch(at, 0, sample.jpeg(2 * KIB))).statusCode).toBe(413);
    expect((await patch(at, 0, Buffer.alloc(KIB * KIB + 1))).statusCode).toBe(413);
    for (const length of ['', '0', '-1', '1e3', 'NaN']) {
      expect((await begin(0, { headers: { 'upload-length': length } })).statusCode).toBe(400);
    }
    expect((await tus('PATCH', at, { payload: sample.jpeg() })).json()).toMatchObject({
      field: 'Upload-Offset',
    });
    expect((await begin(KIB, { headers: { 'tus-resumable': '0.2.2' } })).statusCode).toBe(412);
  });

  it('can be cancelled, and is forgotten when it is not continued', async () => {
    const bytes = sample.jpeg(KIB);
    const left = await begun(bytes.length);
    await patch(left, 0, bytes.subarray(0, 500));
    expect((await tus('DELETE', left)).statusCode).toBe(204);
    expect((await tus('HEAD', left)).statusCode).toBe(404);
    expect(await piecesOf(left)).toEqual([]);

    const old = await begun(bytes.length);
    await patch(old, 0, bytes.subarray(0, 500));
    backend.clock.pass(UPLOAD_EXPIRES_HOURS * HOUR);
    expect((await tus('HEAD', old)).statusCode).toBe(404);
    await tidyUp(backend.services);
    expect(await backend.services.db.select().from(partUploads)).toEqual([]);
    expect(await backend.services.db.select().from(partPieces)).toEqual([]);
  });

  it('is assembled by the next request, when the process that did so has died', async () => {
    const { db } = backend.services;
    const bytes = sample.jpeg(KIB);
    const at = await begun(bytes.length);
    await patch(at, 0, bytes.subarray(0, 500));
    // All parts are stored, but the upload was never completed.
    await db.insert(partPieces).values({ uploadId: idOf(at), begins: 500, body: bytes.subarray(500) });
    const received = bytes.length;
    await db
      .update(partUploads)
      .set({ received, finishingAt: backend.clock.now() })
      .where(eq(partUploads.id, idOf(at)));
    const early = await tus('HEAD', at);
    expect([early.headers['upload-offset'], early.headers['x-file-url']]).toEqual([
      String(received),
      undefined,
    ]);
    backend.clock.pass(3 * 60_000);
    expect((await tus('HEAD', at)).headers['x-file-url']).toMatch(/\.jpg$/);
  });

  it('is one of a hundred at once at most, and of a gigabyte a day', async () => {
    const { visitor: eager } = await buildParent(backend, aParent());
    for (let number = 0; number < 100; number += 1) await begun(KIB, { as: eager });
    expect((await begin(KIB, { as: eager })).statusCode).toBe(429);
    const { visitor: greedy } = await buildParent(backend, aParent());
    const statuses: number[] = [];
    for (let number = 0; number < 11; number += 1)
      statuses.push((await begin(100 * KIB * KIB, { as: greedy })).statusCode);
    expect([statuses.slice(0, 10), statuses[10]]).toEqual([Array(10).fill(201), 429]);
  });
});
