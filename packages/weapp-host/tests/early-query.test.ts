import { RemoteContext, type FrameLink } from '../logic/backend/context';
import { component, page } from './support/program-folder';
import { startFiles } from './support/start-fixture';

test('a component that asks for its node while it is created finds it', async () => {
  const { miniProgram, close } = await startFiles({
    ...page('pages/a/a', {
      js: 'Page({ data: { found: "" }, told(e) { this.setData({ found: e.detail.id }) } })',
      json: { usingComponents: { drawing: '/c/drawing' } },
      wxml: '<drawing name="paper" bind:told="told"/>',
    }),
    ...component('c/drawing', {
      js: `Component({ properties: { name: String }, observers: { name(name) {
        wx.createSelectorQuery().in(this).select('#' + name).fields({ id: true })
          .exec(([node]) => this.triggerEvent('told', { id: node ? node.id : 'nothing' }));
      } } })`,
      wxml: '<view id="{{name}}">x</view>',
    }),
  });
  const current = await miniProgram.currentPage();
  await current?.waitFor(async () => (await current.data('found')) !== '');
  expect(await current?.data('found')).toBe('paper');
  await close();
});

test('a callback of setData and the ready of the same task wait for one picture', async () => {
  const flushes: (() => void)[] = [];
  const link = {
    ops: () => undefined,
    call: () => new Promise<void>((painted) => flushes.push(painted)),
  } as unknown as FrameLink;
  const window = { width: 1, height: 1, pixelRatio: 1, theme: 'light' };
  const context = new RemoteContext(1, 'pages/a/a', link, {}, () => undefined, window);
  const logs: string[] = [];
  context.render(() => logs.push('setData'));
  context.render(() => logs.push('ready'));
  await Promise.resolve();
  expect(flushes).toHaveLength(1);
  flushes[0]!();
  await new Promise(setImmediate);
  expect(logs).toEqual(['setData', 'ready']);
});
