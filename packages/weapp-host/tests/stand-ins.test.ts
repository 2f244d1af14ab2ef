import { createWx } from '../logic/wx/create-wx';
import { outcome, testContext } from './support/logic-context';

type Make = () => Record<string, (...args: unknown[]) => unknown>;

const unsupported = (sent: { method: string; params: unknown }[]): string[] =>
  sent
    .filter(({ method }) => method === 'count')
    .map(({ params }) => params as { group: string; name: string })
    .filter(({ group }) => group === 'unsupported')
    .map(({ name }) => name);

describe('what this host cannot do', () => {
  const given = testContext();
  const wx = createWx(given.context);
  const make = (name: string) => (wx[name] as Make)();
  const nextEvent = (object: ReturnType<Make>, event: string) =>
    new Promise<unknown>((resolve) => object[event]!(resolve));

  it.each([
    ['getRecorderManager', 'start'],
    ['getBackgroundAudioManager', 'play'],
    ['createWorker', 'postMessage'],
    ['createUDPSocket', 'send'],
  ])('is reported by the error event of %s', async (factory, work) => {
    const object = make(factory);
    const error = nextEvent(object, 'onError');
    object[work]!({});
    expect(await error).toMatchObject({ errMsg: `${work}:fail not supported` });
    expect(unsupported(given.sent)).toContain(`${factory}.${work}`);
  });

  it('is reported by the error event of the background audio, which a source alone starts', async () => {
    const error = nextEvent(make('getBackgroundAudioManager'), 'onError');
    const audio = make('getBackgroundAudioManager') as Record<string, unknown>;
    audio.src = 'https://example.cn/a.mp3';
    expect(await error).toMatchObject({ errMsg: 'src:fail not supported' });
    expect(audio.src).toBe('https://example.cn/a.mp3');
    expect(unsupported(given.sent)).toContain('getBackgroundAudioManager.src');
  });

  it('lets nodes of sound be put together, in vain', async () => {
    const audio = make('createWebAudioContext');
    const source = audio.createBufferSource!() as Record<string, (...args: unknown[]) => unknown>;
    source.connect!(audio.createGain!());
    source.start!();
    expect(audio.createBuffer!(2, 4, 8)).toMatchObject({ numberOfChannels: 2, duration: 0.5 });
    const failed = new Promise((fail) => audio.decodeAudioData!(new ArrayBuffer(1), undefined, fail));
    expect(await failed).toMatchObject({ errMsg: 'decodeAudioData:fail not supported' });
  });

  it('is reported by tags of NFC', async () => {
    const tag = (make('getNFCAdapter').getNdef as Make)();
    const failed = new Promise((fail) => tag.connect!({ fail }));
    expect(await failed).toMatchObject({ errMsg: 'connect:fail not supported' });
  });

  it('is reported by the frame listener of a camera', async () => {
    const listener = (make('createCameraContext').onCameraFrame as Make)();
    const failed = new Promise((fail) => listener.start!({ fail }));
    expect(await failed).toMatchObject({ errMsg: 'start:fail not supported' });
  });

  it.each([
    ['createLivePlayerContext', 'requestPictureInPicture'],
    ['createLivePusherContext', 'startPreview'],
  ])('is reported to callbacks of %s', async (factory, work) => {
    const live = make(factory);
    const failed = new Promise((fail) => live[work]!({ fail }));
    expect(await failed).toMatchObject({ errMsg: `${work}:fail not supported` });
  });

  it.each(['createRewardedVideoAd', 'createInterstitialAd'])(
    'is reported by a rejection of %s, too',
    async (factory) => {
      const ad = make(factory);
      const error = nextEvent(ad, 'onError');
      await expect(ad.load!()).rejects.toMatchObject({ errMsg: 'load:fail not supported' });
      expect(await error).toMatchObject({ errMsg: 'load:fail not supported' });
    },
  );

  it('is reported to callbacks of a map', async () => {
    const map = make('createMapContext');
    const failed = new Promise((fail) => map.getCenterLocation!({ fail }));
    expect(await failed).toMatchObject({ errMsg: 'getCenterLocation:fail not supported' });
  });

  it('lets the old canvas context be painted on, in vain, and end', async () => {
    const canvas = make('createCanvasContext');
    canvas.setFillStyle!('red');
    canvas.fillRect!(0, 0, 1, 1);
    await new Promise((done) => canvas.draw!(false, done));
  });

  it('lets the oldest canvas context record what is painted, until it is taken or cleared', () => {
    const canvas = make('createContext');
    canvas.setFillStyle!('red');
    canvas.clearActions!();
    canvas.moveTo!(1, 2);
    canvas.fill!();
    expect(canvas.getActions!()).toEqual([
      { method: 'moveTo', data: [1, 2] },
      { method: 'fill', data: [] },
    ]);
    expect(canvas.getActions!()).toEqual([]);
  });

  it('takes recorded actions for a canvas, draws nothing and counts that', async () => {
    const drawn = { canvasId: 'canvas', actions: make('createContext').getActions!(), reserve: true };
    await expect(outcome(wx, 'drawCanvas', drawn)).resolves.toEqual({
      how: 'success',
      result: { errMsg: 'drawCanvas:ok' },
    });
    expect(unsupported(given.sent)).toContain('drawCanvas');
  });

  it('throws where the object does not exist', () => {
    expect(() => make('getXrFrameSystem')).toThrow('getXrFrameSystem:fail not supported');
  });

  it('has a cloud that fails as without a network', async () => {
    const cloud = wx.cloud as Record<string, (...args: unknown[]) => unknown>;
    cloud.init!({ env: 'x' });
    const failure = { errMsg: expect.stringContaining('callFunction:fail not supported') as string };
    await expect(cloud.callFunction!({ name: 'login' })).rejects.toMatchObject(failure);
    expect(await new Promise((fail) => cloud.callFunction!({ name: 'login', fail }))).toMatchObject(failure);
    const database = cloud.database!() as {
      command: { gt(value: number): unknown };
      collection(name: string): Chain;
    };
    const query = database.collection('todos').where({ age: database.command.gt(3) });
    await expect(query.get()).rejects.toMatchObject({
      errMsg: expect.stringContaining('not supported') as string,
    });
  });
});

interface Chain {
  where(condition: object): Chain;
  get(): Promise<unknown>;
}
