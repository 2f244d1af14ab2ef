import { readFileSync } from 'node:fs';
import path from 'node:path';
import { component, page } from './support/program-folder';
import { startFiles } from './support/start-fixture';

const PICTURE = readFileSync(path.resolve(__dirname, 'fixtures/basic/images/wide.png'));

test('a picture with a relative path is looked up beside the page or component', async () => {
  const { miniProgram, host, close } = await startFiles({
    'app.json': { pages: ['pages/a/a'] },
    ...page('pages/a/a', {
      json: { usingComponents: { card: '/c/card/card' } },
      js: 'Page({ data: { src: "../shared.png", seen: [] }, seen(e) { this.setData({ seen: this.data.seen.concat(e.type + e.target.id) }) } })',
      wxml:
        '<image id="1" src="own.png" bindload="seen" binderror="seen"/><image id="2" src="{{src}}" bindload="seen" binderror="seen"/>' +
        '<card><image id="3" src="./own.png" bindload="seen" binderror="seen"/></card><image id="4" src="/c/card/inside.png" bindload="seen" binderror="seen"/>',
    }),
    ...component('c/card/card', { wxml: '<image id="in" src="inside.png"/><slot/>' }),
    'pages/a/own.png': PICTURE,
    'pages/shared.png': PICTURE,
    'c/card/inside.png': PICTURE,
  });
  const current = await miniProgram.currentPage();
  await current?.waitFor(async () => (await current.data('seen')).length === 4);
  expect([...(await current?.data('seen'))].sort()).toEqual(['load1', 'load2', 'load3', 'load4']);
  expect(host.report().hostErrors).toEqual([]);
  await close();
});

test('a picture that is not there is the program’s fault, not the host’s', async () => {
  const { miniProgram, host, close } = await startFiles({
    ...page('pages/a/a', {
      js: 'Page({ data: { seen: "" }, seen(e) { this.setData({ seen: e.type }) } })',
      wxml: '<image src="/none.png" bindload="seen" binderror="seen"/>',
    }),
  });
  const current = await miniProgram.currentPage();
  await current?.waitFor(async () => (await current.data('seen')) === 'error');
  expect(host.report().hostErrors).toEqual([]);
  await close();
});
