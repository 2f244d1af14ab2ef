import { loadConfig } from '../../../server/core/config';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';

const FILES = 'AbCdEf1234.txt=0123456789abcdef, MP_verify_AbC123.txt=AbC123';

let backend: Backend;
beforeAll(async () => (backend = await startBackend({ env: { WECHAT_VERIFY_FILES: FILES } })));
afterAll(() => backend.stop());

test.each([
  ['/AbCdEf1234.txt', '0123456789abcdef'],
  ['/MP_verify_AbC123.txt', 'AbC123'],
])('WeChat reads %s as plain text, and nothing else in it', async (url, body) => {
  const answer = await new Visitor(backend).raw({ url });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  expect(answer.text).toBe(body);
});

test('a file that is not set is not there', async () =>
  expect((await new Visitor(backend).raw({ url: '/AbCdEf9999.txt' })).status).toBe(404));

test.each(['index.html=1', '../AbCdEf1234.txt=1', 'AbCdEf1234.txt', 'AbCdEf1234.txt=<b>'])(
  'a start with the file %s is refused',
  (files) => expect(() => loadConfig({ WECHAT_VERIFY_FILES: files })).toThrow('WECHAT_VERIFY_FILES'),
);
