/** Every public entry of the official client, as published. What an entry does in detail is in protocol*.test.ts. */
import type automatorOf from 'miniprogram-automator';
import os from 'node:os';
import path from 'node:path';
import { onPage } from './support/on-page';
import { automator } from './support/host';
import { startFixture } from './support/start-fixture';
import { until } from './support/until';

type Automator = typeof automatorOf;
type Fixture = Awaited<ReturnType<typeof startFixture>>;
type Entries = Readonly<Record<string, () => unknown>>;

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture('protocol', { options: { permissions: 'ask', privacy: 'agreed' } });
});
afterAll(() => fixture.close());

const phone = () => fixture.miniProgram;
const { page, element } = onPage(phone);
const first = (selector: string) => element(selector) as Promise<unknown>;
const native = () => phone().native();
const wx = (method: string, options: object = {}) => phone().callWxMethod(method, options);

/** Answers a dialog as soon as it is open; `asked` ends with it. */
async function answering(asked: Promise<unknown>, answer: () => Promise<unknown>): Promise<void> {
  const ended = asked.catch((error: unknown) => error);
  await until(() =>
    answer().then(
      () => true,
      () => false,
    ),
  );
  await ended;
}

const PAYMENT = { timeStamp: '1', nonceStr: 'a', package: 'prepay_id=1', signType: 'MD5', paySign: 'b' };

/** By the capsule's menu. */
async function share(): Promise<void> {
  await wx('reLaunch', { url: '/pages/first/index' });
  await fixture.host.page.tap('[aria-label=更多]');
  await fixture.host.page.tap('text=转发给朋友');
  await fixture.host.page.waitForSelector('.ask');
}

const PLUGIN = 'wx0000000000000000';
const MINI_PROGRAM: Entries = {
  pageStack: () => phone().pageStack(),
  navigateTo: () => phone().navigateTo('/pages/second/index'),
  redirectTo: () => phone().redirectTo('/pages/second/index?from=redirect'),
  navigateBack: () => phone().navigateBack(),
  switchTab: () => phone().switchTab('/pages/tab/index'),
  reLaunch: () => phone().reLaunch('/pages/first/index'),
  currentPage: () => phone().currentPage(),
  systemInfo: () => phone().systemInfo(),
  callWxMethod: () => phone().callWxMethod('getSystemInfoSync'),
  mockWxMethod: () => phone().mockWxMethod('getStorageSync', 'mocked'),
  restoreWxMethod: () => phone().restoreWxMethod('getStorageSync'),
  evaluate: () => phone().evaluate(() => 1),
  exposeFunction: () => phone().exposeFunction('onHeard', () => undefined),
  pageScrollTo: () => phone().pageScrollTo(40),
  on: () => phone().on('console', () => undefined),
  checkVersion: () => phone().checkVersion(),
  screenshot: () => phone().screenshot(),
  testAccounts: () => phone().testAccounts(),
  stopAudits: () => phone().stopAudits({ path: path.join(os.tmpdir(), `client-audit-${process.pid}.html`) }),
  setTicket: () => phone().setTicket('ticket'),
  getTicket: () => phone().getTicket(),
  refreshTicket: () => phone().refreshTicket(),
  native: () => phone().native(),
};

const NATIVE: Entries = {
  switchTab: () => native().switchTab({ url: '/pages/tab/index' }),
  goHome: () => native().goHome(),
  navigateLeft: async () => {
    await phone().navigateTo('/pages/second/index');
    await native().navigateLeft();
  },
  confirmModal: () => answering(wx('showModal', { title: '问' }), () => native().confirmModal()),
  cancelModal: () => answering(wx('showModal', { title: '问' }), () => native().cancelModal()),
  authorizeCancel: () =>
    answering(wx('authorize', { scope: 'scope.record' }), () => native().authorizeCancel()),
  authorizeAllow: () =>
    answering(wx('authorize', { scope: 'scope.camera' }), () => native().authorizeAllow()),
  shareConfirm: async () => {
    await share();
    await native().shareConfirm();
  },
  shareCancel: async () => {
    await share();
    await native().shareCancel();
  },
  closePaymentDialog: () => answering(wx('requestPayment', PAYMENT), () => native().closePaymentDialog()),
};

const PAGE: Entries = {
  waitFor: async () => (await page()).waitFor('.list'),
  $: async () => (await page()).$('.list'),
  $$: async () => (await page()).$$('.item'),
  getElementByXpath: async () => (await page()).getElementByXpath('//view'),
  getElementsByXpath: async () => (await page()).getElementsByXpath('//view'),
  xpath: async () => (await page()).xpath('//view'),
  data: async () => (await page()).data('level'),
  setData: async () => (await page()).setData({ chosen: 'a' }),
  size: async () => (await page()).size(),
  callMethod: async () => (await page()).callMethod('sum', 1, 2),
  scrollTop: async () => (await page()).scrollTop(),
};

