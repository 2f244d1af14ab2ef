/** Load, slow clients and unknown origins must not block other users. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { REQUEST_TIMEOUT_MS } from '../../../src/contract/wire';
import { allCalls } from '../../../src/contract/registry';
import { connect as connectDatabase } from '../../../server/core/db/client';
import { limitKeyOf } from '../../../server/core/limits/address';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { sample } from '../support/forms';
import { buildParent } from '../support/people';
import { Visitor } from '../support/visitor';

describe('Pictures and files', () => {
  it('take nothing from the calls of their address', async () => {
    const strict = await startBackend({ env: { RATE_LIMIT_PER_MINUTE: '2' } });
    const parent = new Visitor(strict);
    for (let picture = 0; picture < 5; picture += 1) {
      expect((await parent.raw({ url: '/files/none.png' })).status).toBe(404);
    }
    expect((await parent.ask('getIsGray')).status).toBe(200);
    expect((await parent.ask('getIsGray')).status).toBe(200);
    const refused = await parent.ask('getIsGray');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    await strict.stop();
  });
});

describe('A client', () => {
  let backend: Backend;
  let port: number;
  beforeAll(async () => {
    backend = await startBackend({ env: { BODY_SECONDS: '1' } });
    port = Number(new URL(await backend.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => backend.stop());

  const HALF = [
    'POST /v1/trackings/event HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    'content-length: 100',
    '',
    '{"event_id"',
  ].join('\r\n');

  async function open(text: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }

  it('that sends half of a body is let go', async () => {
    const socket = await open(HALF);
    const received: Buffer[] = [];
    socket.on('data', (part: Buffer) => received.push(part));
    await once(socket, 'close');
    expect(Buffer.concat(received).toString()).toContain('408 Request Timeout');
  });

  it('that drips an upload is let go, and one that sends it slowly is not', async () => {
    const { visitor } = await buildParent(backend, aParent());
    const head = [
      `POST ${allCalls.uploadFile.path} HTTP/1.1`,
      'host: localhost',
      `token: ${visitor.token ?? ''}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 100000',
      '',
      '--b',
      'content-disposition: form-data; name="file"; filename="a.jpg"',
      'content-type: image/jpeg',
      '',
      '',
    ].join('\r\n');
    const drip = async (bytes: number): Promise<Socket> => {
      const socket = await open(head);
      socket.write(sample.jpeg(1000).subarray(0, 100));
      const dripping = setInterval(() => socket.write('x'.repeat(bytes)), 50);
      socket.once('close', () => clearInterval(dripping)).resume();
      return socket;
    };
    const slow = await drip(200);
    // Twice the timeout.
    for (let time = 0; time < 2; time += 1) await once(await drip(1), 'close');
    expect(slow.closed).toBe(false);
    slow.destroy();
  });

  it('that leaves in the midst of its request makes no error in the log', async () => {
    const before = backend.log.length;
    const socket = await open(HALF);
    socket.destroy();
    await once(socket, 'close');
    const other = new Visitor(backend);
    expect((await other.raw({ url: '/healthz' })).status).toBe(200);
    expect(limitKeyOf(undefined)).toBe('gone');
    expect(backend.log.slice(before).filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  it('is answered before it gives up, whatever the database does', async () => {
    // The pool connects lazily, so this needs no database. Test backends have longer timeouts.
    const { pool, close } = connectDatabase('postgres://127.0.0.1/none', 1, () => undefined);
    const { options } = pool as unknown as {
      options: { query_timeout: number; connectionTimeoutMillis: number };
    };
    expect(options.query_timeout + options.connectionTimeoutMillis).toBeLessThan(REQUEST_TIMEOUT_MS);
    await close();
  });

  it('of a private call gets an answer that no cache keeps, refused or not', async () => {
    const { headers, status } = await new Visitor(backend).ask('getPersonInfo');
    expect([status, headers['cache-control']]).toEqual([401, 'no-store']);
    const nowhere = await new Visitor(backend).raw({ url: '/v1/nowhere' });
    expect(nowhere.headers['cache-control']).toBe('no-store');
  });
});
