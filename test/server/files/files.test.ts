import { eq } from 'drizzle-orm';
import { areUploadsOf } from '../../../server/domains/files/owner';
import { uploads } from '../../../server/domains/files/tables';
import { count } from '../../../server/core/limits/counters';
import { DAY } from '../../../server/core/time';
import { filesCalls } from '../../../src/contract/files/calls';
import { MAX_PICTURE_BYTES } from '../../../src/contract/files/values';
import { startBackend, type Backend } from '../support/backend';
import { FORM_TYPE, formOf, sample, type FormFile } from '../support/forms';
import { aParent } from '../../builders/parent';
import { buildParent } from '../support/people';
import type { Visitor } from '../support/visitor';

const UPLOAD = filesCalls.uploadFile.path;

let backend: Backend;
let parent: Visitor;
let userId: number;
let otherId: number;
beforeAll(async () => {
  backend = await startBackend({
    env: { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://app.example' },
  });
  ({ visitor: parent, userId } = await buildParent(backend, aParent()));
  ({ userId: otherId } = await buildParent(backend, aParent()));
});
afterAll(() => backend.stop());

interface Uploaded {
  readonly status: number;
  readonly body: { code: string; message: string; field?: string; data: { url: string } | null };
}

async function post(payload: Buffer, token = parent.token, type = FORM_TYPE): Promise<Uploaded> {
  const answer = await parent.raw({
    method: 'POST',
    url: UPLOAD,
    headers: { 'content-type': type, ...(token === null ? {} : { token }) },
    payload,
  });
  return { status: answer.status, body: JSON.parse(answer.text) };
}

const upload = (file: FormFile): Promise<Uploaded> => post(formOf(file));
const pathOf = (answer: Uploaded): string => new URL(answer.body.data?.url ?? '').pathname;

describe('An upload', () => {
  it.each([
    ['a JPEG', sample.jpeg(), 'image/jpeg', 'jpg'],
    ['a PNG', sample.png(), 'image/png', 'png'],
    ['a WebP', sample.webp(), 'image/webp', 'webp'],
    ['an MP4', sample.mp4(), 'video/mp4', 'mp4'],
  ])('takes %s by its bytes, whatever its name says', async (_name, bytes, contentType, ending) => {
    const answer = await upload({ bytes, filename: '../../evil.html', type: 'text/html' });
    expect(answer.status).toBe(200);
    expect(pathOf(answer)).toMatch(new RegExp(`^/files/uploads/[0-9a-f]{48}\\.${ending}$`));
    const file = await backend.app.inject({ url: pathOf(answer) });
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': contentType,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=86400',
    });
    expect(file.headers['content-security-policy']).toContain('sandbox');
  });

  it.each([
    ['JPEG', sample.jpeg()],
    ['PNG', sample.png()],
  ])('refuses a %s that is cut off, and keeps nothing of it', async (_name, bytes) => {
    const { db } = backend.services;
    const before = await db.$count(uploads);
    expect(await upload({ bytes: bytes.subarray(0, -1) })).toMatchObject({
      status: 422,
      body: { message: '这张图片不完整，请重新选择或重新拍一张', field: 'file' },
    });
    expect(await db.$count(uploads)).toBe(before);
  });

  it('refuses a picture of more pixels than a phone can decode, and keeps nothing of it', async () => {
    const { db } = backend.services;
    const before = await db.$count(uploads);
    const vast = sample.png();
    vast.writeUInt32BE(8_000, 16);
    vast.writeUInt32BE(5_001, 20);
    expect(await upload({ bytes: vast })).toMatchObject({ status: 413, body: { field: 'file' } });
    expect(await db.$count(uploads)).toBe(before);
    vast.writeUInt32BE(5_000, 20);
    expect((await upload({ bytes: vast })).status).toBe(200);
  });

  it('that is compressed is refused before it is read', async () => {
    const headers = { 'content-type': FORM_TYPE, 'content-encoding': 'gzip', token: parent.token ?? '' };
    const payload = formOf({ bytes: sample.png() });
    const answer = await parent.raw({ method: 'POST', url: UPLOAD, headers, payload });
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([415, '请求内容不能压缩']);
  });

  it('belongs to the parent who sent it', async () => {
    const answer = await upload({ bytes: sample.png() });
    const key = pathOf(answer).slice('/files/'.length);
    const [row] = await backend.services.db.select().from(uploads).where(eq(uploads.key, key));
    expect(row).toMatchObject({ userId, contentType: 'image/png', size: sample.png().length });
    const context = { ...backend.services, headers: {} };
    const url = String(answer.body.data?.url);
    expect(await areUploadsOf(context, userId, [url, url])).toBe(true);
    expect(await areUploadsOf(context, otherId, [url])).toBe(false);
    expect(await areUploadsOf(context, userId, [url.replace('app.example', 'evil.example')])).toBe(false);
    expect(await areUploadsOf(context, userId, [`${url}x`])).toBe(false);
    expect(await areUploadsOf(context, userId, [])).toBe(true);
  });

  it('needs a session, and is refused without reading the file', async () => {
    expect(await post(formOf({ bytes: sample.jpeg() }), null)).toMatchObject({
      status: 401,
      body: { code: '1000010' },
    });
    expect(await post(Buffer.from('no form at all'), 'nobody-ever-had-this-token')).toMatchObject({
      status: 401,
      body: { code: '1000014' },
    });
  });

  it.each([
    ['a drawing, which may hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a HEIC picture', sample.heic()],
    ['a GIF', Buffer.from('GIF89a'.padEnd(64, '\0'))],
    ['a beginning without more', Buffer.from([0xff, 0xd8, 0xff])],
  ])('refuses %s and names the field', async (_name, bytes) => {
    const answer = await upload({ bytes });
    expect(answer).toMatchObject({ status: 415, body: { field: 'file', data: null } });
    expect(answer.body.message).toMatch(/仅支持/);
  });

  it('refuses nothing at all, another field, and what is no form', async () => {
    for (const payload of [
      formOf({ bytes: Buffer.alloc(0) }),
      formOf({ bytes: sample.png(), field: 'other' }),
    ]) {
      expect(await post(payload)).toMatchObject({ status: 400, body: { field: 'file' } });
    }
    expect(await post(Buffer.from('{}'), parent.token, 'application/json')).toMatchObject({
      status: 400,
      body: { field: 'file' },
    });
    expect(await post(Buffer.from('cut off'))).toMatchObject({ status: 400 });
    expect(await post(Buffer.from('x'), parent.token, 'multipart/form-data')).toMatchObject({ status: 400 });
  });

  it('refuses a picture that is too large', async () => {
    const fits = await upload({ bytes: sample.jpeg(MAX_PICTURE_BYTES - 4) });
    expect(fits.status).toBe(200);
    expect(await upload({ bytes: sample.jpeg(MAX_PICTURE_BYTES - 3) })).toMatchObject({
      status: 413,
      body: { field: 'file', message: '图片不能超过 10MB' },
    });
  });

  it('is the only call that takes a form', async () => {
    const { status } = await parent.raw({
      method: 'POST',
      url: '/v1/share/getShareConfig',
      headers: { 'content-type': FORM_TYPE },
      payload: formOf({ bytes: sample.png() }),
    });
    expect(status).toBe(415);
  });

  it('is in the OpenAPI document as a form', async () => {
    const { text } = await parent.raw({ url: '/openapi.json' });
    const { paths } = JSON.parse(text) as { paths: Record<string, { post: { requestBody: unknown } }> };
    expect(paths[UPLOAD]?.post.requestBody).toMatchObject({
      content: {
        'multipart/form-data': {
          schema: { required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
        },
      },
    });
  });
});