const ELEMENT: Entries = {
  $: async () => (await element('.list')).$('.item'),
  $$: async () => (await element('.list')).$$('.item'),
  size: async () => (await element('.list')).size(),
  offset: async () => (await element('.list')).offset(),
  text: async () => (await element('.list')).text(),
  attribute: async () => (await element('.list')).attribute('class'),
  value: async () => (await element('.name')).value(),
  property: async () => (await element('.name')).property('placeholder'),
  wxml: async () => (await element('.list')).wxml(),
  outerWxml: async () => (await element('.list')).outerWxml(),
  style: async () => (await element('.list')).style('display'),
  tap: async () => (await element('.item-0')).tap(),
  longpress: async () => (await element('.touched')).longpress(),
  trigger: async () => (await element('.custom-event')).trigger('shout', { word: '嗨' }),
  touchstart: async () => (await element('.touched')).touchstart({ touches: [{ pageX: 1, pageY: 1 }] }),
  touchmove: async () => (await element('.touched')).touchmove({ touches: [{ pageX: 2, pageY: 1 }] }),
  touchend: async () => (await element('.touched')).touchend({}),
  dispatchEvent: async () =>
    (await element('.dispatched')).dispatchEvent({ eventName: 'tap', touches: [{}] }),
};

const of = <Name extends keyof Automator>(_name: Name, selector: string) =>
  first(selector) as Promise<Automator[Name] extends new (...args: never[]) => infer Each ? Each : never>;

const CUSTOM: Entries = {
  setData: async () => (await of('CustomElement', 'counter')).setData({ count: 7 }),
  data: async () => (await of('CustomElement', 'counter')).data('count'),
  callMethod: async () => (await of('CustomElement', 'counter')).callMethod('add', 3),
};
const INPUT: Entries = { input: async () => (await of('InputElement', '.name')).input('小明') };
const SCROLL: Entries = {
  scrollTo: async () => (await of('ScrollViewElement', '.scroll')).scrollTo(0, 40),
  property: async () => (await of('ScrollViewElement', '.scroll')).property('scrollTop'),
  scrollWidth: async () => (await of('ScrollViewElement', '.scroll')).scrollWidth(),
  scrollHeight: async () => (await of('ScrollViewElement', '.scroll')).scrollHeight(),
};
const SWIPER: Entries = { swipeTo: async () => (await of('SwiperElement', '.swiper')).swipeTo(1) };
const MOVABLE: Entries = {
  moveTo: async () => (await of('MovableViewElement', '.movable')).moveTo(30, 40),
  property: async () => (await of('MovableViewElement', '.movable')).property('x'),
};
const SLIDER: Entries = { slideTo: async () => (await of('SliderElement', '.slider')).slideTo(8) };
const SWITCH: Entries = { tap: async () => (await of('SwitchElement', '.switch')).tap() };
const CONTEXT: Entries = {
  callContextMethod: async () => (await of('ContextElement', '.video')).callContextMethod('pause'),
};

/** Need a phone, or a plugin of another account. */
const REFUSED: Entries = {
  remote: () => phone().remote(),
  mockPluginWxMethod: () => phone().mockPluginWxMethod(PLUGIN, 'getStorageSync', 'mocked'),
  callPluginWxMethod: () => phone().callPluginWxMethod(PLUGIN, 'getStorageSync', 'key'),
  restorePluginWxMethod: () => phone().restorePluginWxMethod(PLUGIN, 'getStorageSync'),
};

/** Of the client's classes, with what TypeScript hides from a tester. */
const PRIVATE =
  /^(constructor|send|sendNative|changeRoute|windowProperty|domProperty|_property|getter|callFunction)$/;
/** End the connection, as every test file does. */
const ENDINGS = ['close', 'disconnect'];

const publicOf = (prototype: object): string[] =>
  Object.getOwnPropertyNames(prototype).filter((name) => !PRIVATE.test(name) && !ENDINGS.includes(name));

const isTaken = (name: string): boolean => !(name in REFUSED);

describe.each([
  ['MiniProgram', MINI_PROGRAM, () => Object.getPrototypeOf(phone()) as object],
  ['Page', PAGE, async () => Object.getPrototypeOf(await page()) as object],
  ['Element', ELEMENT, () => automator.Element.prototype],
  ['CustomElement', CUSTOM, () => automator.CustomElement.prototype],
  ['InputElement', INPUT, () => automator.InputElement.prototype],
  ['ScrollViewElement', SCROLL, () => automator.ScrollViewElement.prototype],
  ['SwiperElement', SWIPER, () => automator.SwiperElement.prototype],
  ['MovableViewElement', MOVABLE, () => automator.MovableViewElement.prototype],
  ['SwitchElement', SWITCH, () => automator.SwitchElement.prototype],
  ['SliderElement', SLIDER, () => automator.SliderElement.prototype],
  ['ContextElement', CONTEXT, () => automator.ContextElement.prototype],
  ['Native', NATIVE, () => Object.getPrototypeOf(native()) as object],
] as const)('%s of the official client', (_name, entries, prototype) => {
  test('has no other entries', async () =>
    expect(Object.keys(entries).sort()).toEqual(
      publicOf(await prototype())
        .filter(isTaken)
        .sort(),
    ));

  test.each(Object.entries(entries))('%s works', async (_entry, act) => {
    await act();
  });
});

test.each(Object.entries(REFUSED))('%s is refused in a sentence', async (_entry, act) => {
  await expect(act()).rejects.toThrow(/not supported/);
});
