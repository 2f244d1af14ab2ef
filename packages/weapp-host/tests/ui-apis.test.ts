import { answerDialog } from './support/dialogs';
import { startFixture, type Fixture } from './support/start-fixture';
import { until } from './support/until';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture('apis');
});
afterAll(() => fixture.close());

const wx = (name: string, ...args: unknown[]) => fixture.miniProgram.callWxMethod(name, ...args);
const page = async () => (await fixture.miniProgram.currentPage())!;
const data = async <T>(name: string) => (await (await page()).data(name)) as T;

describe('dialogs', () => {
  it('showModal answers with what the person chose', async () => {
    const answer = wx('showModal', { title: '问', content: '好吗' });
    await answerDialog(fixture, 'cancelModal');
    expect(await answer).toEqual({ confirm: false, cancel: true, content: null, errMsg: 'showModal:ok' });
  });

  it('showModal refuses long buttons, showActionSheet seven items', async () => {
    await expect(wx('showModal', { confirmText: '一二三四五' })).rejects.toThrow(
      'showModal:fail confirmText length should not larger than 4 Chinese characters',
    );
    await expect(wx('showActionSheet', { itemList: [...'一二三四五六七'] })).rejects.toThrow(
      'showActionSheet:fail parameter error: itemList should not be large than 6',
    );
  });

  it('a cancelled action sheet fails', async () => {
    const answer = wx('showActionSheet', { itemList: ['一', '二'] });
    const failed = expect(answer).rejects.toThrow('showActionSheet:fail cancel');
    await answerDialog(fixture, 'cancelModal');
    await failed;
  });

  it('a toast needs a title', async () => {
    await expect(wx('showToast', {})).rejects.toThrow(
      'showToast:fail parameter error: parameter.title should be String instead of Undefined;',
    );
    await expect(wx('showToast', { title: '好' })).resolves.toEqual({ errMsg: 'showToast:ok' });
    await expect(wx('hideToast')).resolves.toEqual({ errMsg: 'hideToast:ok' });
  });
});

describe('bars', () => {
  it('the tab bar can be changed on a tab page only', async () => {
    await expect(wx('setTabBarBadge', { index: 1, text: '3' })).resolves.toEqual({
      errMsg: 'setTabBarBadge:ok',
    });
    await expect(wx('removeTabBarBadge', { index: 7 })).rejects.toThrow(
      'removeTabBarBadge:fail tabbar item not found',
    );
    await wx('navigateTo', { url: '/pages/detail/index' });
    await expect(wx('hideTabBar')).rejects.toThrow('hideTabBar:fail not TabBar page');
    await wx('navigateBack');
  });

  it('a page may ask before the back button leaves it', async () => {
    await wx('navigateTo', { url: '/pages/detail/index?id=2' });
    await wx('enableAlertBeforeUnload', { message: '真的要走吗' });
    const stays = fixture.miniProgram.native().navigateLeft();
    await answerDialog(fixture, 'cancelModal');
    await stays;
    expect((await page()).path).toBe('pages/detail/index');
    const leaves = fixture.miniProgram.native().navigateLeft();
    await answerDialog(fixture, 'confirmModal');
    await leaves;
    expect((await page()).path).toBe('pages/home/index');
  });

  it('the navigation bar takes two front colours', async () => {
    await expect(
      wx('setNavigationBarColor', { frontColor: '#ffffff', backgroundColor: '#336699' }),
    ).resolves.toEqual({ errMsg: 'setNavigationBarColor:ok' });
    await expect(
      wx('setNavigationBarColor', { frontColor: '#ff0000', backgroundColor: '#336699' }),
    ).rejects.toThrow('setNavigationBarColor:fail invalid frontColor');
  });
});

describe('nodes', () => {
  it('answers a selector query in order and stops at components', async () => {
    await (await page()).callMethod('query');
    await until(async () => (await data('answer')) !== null);
    const { order, results } = await data<{ order: string[]; results: Record<string, unknown>[] }>('answer');
    expect(order).toEqual(['rect', 'all', 'deep']);
    const [rect, inner, deep, through, viewport, scroller, area, canvas] = results;
    expect(rect).toMatchObject({ id: 'area', dataset: { kind: 'area' }, left: 10, width: 120, height: 60 });
    expect(inner).toMatchObject([{ dataset: { index: '1' }, width: 120 }, { dataset: { index: '2' } }]);
    expect(deep).toBeNull();
    expect(through).toEqual({ id: 'deep' });
    expect(viewport).toMatchObject({ id: '', scrollTop: 0, scrollWidth: 375 });
    expect(scroller).toMatchObject({ scrollTop: 30, scrollHeight: 500, scrollY: true, node: true });
    expect(canvas).toEqual({ width: 100, height: 40, node: true });
    expect(area).toEqual({ mark: { place: 'home' }, marginLeft: '10px', height: '60px' });
  });

  it('starts at the component whose method it is', async () => {
    await (await page()).setData({ answer: null });
    await (await page()).callMethod('inside');
    await until(async () => (await data('answer')) !== null);
    expect(await data('answer')).toMatchObject({ id: 'deep', width: 375 });
  });

  it('scrolls the page to a node, which an observer sees', async () => {
    await (await page()).callMethod('watch');
    await wx('pageScrollTo', { selector: '#end', duration: 0 });
    await until(async () => (await data<unknown[]>('seen')).length > 0);
    expect(await data('seen')).toEqual([{ id: 'end', shown: true }]);
    await wx('pageScrollTo', { scrollTop: 0, duration: 0 });
    await until(async () => (await data<unknown[]>('seen')).length > 1);
  });

  it('plays an animation step by step', async () => {
    const moving = (await (await page()).$('#moving'))!;
    await (await page()).callMethod('animate');
    await until(async () => (await moving.style('width')) === '80px');
    expect(await moving.style('opacity')).toBe('0.5');
    expect(await moving.style('transform')).toBe('matrix(1, 0, 0, 1, 30, 0)');
  });
});

describe('the phone', () => {
  it('says how large the page is', async () => {
    const [width, height] = await Promise.all([
      (await page()).size().then((size) => size.width),
      wx('getWindowInfo').then((info) => (info as { windowHeight: number }).windowHeight),
    ]);
    expect(width).toBe(375);
    expect(height).toBe(812 - 44 - 44 - 49 - 34);
  });

  it('keeps the clipboard', async () => {
    await wx('setClipboardData', { data: '文字' });
    expect(await wx('getClipboardData')).toEqual({ data: '文字', errMsg: 'getClipboardData:ok' });
  });

  it('a call that is not made fails', async () => {
    const call = expect(wx('makePhoneCall', { phoneNumber: '10086' })).rejects.toThrow(
      'makePhoneCall:fail cancel',
    );
    await answerDialog(fixture, 'cancelModal');
    await call;
  });

  it('gives the place that app.json declares, and no other', async () => {
    expect(await wx('getLocation')).toMatchObject({ latitude: 23.10229 });
    await expect(wx('getFuzzyLocation')).rejects.toThrow(
      'getFuzzyLocation:fail the api need to be declared in the requiredPrivateInfos field in app.json/ext.json',
    );
  });
});
