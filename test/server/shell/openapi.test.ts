import zlib from 'node:zlib';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';

let backend: Backend;
let visitor: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  visitor = new Visitor(backend);
});
afterAll(() => backend.stop());

describe('The OpenAPI document', () => {
  it('has every served call with its service, its request and its answer', async () => {
    const { text } = await visitor.raw({ url: '/openapi.json' });
    const { paths } = JSON.parse(text) as {
      paths: Record<string, Record<string, { tags: string[]; operationId: string }>>;
    };
    expect(paths['/member/aggregation/v2/pwdLogin']?.post).toMatchObject({
      operationId: 'pwdLogin',
      tags: ['member'],
      requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
      responses: { 200: {}, 400: {} },
    });
    expect(paths['/operator/works/refuse']?.post).toMatchObject({
      operationId: 'operator.refuseWork',
      tags: ['operator'],
      description: expect.stringContaining('For: reviewer.') as unknown,
    });
    expect(Object.keys(paths).filter((path) => path.includes('__test') || path.includes('*'))).toEqual([]);
  });

  it('is compressed once, however many requests, for each encoding', async () => {
    const packings = [jest.spyOn(zlib, 'brotliCompressSync'), jest.spyOn(zlib, 'gzipSync')];
    const asking = async (accepted: string) => {
      const asked = { url: '/openapi.json', headers: { 'accept-encoding': accepted } };
      return (await visitor.raw(asked)).headers['content-encoding'];
    };
    expect(await Promise.all(['br', 'gzip, br', 'gzip', 'br', 'gzip'].map(asking))).toEqual([
      'br',
      'br',
      'gzip',
      'br',
      'gzip',
    ]);
    expect(packings.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    for (const packing of packings) packing.mockRestore();
  });
});
