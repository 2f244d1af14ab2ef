import { createHash } from 'node:crypto';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('the share configuration', () => {
  it('is signed for everybody, without the fragment of the address', async () => {
    const sUrl = 'https://parent.example.com/index?from=%E4%B8%AD&token=T#/top?a=1';
    const { code, data } = await new Visitor(backend).ask('getSignPackage', { sUrl });
    expect(code).toBe('200');
    const { nonceStr, timestamp, signature } = data;
    const [url] = sUrl.split('#');
    const signed = `jsapi_ticket=demo&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
    expect(signature).toBe(createHash('sha1').update(signed).digest('hex'));
    expect(timestamp).toBe(Math.floor(backend.clock.now().getTime() / 1000));
  });

  it('is for web addresses only', async () => {
    const answer = await new Visitor(backend).ask('getSignPackage', { sUrl: 'javascript:alert(1)' });
    expect(answer).toMatchObject({ status: 400, body: { field: 'sUrl' } });
  });
});
