import { accountCalls } from '@/contract/account/calls';
import { memoryStorage } from '@/platform/fake';
import Login from '@/pages/account/login';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { input, loginApi, PHONE } from './support';

const list = [
  { country: '中国大陆', areaCode: '86', firstLetter: 'Z', top: 1 },
  { country: '阿尔巴尼亚', areaCode: '355', firstLetter: 'A', top: 0 },
  { country: '日本', areaCode: '81', firstLetter: 'R', top: 0 },
];
const call = accountCalls.getCountryMobilePrefixs;

async function openPicker(options: OpenOptions = {}) {
  const screen = await openScreen('login', Login, { api: loginApi().on(call, list), ...options });
  await screen.type(input('mobile'), PHONE);
  await screen.tap(screen.byClass('phone-field__area'));
  return screen;
}

describe('the area-code picker', () => {
  test('shows hot countries first and the others by letter', async () => {
    const screen = await openPicker();
    expect(screen.allByClass('area-code-list__mark').map((mark) => mark.textContent)).toEqual([
      '# 热门',
      'A',
      'R',
      'Z',
    ]);
    expect(screen.allByClass('area-code-row').map((row) => row.textContent)).toEqual([
      '中国大陆+86',
      '阿尔巴尼亚+355',
      '日本+81',
      '中国大陆+86',
    ]);
    expect(screen.byClass('index-bar__marks').textContent).toBe('#ABCDEFGHJKLMNPQRSTWXYZ');
  });

  test('puts the chosen code before the phone, which stays', async () => {
    const screen = await openPicker();
    await screen.tap('日本');
    await screen.advance(0);
    expect(screen.byClass('phone-field__code').textContent).toBe('+81');
    expect(input('mobile').value).toBe(PHONE);
    expect(screen.tracker.payloads('area_code_pick')).toEqual([{ areaCode: '81' }]);
  });

  test('leads to the group of a letter', async () => {
    const shown: string[] = [];
    // jsdom has no layout and no scrollIntoView.
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      shown.push(this.id);
    };
    const screen = await openPicker();
    // A twice, then S, which has no country and scrolls to the group before it.
    for (const index of [1, 1, 16]) {
      await screen.tap(screen.allByClass('index-bar__mark')[index] as HTMLElement);
      await screen.advance(0);
    }
    expect(shown).toEqual(['area-code-group-A', 'area-code-group-A', 'area-code-group-R']);
  });

  test('finds countries by name and code', async () => {
    const screen = await openPicker();
    await screen.type(input('area-code-search'), '+35');
    expect(screen.allByClass('area-code-row').map((row) => row.textContent)).toEqual(['阿尔巴尼亚+355']);
    await screen.type(input('area-code-search'), '火星');
    expect(screen.hasText('没有相关的国家或地区')).toBe(true);
  });

  test('says that the list could not be loaded, and loads it again', async () => {
    const api = loginApi().onFailure(call, { kind: 'network' });
    const screen = await openPicker({ api });
    expect(screen.hasText('国家和地区列表加载失败')).toBe(true);
    api.on(call, list);
    await screen.tap('重新加载');
    expect(screen.allByClass('area-code-row')).toHaveLength(4);
  });

  test('shows the last list without a network', async () => {
    const storage = memoryStorage();
    await openPicker({ platform: { storage } });
    const offline = loginApi().onFailure(call, { kind: 'network' });
    const screen = await openPicker({ platform: { storage }, api: offline });
    expect(screen.allByClass('area-code-row')).toHaveLength(4);
  });
});
