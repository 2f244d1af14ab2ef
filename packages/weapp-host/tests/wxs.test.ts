import { component, page } from './support/program-folder';
import { startFiles, type Fixture } from './support/start-fixture';
import { until } from './support/until';

const SCRIPT = `
function touched(event, owner) {
  var state = event.instance.getState();
  state.count = (state.count || 0) + 1;
  event.instance.setStyle({ marginLeft: '10px', 'width': state.count * 75 + 'rpx' });
  event.instance.addClass('on');
  owner.selectComponent('.other').setStyle('height: ' + event.instance.getDataset().tall + 'px');
  owner.callMethod('heard', { count: state.count, on: event.instance.hasClass('on'), type: event.type });
  return false;
}
function changed(value, before, owner, instance) {
  owner.selectComponent('.shown').setStyle({ opacity: value ? 0.5 : 0 });
  instance.triggerEvent('told', { value: value, before: before });
}
function measure(event) { event.instance.getBoundingClientRect(); }
module.exports = { measure: measure, touched: touched, changed: changed };`;

const TEMPLATE = `
<wxs src="./a.wxs" module="m"/>
<view bindtap="outer">
  <view id="target" class="target" data-tall="33" bindtap="{{m.touched}}">1</view>
</view>
<view class="other">2</view>
<box id="box" change:value="{{m.changed}}" value="{{value}}" bindtold="told"/>
<view class="shown">3</view>
<view id="measure" bindtap="{{m.measure}}">4</view>
<view id="chosen" bindtap="{{disabled || m.touched}}">5</view>`;

const PAGE = `Page({
  data: { value: 1, calls: [], told: [], outer: 0 },
  heard(detail) { this.setData({ calls: this.data.calls.concat(detail) }); },
  told({ detail }) { this.setData({ told: this.data.told.concat(detail) }); },
  outer() { this.setData({ outer: 1 }); },
});`;

describe('a WXS function', () => {
  let fixture: Fixture;

  beforeAll(async () => {
    fixture = await startFiles({
      ...page('pages/a/a', {
        js: PAGE,
        json: { usingComponents: { box: '/box/box' } },
        wxml: TEMPLATE,
        wxss: '.on { color: rgb(1, 2, 3) }',
      }),
      'pages/a/a.wxs': SCRIPT,
      ...component('box/box', { js: 'Component({ properties: { value: Number } })' }),
    });
  });

  const current = async () => (await fixture.miniProgram.currentPage())!;
  const style = async (selector: string, name: string) => (await (await current()).$(selector))!.style(name);

  it('that handles an event styles nodes, keeps a state and calls the page', async () => {
    const target = (await (await current()).$('#target'))!;
    await target.tap();
    await target.tap();
    await until(async () => ((await (await current()).data('calls')) as unknown[]).length === 2);
    expect(await (await current()).data('calls')).toEqual([
      { count: 1, on: true, type: 'tap' },
      { count: 2, on: true, type: 'tap' },
    ]);
    expect(await style('#target', 'margin-left')).toBe('10px');
    expect(await style('#target', 'width')).toBe('75px');
    expect(await style('.other', 'height')).toBe('33px');
    expect(await style('#target', 'color')).toBe('rgb(1, 2, 3)');
  });

  it('gets its page where an expression chooses it', async () => {
    const before = ((await (await current()).data('calls')) as unknown[]).length;
    await (await (await current()).$('#chosen'))!.tap();
    await until(async () => ((await (await current()).data('calls')) as unknown[]).length === before + 1);
  });

  it('ends the event by answering false', async () => {
    expect(await (await current()).data('outer')).toBe(0);
  });

  it('gets an error for what it cannot ask the view', async () => {
    await (await (await current()).$('#measure'))!.tap();
    await until(() => Promise.resolve(fixture.host.report().exceptions.length === 1));
    const [error] = fixture.host.report().exceptions;
    expect(error?.message).toBe(
      'WXS getBoundingClientRect is not supported: ask wx.createSelectorQuery() for it',
    );
  });

  it('that watches a property gets its values when all is ready', async () => {
    await until(async () => (await style('.shown', 'opacity')) === '0.5');
    await (await current()).setData({ value: 0 });
    await until(async () => (await style('.shown', 'opacity')) === '0');
    expect(await (await current()).data('told')).toEqual([{ value: 1 }, { value: 0, before: 1 }]);
  });
});
