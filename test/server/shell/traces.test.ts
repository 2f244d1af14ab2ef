import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aParent } from '../../builders/parent';
import { startBackend } from '../support/backend';
import { buildParent } from '../support/people';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly status: { readonly code: number; readonly message?: string };
}

/** What a collector of OpenTelemetry is sent. */
async function collector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const spans = () =>
    bodies.flatMap((body) => {
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: all }) => all));
    });
  return { url: `http://127.0.0.1:${port}`, bodies, spans, stop: () => server.close() };
}

describe('Traces', () => {
  it('go where the setting says, by route, continue the asker’s, and hold nothing of a parent', async () => {
    const { url, bodies, spans, stop } = await collector();
    const backend = await startBackend({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: url, RELEASE: '2026-11-b' } });
    const { visitor } = await buildParent(backend, aParent());
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    const token = visitor.token ?? '';
    await visitor.raw({
      url: `/v1/personalCenter/getPersonInfo?token=${token}`,
      headers: { traceparent, token },
    });
    await backend.running.database.pool.query('DROP TABLE sms_codes');
    await visitor.sendCode('13712345678');
    await backend.stop();
    stop();
    const route = 'GET /v1/personalCenter/getPersonInfo';
    expect(spans()).toContainEqual(expect.objectContaining({ name: route, traceId }));
    const failed = spans().filter(({ status }) => status.code === 2);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.filter(({ status }) => status.message)).toEqual([]);
    const text = bodies.join('');
    expect(text).toContain('2026-11-b');
    for (const secret of [token, '13712345678', 'sms_codes']) expect(text).not.toContain(secret);
  });
});
