import { Runtime } from '@/contract/host';
import { errorText } from '@/services/error-text';
import { STORE_LINKS } from '@/services/native/store-links';
import { UPGRADE } from '@/services/native/upgrade';
import { fakeApp } from '../../support/fakes/fake-app';
import { createFakePlatform } from '@/platform/fake';

const { environment } = createFakePlatform();
type AppRuntime = typeof Runtime.androidApp | typeof Runtime.iosApp | typeof Runtime.web;

const inApp = (runtime: AppRuntime, appVersion = '1.0.0') =>
  fakeApp({ platform: { runtime, environment: { ...environment, appVersion } } });

const TOO_OLD = { ok: false, error: { kind: 'business', code: '', message: 'version not support' } } as const;
const film = { url: 'https://site.example/film.mp4' };

/** Waits for the lazy chunk of the offer. */
const shown = async (): Promise<void> => {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('a native command that a screen calls', () => {
  it('is passed on, with its answer', async () => {
    const { app, platform } = await inApp(Runtime.androidApp, '9.0.0');
    expect(await app.native.call('saveVideo', film)).toEqual({ ok: true, value: null });
    expect(platform.log.calls).toEqual([{ command: 'saveVideo', params: film }]);
    expect(app.native.support('toAppStore')).toBe('unsupported');
  });

  it('that fails is reported to operations', async () => {
    const { app, platform, tracker } = await inApp(Runtime.androidApp, '9.0.0');
    platform.abilities.setReply('saveVideo', { ok: false, error: { kind: 'timeout' } });
    await app.native.call('saveVideo', film);
    platform.abilities.setReply('saveVideo', { ok: false, error: { kind: 'denied', ability: 'SaveVideo' } });
    await app.native.call('saveVideo', film);
    expect(tracker.payloads('native_failure')).toEqual([{ command: 'saveVideo', kind: 'timeout' }]);
  });

  it('keeps a refusal of the parent as it is', async () => {
    const { app, platform, feedback } = await inApp(Runtime.androidApp, '9.0.0');
    const denied = { ok: false, error: { kind: 'denied', ability: 'SaveVideo' } } as const;
    platform.abilities.setReply('saveVideo', denied);
    expect(await app.native.call('saveVideo', film)).toEqual(denied);
    await shown();
    expect(feedback.confirms).toEqual([]);
  });

  it('is unsupported where the host does not have it, and offers no upgrade', async () => {
    const { app, feedback } = await inApp(Runtime.web);
    const error = { kind: 'unsupported', ability: 'LiveCourse' };
    const courseData = { liveId: 7, liveStatus: 1 } as const;
    expect(await app.native.call('liveCourse', { courseData })).toEqual({ ok: false, error });
    await shown();
    expect(feedback.confirms).toEqual([]);
  });

  it('receives the events of the app', async () => {
    const { app, platform } = await inApp(Runtime.iosApp);
    const received: number[] = [];
    app.native.on('SaveVideoProgress', ({ progress }) => received.push(progress));
    platform.abilities.emit('SaveVideoProgress', { progress: 40 });
    expect(received).toEqual([40]);
  });
});

describe('a native command of a newer app', () => {
  it("is refused in the specification's words, and the parent is offered the upgrade", async () => {
    const { app, feedback } = await inApp(Runtime.androidApp);
    expect(await app.native.call('saveVideo', film)).toEqual(TOO_OLD);
    await shown();
    expect(feedback.confirms).toMatchObject([UPGRADE]);
    expect(errorText(TOO_OLD.error)).toBe('当前版本不支持，请升级后再试');
  });

  it('shows nothing to the parent when the call is quiet', async () => {
    const { app, feedback } = await inApp(Runtime.androidApp);
    expect(await app.native.call('saveVideo', film, { quiet: true })).toEqual(TOO_OLD);
    await shown();
    expect(feedback.confirms).toEqual([]);
  });

  it('offers one upgrade at a time, and again after an answer', async () => {
    const { app, feedback, platform } = await inApp(Runtime.androidApp);
    await Promise.all([app.native.call('saveVideo', film), app.native.call('getSharePlatforms', {})]);
    await shown();
    expect(feedback.confirms).toHaveLength(1);
    feedback.confirms[0]?.answer(false);
    await shown();
    expect(platform.navigation.moves).toEqual([]);
    await app.native.call('saveVideo', film);
    await shown();
    expect(feedback.confirms).toHaveLength(1);
  });

  it('leads to the download page on Android', async () => {
    const { app, feedback, platform } = await inApp(Runtime.androidApp);
    await app.native.call('saveVideo', film);
    await shown();
    feedback.confirms[0]?.answer(true);
    await shown();
    expect(platform.navigation.last?.url).toContain('download-app');
  });

  it('leads to the store on iOS, and to the download page where that fails', async () => {
    const { app, feedback, platform } = await inApp(Runtime.iosApp);
    const ask = async (): Promise<void> => {
      await app.native.call('saveVideo', film);
      await shown();
      feedback.confirms[0]?.answer(true);
      await shown();
    };
    await ask();
    expect(platform.abilities.paramsOf('toAppStore')).toEqual([{ url: STORE_LINKS.ios }]);
    expect(platform.navigation.moves).toEqual([]);
    platform.abilities.setReply('toAppStore', { ok: false, error: { kind: 'timeout' } });
    await ask();
    expect(platform.navigation.last?.url).toContain('download-app');
  });
});
