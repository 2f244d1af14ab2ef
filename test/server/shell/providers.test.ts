import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { filePieces, pushMessages } from '../../../server/core/providers/tables';
import { ProviderError } from '../../../server/core/providers';
import { gatewayPush } from '../../../server/core/providers/push';
import { gatewaySms } from '../../../server/core/providers/sms';
import { sweepPieces } from '../../../server/core/providers/storage-demo';
import { s3Storage } from '../../../server/core/providers/storage-s3';
import { startBackend, type Backend } from '../support/backend';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

interface Asked {
  readonly url: string;
  readonly init: RequestInit;
}

async function* inChunks(body: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < body.length; from += size) yield body.subarray(from, from + size);
}

async function* cutOff(body: Buffer): AsyncGenerator<Buffer> {
  yield body;
  throw new Error('cut off');
}

const message = { areaCode: '86', phone: '13700000001', code: '123456', purpose: '登录' };
const shown = { ...message, phoneMask: '137****0001' };
const settings = { url: 'https://sms.example.com/send', token: 'key', takesNotices: false };

describe('The SMS gateway', () => {
  it('gets phone, code and purpose as JSON with its token', async () => {
    const asked: Asked[] = [];
    const sms = gatewaySms(settings, async (url, init = {}) => {
      asked.push({ url, init });
      return new Response(null, { status: 204 });
    });
    await sms.send(shown);
    expect(asked[0]?.url).toBe('https://sms.example.com/send');
    expect(asked[0]?.init).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer key' } });
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual(message);
  });

  it('gets other messages only where the operator says so', async () => {
    const taken = async () => new Response('');
    expect(gatewaySms(settings, taken).notify).toBeNull();
    expect(gatewaySms({ ...settings, takesNotices: true }, taken).notify).not.toBeNull();
  });

  it.each([
    ['http 502', async () => new Response('', { status: 502 })],
    ['unreachable', async () => Promise.reject(new TypeError('fetch failed'))],
    ['timeout', async () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ])('fails with %s and says nothing of the parent', async (code, fetchFrom) => {
    const failure = await gatewaySms(settings, fetchFrom)
      .send(shown)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderError);
    expect((failure as ProviderError).code).toBe(code);
    expect(String(failure)).not.toContain(message.phone);
  });
});

describe('Push', () => {
  const note = { id: 1, userId: 100001, title: '上课提醒', text: '19:00 开课' };

  it('goes to the gateway, or into a table for the demonstration', async () => {
    let body = '';
    const push = gatewayPush({ url: 'https://push.example.com', token: null }, async (_url, init) => {
      body = String(init?.body);
      return Response.json({});
    });
    await push.send(note);
    expect(JSON.parse(body)).toEqual(note);

    await backend.services.providers.push.send(note);
    const kept = await backend.services.db.select().from(pushMessages);
    expect(kept).toEqual([
      expect.objectContaining({ userId: 100001, title: '上课提醒', body: '19:00 开课' }),
    ]);
  });
});

