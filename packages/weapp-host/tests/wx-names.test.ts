import { createWx } from '../logic/wx/create-wx';
import { WX_NAMES } from '../logic/wx/names';
import { outcome, testContext } from './support/logic-context';

const create = () => {
  const { context, sent } = testContext();
  return { wx: createWx(context), sent };
};

describe('the names of wx', () => {
  test('every documented method is an own enumerable function', () => {
    const keys = new Set(Object.keys(create().wx));
    expect([...WX_NAMES.keys()].filter((name) => !keys.has(name))).toEqual([]);
    const { wx } = create();
    expect([...WX_NAMES.keys()].filter((name) => typeof wx[name] !== 'function')).toEqual([]);
    expect(WX_NAMES.size).toBeGreaterThan(450);
  });

  test('every method that is there is documented', () => {
    const extra = Object.keys(create().wx).filter(
      (name) => !['env', 'cloud'].includes(name) && !WX_NAMES.has(name),
    );
    expect(extra).toEqual([]);
  });

  test('an asynchronous method that is not supported fails through its callbacks and is counted', async () => {
    const { wx, sent } = create();
    await expect(outcome(wx, 'openBluetoothAdapter')).resolves.toEqual({
      how: 'fail',
      result: { errMsg: 'openBluetoothAdapter:fail not supported' },
    });
    expect(sent).toContainEqual({
      method: 'count',
      params: { group: 'unsupported', name: 'openBluetoothAdapter' },
    });
  });

  test('without callbacks it rejects with errMsg', async () => {
    const { wx } = create();
    await expect((wx.startGyroscope as () => Promise<unknown>)()).rejects.toEqual({
      errMsg: 'startGyroscope:fail not supported',
    });
  });

  test('a synchronous one throws', () => {
    const { wx } = create();
    expect(() => (wx.createBufferURL as () => unknown)()).toThrow('createBufferURL:fail not supported');
  });

  test('VisionKit is in no version here', () => {
    expect((create().wx.isVKSupport as (version: string) => unknown)('v2')).toBe(false);
  });

  test('a listener that nothing calls is taken, counted and warned of', () => {
    const { wx, sent } = create();
    expect(() => (wx.onGyroscopeChange as (listener: () => void) => void)(() => undefined)).not.toThrow();
    expect(sent.map(({ method }) => method)).toEqual(['count', 'log']);
  });

  test('a supported method is counted once', () => {
    const { wx, sent } = create();
    const get = wx.getWindowInfo as () => unknown;
    get();
    get();
    expect(sent).toEqual([{ method: 'count', params: { group: 'wx', name: 'getWindowInfo' } }]);
  });
});