describe('A film', () => {
  it('is handed out in parts, as iPhones ask for it', async () => {
    const bytes = Buffer.concat([sample.mp4(8), Buffer.from('0123456789')]);
    const url = pathOf(await upload({ bytes }));
    const ask = (range: string) => backend.app.inject({ url, headers: { range } });
    const first = await ask('bytes=0-1');
    expect(first.statusCode).toBe(206);
    expect(first.headers).toMatchObject({
      'content-range': `bytes 0-1/${bytes.length}`,
      'content-length': '2',
    });
    expect((await ask('bytes=-4')).body).toBe('6789');
    expect((await ask(`bytes=${bytes.length - 2}-`)).body).toBe('89');
    expect((await ask(`bytes=${bytes.length}-`)).statusCode).toBe(416);
    expect((await ask('bytes=0-1,4-5')).statusCode).toBe(200);
  });
});

describe('Uploads of one parent', () => {
  it('are limited in number', async () => {
    const { visitor: busy, userId: busyId } = await buildParent(backend, aParent());
    const payload = formOf({ bytes: sample.png() });
    const window = { key: `upload:files:${busyId}`, windowMs: 10 * 60_000 };
    await count(backend.services.db, backend.clock, window, 199);
    expect((await post(payload, busy.token)).status).toBe(200);
    expect(await post(payload, busy.token)).toMatchObject({ status: 429, body: { code: '10000006' } });
    backend.clock.pass(10 * 60_000);
    expect((await post(payload, busy.token)).status).toBe(200);
  });

  it('are limited to a gigabyte a day', async () => {
    const { visitor: busy, userId: busyId } = await buildParent(backend, aParent());
    const payload = formOf({ bytes: sample.png() });
    const window = { key: `upload:kib:${busyId}`, windowMs: DAY };
    await count(backend.services.db, backend.clock, window, 1024 * 1024 - 1);
    expect((await post(payload, busy.token)).status).toBe(200);
    expect(await post(payload, busy.token)).toMatchObject({ status: 429, body: { code: '10000006' } });
    backend.clock.pass(DAY);
    expect((await post(payload, busy.token)).status).toBe(200);
  });
});