describe('Storage', () => {
  const picture = { body: Buffer.from([1, 2, 0, 255]), contentType: 'image/png' };

  it('of the demonstration keeps files in the database', async () => {
    const { storage } = backend.services.providers;
    await storage.put('kept/one.png', { ...picture, body: Buffer.from('old') });
    await storage.put('kept/one.png', picture);
    expect(await storage.get('kept/one.png')).toEqual(picture);
    expect(await storage.get('kept/two.png')).toBeNull();
  });

  it('of the demonstration takes a file in pieces, and serves any part of it', async () => {
    const { storage } = backend.services.providers;
    const body = Buffer.from(Array.from({ length: 700_000 }, (_, at) => (at * 31) % 251));
    expect(await storage.putPieces('kept/long.mp4', 'video/mp4', inChunks(body, 10_007))).toBe(body.length);
    expect((await storage.get('kept/long.mp4'))?.body.equals(body)).toBe(true);
    for (const [from, to] of [
      [0, 9],
      [262_140, 262_150],
      [300_000, 699_999],
      [699_990, 900_000],
    ] as const) {
      const part = await storage.getPart('kept/long.mp4', { from, to });
      expect(part).toMatchObject({ from, size: body.length, contentType: 'video/mp4' });
      expect(part?.body?.equals(body.subarray(from, to + 1))).toBe(true);
    }
    const last = await storage.getPart('kept/long.mp4', { last: 5 });
    expect(last).toMatchObject({ from: 699_995, body: body.subarray(-5) });
    expect((await storage.getPart('kept/long.mp4', { from: 700_000, to: 700_001 }))?.body).toBeNull();
    await storage.remove('kept/long.mp4');
    expect(await storage.get('kept/long.mp4')).toBeNull();
    expect(await backend.services.db.select().from(filePieces)).toEqual([]);
  });

  it('of the demonstration serves nothing of an incomplete file, and deletes its pieces', async () => {
    const { storage } = backend.services.providers;
    const cut = storage.putPieces('kept/cut.mp4', 'video/mp4', cutOff(Buffer.alloc(600_000)));
    await expect(cut).rejects.toThrow('cut off');
    expect(await storage.get('kept/cut.mp4')).toBeNull();
    const { db, clock } = backend.services;
    expect((await db.select().from(filePieces)).length).toBeGreaterThan(0);
    await sweepPieces(db, new Date(clock.now().getTime() + 25 * 3_600_000));
    expect(await db.select().from(filePieces)).toEqual([]);
  });

  describe('that speaks S3', () => {
    const kept = new Map<string, { body: Buffer; type: string; authorization: string }>();
    const asked: string[] = [];
    let failsAtPart = false;
    let server: Server;
    let endpoint: string;

    async function bodyOf(request: IncomingMessage): Promise<Buffer> {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    }

    beforeAll(async () => {
      server = createServer(async (request, response) => {
        const found = kept.get(request.url ?? '');
        if (request.url?.includes('uploads') || request.url?.includes('uploadId=')) {
          const body = await bodyOf(request);
          asked.push(`${request.method} ${request.url} ${body.length}`);
          if (request.method === 'PUT' && failsAtPart) response.writeHead(500).end();
          else if (request.url.endsWith('?uploads')) response.end('<UploadId>u/1</UploadId>');
          else response.writeHead(200, { etag: '"tag"' }).end(body.length < 999 ? body : '');
        } else if (request.method === 'PUT') {
          const type = request.headers['content-type'] ?? '';
          const authorization = request.headers.authorization ?? '';
          kept.set(request.url ?? '', { body: await bodyOf(request), type, authorization });
          response.end();
        } else if (found === undefined) response.writeHead(404).end();
        else response.writeHead(200, { 'content-type': found.type }).end(found.body);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterAll(() => server.close());

    it('puts and gets signed', async () => {
      const storage = s3Storage({
        endpoint,
        bucket: 'b',
        region: 'auto',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
        publicEndpoint: null,
      });
      await storage.put('kept/one.png', picture);
      expect(kept.get('/b/kept/one.png')?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=id\//);
      expect(await storage.get('kept/one.png')).toEqual(picture);
      expect(await storage.get('kept/two.png')).toBeNull();
    });

    const settings = () => ({
      ...{ endpoint, bucket: 'b', region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' },
      publicEndpoint: null,
    });
    const MIB = 1024 * 1024;

    it('takes a small file in one request, and a large one in parts of eight megabytes', async () => {
      const storage = s3Storage(settings());
      await storage.putPieces('kept/short.jpg', 'image/jpeg', inChunks(Buffer.alloc(3 * MIB), MIB));
      expect(kept.get('/b/kept/short.jpg')?.body.length).toBe(3 * MIB);
      expect(asked).toEqual([]);
      const bytes = await storage.putPieces(
        'kept/long.mp4',
        'video/mp4',
        inChunks(Buffer.alloc(20 * MIB), MIB),
      );
      expect(bytes).toBe(20 * MIB);
      expect(asked.splice(0).map((line) => line.replace('/b/kept/long.mp4', ''))).toEqual([
        'POST ?uploads 0',
        `PUT ?partNumber=1&uploadId=u%2F1 ${8 * MIB}`,
        `PUT ?partNumber=2&uploadId=u%2F1 ${8 * MIB}`,
        `PUT ?partNumber=3&uploadId=u%2F1 ${4 * MIB}`,
        expect.stringMatching(/^POST \?uploadId=u%2F1 \d+$/),
      ]);
    });

    it('deletes the parts of an upload that ends in the middle', async () => {
      failsAtPart = true;
      const storage = s3Storage(settings());
      const sent = storage.putPieces('kept/long.mp4', 'video/mp4', inChunks(Buffer.alloc(9 * MIB), MIB));
      await expect(sent).rejects.toBeInstanceOf(ProviderError);
      expect(asked.at(-1)).toMatch(/^DELETE .*uploadId=u%2F1 0$/);
      failsAtPart = false;
    });

    it('fails in its own name when it cannot be reached', async () => {
      const nowhere = {
        endpoint: 'http://127.0.0.1:1',
        bucket: 'b',
        region: 'auto',
        accessKeyId: 'i',
        secretAccessKey: 's',
        publicEndpoint: null,
      };
      await expect(s3Storage(nowhere).get('x')).rejects.toMatchObject({
        provider: 'storage',
        code: 'unreachable',
      });
    });
  });
});
