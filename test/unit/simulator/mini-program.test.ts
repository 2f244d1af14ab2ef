import Taro from '@tarojs/taro';
import { fail, ok } from '@/contract/errors';
import { MiniProgramConsole } from '@/simulator/mini-program/start';

jest.mock('@tarojs/taro', () => {
  const kept = new Map<string, string>();
  const program = {};
  return {
    __esModule: true,
    default: {
      kept,
      program,
      getStorageSync: (key: string) => kept.get(key) ?? '',
      setStorageSync: (key: string, value: string) => kept.set(key, value),
      removeStorageSync: (key: string) => kept.delete(key),
      getStorageInfoSync: () => ({ keys: [...kept.keys()] }),
      getLaunchOptionsSync: jest.fn(() => ({ query: {} })),
      getApp: () => program,
      reLaunch: jest.fn(() => Promise.resolve()),
      request: jest.fn(),
    },
  };
});

const NOW = Date.now();
const USER = { userId: 7, token: 't7', appToken: 'a7', time: NOW };
const ANSWERS: Readonly<Record<string, object>> = { ready: { testing: true }, login: USER };

type Mocked = Record<'request' | 'reLaunch' | 'getLaunchOptionsSync', jest.Mock> & {
  kept: Map<string, string>;
  program: { openScenario?: (text: string, page?: string) => Promise<readonly string[]> };
};
const wx = Taro as unknown as Mocked;

interface Sent {
  readonly url: string;
  readonly data: string;
}

const testingCalls = (): string[] =>
  (wx.request.mock.calls as [Sent][]).map(([{ url, data }]) =>
    `${url.replace(/.*__test\//, '')} ${data}`.trim(),
  );

/** The app's platform, as far as the console needs it. */
function platform() {
  const shown: ((isVisible: boolean) => void)[] = [];
  return {
    shown,
    transport: {
      send: (_request: object) => ({
        response: Promise.resolve(ok({ status: 200, body: { code: '0', message: '', data: 'real' } })),
        abort: () => undefined,
      }),
    },
    onVisibilityChange: (listener: (isVisible: boolean) => void) => {
      shown.push(listener);
      return () => undefined;
    },
    onNetworkChange: () => () => undefined,
  };
}

const PREFIXES = {
  method: 'GET',
  url: 'https://api.example/v1/visitor/getCountryMobilePrefixs?a=1',
  headers: {},
  timeoutMs: 1000,
} as const;

beforeEach(() => {
  wx.kept.clear();
  wx.request
    .mockReset()
    .mockImplementation(({ url }: Sent) =>
      Promise.resolve({ statusCode: 200, data: ANSWERS[url.replace(/.*__test\//, '')] ?? {} }),
    );
  wx.getLaunchOptionsSync.mockReturnValue({ query: {} });
  wx.reLaunch.mockClear();
});

/** Started with this launch query. */
async function launched(scenario?: string) {
  if (scenario !== undefined)
    wx.getLaunchOptionsSync.mockReturnValue({ query: { scenario: encodeURIComponent(scenario) } });
  const console = new MiniProgramConsole('https://api.example');
  const given = platform();
  return { console, given, made: (await console.start())(given) };
}

describe('The mini program’s scenario', () => {
  it('of the launch query is in effect before the app starts', async () => {
    const { console } = await launched('v1;account=demo10;due=checkIn,dayNum:5');
    expect(testingCalls()).toEqual([
      'ready',
      'clock {"offsetMs":0}',
      'scenario {"phone":"13800000010","scenario":{"checkIn":true,"dayNum":5}}',
      'login {"phone":"13800000010"}',
    ]);
    expect(wx.kept.get('wandou.session')).toContain('"token":"t7"');
    expect(console.kept?.problems).toEqual([]);
  });

  it('stays until it is cleared, and the launch query is taken once', async () => {
    const { console } = await launched('v1;account=demo2');
    await console.clear();
    await console.start();
    expect(console.kept).toBeUndefined();
    expect(wx.kept.get('wandou.session')).toContain('t7');
  });

  it('slows and fails the calls that it names, and they are listed', async () => {
    const { console, made } = await launched('v1;calls=getCountryMobilePrefixs:network');
    const { response } = made.transport.send(PREFIXES);
    expect(await response).toEqual(fail({ kind: 'network' }));
    expect(console.failures.list).toMatchObject([{ call: 'getCountryMobilePrefixs', why: '网络不通' }]);
  });

  it('leaves other calls as they are', async () => {
    const { console, made } = await launched('v1;calls=getSourceId:network');
    expect(await made.transport.send(PREFIXES).response).toMatchObject({ value: { body: { data: 'real' } } });
    expect(console.failures.list).toEqual([]);
  });

  it('by the automator starts the app again, which opens the page asked for', async () => {
    const { console, given, made } = await launched();
    const received: boolean[] = [];
    made.onVisibilityChange((isVisible) => received.push(isVisible));
    const restart = jest.fn(async () => void (await console.start())(platform()));
    made.scenarios.restartBy(restart);
    await wx.program.openScenario?.('v1;account=demo2', '/pages/profile/parents-center/index');
    expect(restart).toHaveBeenCalledTimes(1);
    expect(wx.reLaunch).toHaveBeenCalledWith({ url: '/pages/profile/parents-center/index' });
    // The app before would take the new session for a foreign one.
    given.shown.forEach((emit) => emit(true));
    expect(received).toEqual([]);
  });

  it('moves the time of the program, and clearing it puts the time right', async () => {
    const { console } = await launched('v1;date=2030-01-01T08:00');
    expect(new Date(Date.now()).toISOString()).toMatch(/^2030-01-01T00:0/);
    await console.clear();
    await console.start();
    expect(Date.now() - NOW).toBeLessThan(600_000);
  });

  it('says that a runtime is for browsers', async () => {
    const { console } = await launched('v1;runtime=ios');
    expect(console.kept?.problems).toEqual([expect.stringContaining('runtime')]);
  });
});
