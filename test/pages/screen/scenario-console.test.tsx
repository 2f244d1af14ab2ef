import { act } from 'react';
import { Screen, screen } from '@/features/screen';
import { theConsole } from '@/simulator/mini-program/start';
import ScenarioPage from '@/simulator/page';
import { openScreen } from '../support/open-screen';

// The library of the browser has no input of Taro's.
jest.mock('@tarojs/components', () => ({
  ...jest.requireActual<object>('@tarojs/components'),
  Input: ({ placeholder }: { placeholder: string }) => <input placeholder={placeholder} />,
}));
jest.mock('@/features/screen/ScreenBar', () =>
  jest.requireActual<object>('@/features/screen/ScreenBar.weapp'),
);
jest.mock('@/simulator/mini-program/phone', () => ({
  wxTexts: globalThis.localStorage,
  wxAsk: () => Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ testing: true }) }),
  phone: { storage: globalThis.localStorage, now: () => 0, become: () => [], entered: () => undefined },
  shiftNow: () => undefined,
}));

const Console = screen('downloadApp', ScenarioPage);
const Page = screen('downloadApp', () => <Screen>内容</Screen>);

const setScenarios = (isThere: boolean): unknown => Object.assign(globalThis, { __SCENARIOS__: isThere });
afterEach(() => {
  setScenarios(false);
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('The badge of the mini program', () => {
  const scenarios = () => ({ title: '场景', show: jest.fn(), restartBy: jest.fn() });

  test('opens the console in a build for testers', async () => {
    setScenarios(true);
    const given = scenarios();
    const opened = await openScreen('downloadApp', Page, { platform: { scenarios: given } });
    await opened.tap('场景');
    expect(given.show).toHaveBeenCalledTimes(1);
    expect(given.restartBy).toHaveBeenCalledTimes(1);
  });

  test('is in no build for parents', async () => {
    const opened = await openScreen('downloadApp', Page, { platform: { scenarios: scenarios() } });
    expect([opened.hasText('内容'), opened.hasText('场景')]).toEqual([true, false]);
  });
});

describe('The console of the mini program', () => {
  test('makes a scenario of what is picked, and opens it', async () => {
    const open = jest.spyOn(theConsole(), 'open').mockResolvedValue([]);
    const opened = await openScreen('downloadApp', Console);
    expect(opened.hasText('后端已开放测试接口')).toBe(true);
    expect(opened.hasText('签到')).toBe(false);
    await opened.tap('账号');
    await opened.tap('demo10 正式，签到和兴趣标签');
    await opened.tap('签到');
    await opened.tap('有');
    expect(opened.hasText('v1;runtime=web;account=demo10;due=checkIn')).toBe(true);
    await opened.tap('打开');
    expect(open).toHaveBeenCalledWith(
      'v1;runtime=web;account=demo10;due=checkIn',
      '/pages/courses/my-tab-class/index',
    );
  });

  test('shows which popups wait and why, as they change, and where hidden entries are explained', async () => {
    let why = ['after', 'open'];
    const waiting = () => [{ id: 'configured', why }];
    const leave = theConsole().popups.watchPopups(() => ({
      page: '课程',
      shown: ['age'],
      waiting: waiting(),
    }));
    const timers = jest.spyOn(window, 'setInterval');
    const opened = await openScreen('downloadApp', Console);
    const look = () => act(() => timers.mock.calls.forEach(([run]) => run()));
    const said = () => opened.allByClass('test-scenario-waiting').map(({ textContent }) => textContent);
    expect(said()).toEqual(['课程 configured：排在前面的先弹，另一个弹窗开着']);
    expect(opened.hasText('这次已弹出：age')).toBe(true);
    expect(document.body.textContent).toContain('“入口规则”表');
    why = ['limit'];
    look();
    expect(said()).toEqual(['课程 configured：这次连续弹出的已到上限']);
    leave();
    look();
    expect([said(), opened.hasText('没有弹窗在等待')]).toEqual([[], true]);
  });

  test('shows which call failed and why, and what became of the tracked events', async () => {
    const record = { event_id: 'e1', event_name: 'logout', timestamp: 5, paras: { page: 'mine' } };
    const queue = { version: 1, value: { owner: '', until: 0, records: [record] } };
    localStorage.setItem('wandou.trackedEvents', JSON.stringify(queue));
    theConsole().failures.list = [{ call: 'getSourceId', why: 'HTTP 500', at: 0 }];
    const opened = await openScreen('downloadApp', Console);
    const texts = document.body.textContent ?? '';
    expect(texts).toContain('getSourceId：HTTP 500');
    expect(texts).toMatch(/logout 等待发送/);
    await opened.tap(opened.allByClass('scenario-page__row').slice(-1)[0] as HTMLElement);
    expect(document.body.textContent).toContain('"page": "mine"');
  });

  test('says what of the scenario is not in effect', async () => {
    theConsole().kept = { text: 'v1;mood=good', offsetMs: 0, problems: ['无法识别“mood=good”，已忽略'] };
    await openScreen('downloadApp', Console);
    expect(document.body.textContent).toContain('无法识别“mood=good”');
  });
});
