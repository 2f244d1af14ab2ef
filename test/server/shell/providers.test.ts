import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pushMessages } from '../../../server/providers/tables';
import { ProviderError } from '../../../server/providers';
import { gatewayPush } from '../../../server/providers/push';
import { gatewaySms } from '../../../server/providers/sms';
import { s3Storage } from '../../../server/providers/storage-s3';
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

const message = { areaCode: '86', phone: '13700000001', code: '123456', purpose: '登录' };

describe('The SMS gateway', () => {
  it('gets phone, code and purpose as JSON with its token', async () => {
    const asked: Asked[] = [];
    const sms = gatewaySms({ url: 'https://sms.example.com/send', token: 'key' }, async (url, init = {}) => {
      asked.push({ url, init });
      return new Response(null, { status: 204 });
    });
    await sms.send(message);
    expect(asked[0]?.url).toBe('https://sms.example.com/send');
    expect(asked[0]?.init).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer key' } });
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual(message);
  });

  it.each([
    ['http 502', async () => new Response('', { status: 502 })],
    ['unreachable', async () => Promise.reject(new TypeError('fetch failed'))],
    ['timeout', async () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ])('fails with %s and says nothing of the parent', async (code, fetchFrom) => {
    const failure = await gatewaySms({ url: 'https://sms.example.com', token: null }, fetchFrom)
      .send(message)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderError);
    expect((failure as ProviderError).code).toBe(code);
    expect(String(failure)).not.toContain(message.phone);
  });
});

describe('Push', () => {
  const note = { userId: 100001, title: '上课提醒', text: '19:00 开课' };

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

  describe('that speaks S3', () => {
    const kept = new Map<string, { body: Buffer; type: string; authorization: string }>();
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
        if (request.method === 'PUT') {
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
