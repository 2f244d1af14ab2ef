import { component, page } from './support/program-folder';
import { startFiles, type Fixture } from './support/start-fixture';
import { until } from './support/until';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFiles({
    'app.json': { pages: ['pages/a/a'], usingComponents: { box: '/box/box' } },
    ...component('box/box', {
      wxml: '<view class="inside" data-level="{{1}}">inside</view>',
      wxss: '.inside[data-level="1"] { margin-left: 4px }',
    }),
    ...page('pages/a/a', {
      js: 'Page({ data: { theme: "dark" }, heard({ currentTarget }) { this.setData({ heard: currentTarget.dataset }) } })',
      wxml: `
        <view id="root" class="root" data-weui-theme="{{theme}}" bindtap="heard"><view id="leaf" class="leaf">leaf</view></view>
        <box id="box" data-kind="own" />
        <swiper id="swiper" data-vertical="no" data-items="{{[1, 2]}}"><swiper-item><view>item</view></swiper-item></swiper>`,
      wxss: `
        [data-weui-theme=dark] .leaf { margin-left: 1px }
        .root[data-weui-theme=light] > .leaf { margin-left: 2px }
        box[data-kind="own"] { padding-left: 3px }
        swiper[data-items] { margin-top: 5px }`,
    }),
  });
});
afterAll(() => fixture.close());

const current = async () => (await fixture.miniProgram.currentPage())!;
const styleOf = async (selector: string, name: string) => (await (await current()).$(selector))!.style(name);

describe('data- attributes', () => {
  it('are what style sheets select by, also when they change or go', async () => {
    expect(await styleOf('#leaf', 'margin-left')).toBe('1px');
    await (await current()).setData({ theme: 'light' });
    await until(async () => (await styleOf('#leaf', 'margin-left')) === '2px');
    await (await current()).setData({ theme: null });
    await until(async () => (await styleOf('#leaf', 'margin-left')) === '0px');
  });

  it('are there on components, in them, and whatever their value is', async () => {
    expect(await styleOf('#box', 'padding-left')).toBe('3px');
    expect(await styleOf('#swiper', 'margin-top')).toBe('5px');
    const box = (await (await current()).$('#box'))!;
    expect(await (await box.$('.inside'))!.style('margin-left')).toBe('4px');
  });

  it('reach handlers as before, and mean nothing to built-in components', async () => {
    await (await current()).setData({ theme: 'dark' });
    await (await (await current()).$('#root'))!.tap();
    await until(async () => (await (await current()).data('heard')) !== undefined);
    expect(await (await current()).data('heard')).toEqual({ weuiTheme: 'dark' });
    const { page: phone } = fixture.host;
    const frame = phone.frames().find((each) => each.url().includes('frame.html'))!;
    expect(await frame.evaluate('getComputedStyle(document.querySelector("wx-swiper")).touchAction')).toBe(
      'pan-y',
    );
  });
});
