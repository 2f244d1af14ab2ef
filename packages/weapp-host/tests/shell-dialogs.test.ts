import { phoneOf, type PhoneView } from './support/phone';
import { startFixture, type Fixture } from './support/start-fixture';
import { until } from './support/until';

let fixture: Fixture;
let phone: PhoneView;

beforeAll(async () => {
  fixture = await startFixture('shell');
  phone = await phoneOf(fixture);
});
afterAll(() => fixture.close());

const wx = (name: string, ...args: unknown[]) => fixture.miniProgram.callWxMethod(name, ...args);
const page = async () => (await fixture.miniProgram.currentPage())!;
const data = async <T>(name: string) => (await (await page()).data(name)) as T;
const shown = (selector: string) => until(async () => (await phone.count(selector)) > 0);
const native = () => fixture.miniProgram.native();

describe('questions', () => {
  it('come one after the other', async () => {
    const first = wx('showModal', { title: '第一个' });
    const second = wx('showModal', { title: '第二个', showCancel: false });
    await shown('.modal');
    expect(await phone.texts('.modal-title')).toEqual(['第一个']);
    await native().cancelModal();
    expect(await first).toMatchObject({ confirm: false, cancel: true });
    expect(await phone.texts('.modal-title')).toEqual(['第二个']);
    await expect(native().cancelModal()).rejects.toThrow('the dialog on screen has no cancel button');
    await phone.tap('.modal button');
    expect(await second).toMatchObject({ confirm: true, cancel: false });
    await expect(native().confirmModal()).rejects.toThrow('no dialog on screen');
  });

  it('an editable one answers what was typed', async () => {
    const answer = wx('showModal', { title: '备注', editable: true, placeholderText: '写点什么' });
    await shown('.modal textarea');
    await fixture.host.page.keyboard.type('好的');
    await native().confirmModal();
    expect(await answer).toMatchObject({ confirm: true, content: '好的' });
  });

  it('an action sheet answers the item that was tapped, a tap beside it cancels', async () => {
    const answer = wx('showActionSheet', { itemList: ['拍照', '相册'], alertText: '从哪里' });
    await shown('.action-sheet');
    expect(await phone.texts('.action-sheet-alert')).toEqual(['从哪里']);
    await phone.tap('.action-sheet-list button >> nth=1');
    expect(await answer).toMatchObject({ tapIndex: 1 });
    const cancelled = expect(wx('showActionSheet', { itemList: ['拍照'] })).rejects.toThrow('fail cancel');
    await shown('.action-sheet');
    await fixture.host.page.touchscreen.tap(180, 200);
    await cancelled;
  });

  it('WeChat asks before it leaves the mini program', async () => {
    const call = wx('makePhoneCall', { phoneNumber: '10086' });
    await shown('.ask');
    expect(await phone.texts('.ask-what, .ask-buttons button')).toEqual(['拨打电话 10086', '取消', '呼叫']);
    await native().authorizeAllow();
    await expect(call).resolves.toMatchObject({ errMsg: 'makePhoneCall:ok' });
  });
});

describe('toast and loading', () => {
  const target = { x: 180, y: 88 + 60 + 30 };

  it('take each other’s place', async () => {
    await wx('showToast', { title: '好了', duration: 60_000 });
    expect(await phone.texts('.toast')).toEqual(['好了']);
    await wx('showLoading', { title: '加载中' });
    expect(await phone.texts('.toast')).toEqual(['加载中']);
    await wx('hideLoading');
    expect(await phone.count('.toast')).toBe(0);
  });

  it('let touches through only without a mask', async () => {
    await wx('showToast', { title: '看得见', icon: 'none', duration: 60_000 });
    await fixture.host.page.touchscreen.tap(target.x, target.y);
    await until(async () => (await data('taps')) === 1);
    await wx('showLoading', { title: '等一下', mask: true });
    await fixture.host.page.touchscreen.tap(target.x, target.y);
    await wx('hideLoading');
    await fixture.host.page.touchscreen.tap(target.x, target.y);
    await until(async () => (await data<number>('taps')) > 1);
    expect(await data('taps')).toBe(2);
  });
});

describe('sheets of a page', () => {
  it('a picker’s wheel snaps to a row, which it returns', async () => {
    await (await (await page()).$('#picker'))!.tap();
    await shown('.picker');
    expect(await phone.texts('.picker [aria-selected=true]')).toEqual(['上海']);
    const wheel = (await phone.rect('.wheel'))!;
    const middle = { x: wheel.x + wheel.width / 2, y: wheel.y + wheel.height / 2 };
    await phone.drag(middle, { x: middle.x, y: middle.y - 110 });
    expect(await phone.texts('.picker [aria-selected=true]')).toEqual(['深圳']);
    await phone.tap('.picker-bar .confirm');
    await until(async () => (await data('chosen')) === 3);
    expect(await phone.count('.picker')).toBe(0);
  });

  it('a picker goes with its page', async () => {
    await (await (await page()).$('#picker'))!.tap();
    await shown('.picker');
    await wx('reLaunch', { url: '/pages/home/index' });
    expect(await phone.count('.picker')).toBe(0);
  });

  it('pictures over the screen: a swipe turns, a tap closes', async () => {
    await wx('previewImage', { urls: ['/images/tab.png', '/images/tab-on.png'], current: '/images/tab.png' });
    const isOn = (index: number) => phone.count(`.preview-dots i:nth-child(${index}).on`);
    expect(await isOn(1)).toBe(1);
    await phone.drag({ x: 300, y: 400 }, { x: 80, y: 400 });
    expect(await isOn(2)).toBe(1);
    await fixture.host.page.touchscreen.tap(180, 400);
    expect(await phone.count('.preview')).toBe(0);
  });
});

describe('capsule', () => {
  it('shares a page that can be shared', async () => {
    await phone.tap('[aria-label=更多]');
    await phone.tap('text=转发给朋友');
    await shown('.toast');
    expect(await phone.texts('.toast')).toEqual(['当前页面不可转发']);
    await wx('navigateTo', { url: '/pages/detail/index' });
    await phone.tap('[aria-label=更多]');
    await phone.tap('text=转发给朋友');
    await shown('.ask');
    expect(await phone.texts('.ask-what')).toEqual(['一起来看']);
    await native().shareConfirm();
    expect(await data('shared')).toBe('menu');
    await wx('navigateBack');
  });

  it('sends the mini program to the background', async () => {
    await phone.tap('[aria-label=关闭]');
    await until(async () => (await data('hidden')) === true);
    expect(await phone.count('.background')).toBe(1);
    await phone.tap('.background');
    expect(await phone.count('.background')).toBe(0);
  });
});

it('the shell had nothing to complain about', () => {
  expect(fixture.host.report().hostErrors).toEqual([]);
});
