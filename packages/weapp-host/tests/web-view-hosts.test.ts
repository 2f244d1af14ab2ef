import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { page } from './support/program-folder';
import { startFiles, type Fixture } from './support/start-fixture';
import { until } from './support/until';

let server: Server;
let host: string;
let fixture: Fixture;

beforeAll(async () => {
  server = createServer((_request, response) => response.end('<p>a page of the web</p>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  fixture = await startFiles(
    page('pages/a/a', {
      js: `Page({ data: { src: '', heard: [] }, loaded() { this.setData({ heard: this.data.heard.concat('load') }); },
        failed({ detail }) { this.setData({ heard: this.data.heard.concat(detail.url) }); } })`,
      wxml: '<web-view src="{{src}}" bindload="loaded" binderror="failed"/>',
    }),
    { options: { webViewHosts: [host] } },
  );
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const current = async () => (await fixture.miniProgram.currentPage())!;
const readMessages = async () => (await (await current()).data('heard')) as string[];
const open = async (src: string) => {
  await (await current()).setData({ src, heard: [] });
  await until(async () => (await readMessages()).length > 0);
  const frames = fixture.host.page.frames();
  const texts = await Promise.all(
    frames.map((frame) => frame.evaluate<string>("document.body?.innerText ?? ''")),
  );
  return { heard: await readMessages(), text: texts.join() };
};

describe('hosts of web-views', () => {
  it('that are listed are shown', async () => {
    const { heard: received, text } = await open(`http://${host}/listed`);
    expect(received).toEqual(['load']);
    expect(text).toContain('a page of the web');
  });

  it('that are not allowed are refused, reported and not shown', async () => {
    const other = host.replace('127.0.0.1', 'localhost');
    const { heard: received, text } = await open(`http://${other}/other`);
    expect(received).toEqual([`http://${other}/other`]);
    expect(text).toContain('不支持打开');
    expect(text).not.toContain('a page of the web');
  });
});
