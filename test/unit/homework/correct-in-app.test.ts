import { Runtime } from '@/contract/host';
import { correctCardInApp, correctInApp, correctTopicInApp } from '@/features/homework/correct-in-app';
import { createFakePlatform } from '@/platform/fake';
import { UPGRADE } from '@/services/native/upgrade';
import { fakeApp } from '../../support/fakes/fake-app';

const { environment } = createFakePlatform();

const on = (runtime: Runtime, appVersion = '') =>
  fakeApp({ platform: { runtime, environment: { ...environment, appVersion } } });

/** Waits for the lazy chunk of the offer. */
const shown = async (): Promise<void> => {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

const APPS = [Runtime.androidApp, Runtime.iosApp] as const;
const OTHERS = [Runtime.web, Runtime.weixinWeb, Runtime.weixinMiniApp] as const;
const CORRECTIONS = [
  {
    what: 'homework',
    correct: correctInApp,
    call: { command: 'correctHomework', params: { homeworkId: 7 } },
  },
  {
    what: 'a special topic',
    correct: correctTopicInApp,
    call: { command: 'correctSpecialTopicWrongTitle', params: { topicId: 7 } },
  },
] as const;

describe.each(CORRECTIONS)('what was wrong in $what', ({ correct, call }) => {
  it.each(APPS.flatMap((runtime) => ['1.9.0', '1.10.0'].map((version) => [runtime, version] as const)))(
    'is taken over by the app: %s %s',
    async (runtime, version) => {
      const { app, platform } = await on(runtime, version);
      expect(await correct(app, 7, { prompt: true })).toBe(true);
      expect(platform.log.calls).toEqual([call]);
    },
  );

  it.each(APPS)(
    'is left to the page in %s 1.8.9, which offers the upgrade when asked to',
    async (runtime) => {
      const { app, feedback } = await on(runtime, '1.8.9');
      expect(await correct(app, 7, { prompt: true })).toBe(false);
      await shown();
      expect(feedback.confirms).toMatchObject([UPGRADE]);
    },
  );

  it.each(APPS)(
    'is left to the page in %s 1.8.9 without a word when no prompt is wanted',
    async (runtime) => {
      const { app, feedback } = await on(runtime, '1.8.9');
      expect(await correct(app, 7, { prompt: false })).toBe(false);
      await shown();
      expect(feedback.confirms).toEqual([]);
    },
  );

  it.each(OTHERS)('is left to the page in %s, where no upgrade would help', async (runtime) => {
    const { app, feedback } = await on(runtime);
    expect(await correct(app, 7, { prompt: true })).toBe(false);
    await shown();
    expect(feedback.confirms).toEqual([]);
  });
});

it.each([
  ['afterClass', 'correctHomework', { homeworkId: 7 }],
  ['special', 'correctSpecialTopicWrongTitle', { topicId: 7 }],
] as const)('homework of kind %s opens as %s', async (kind, command, params) => {
  const { app, platform } = await on(Runtime.iosApp, '1.9.0');
  expect(await correctCardInApp(app, { kind, homeworkId: 7 }, { prompt: false })).toBe(true);
  expect(platform.log.calls).toEqual([{ command, params }]);
});
