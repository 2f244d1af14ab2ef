/**
 * What a runtime may change of a screen, in the four that screens.spec.ts does not open every screen in, at the width of a small
 * phone: the screens that have to do with their host, those that the manifest treats by it, and a sample of the others.
 */
import type { RouteName } from '../../../../src/contract/routes';
import { insideMiniProgram, insideNativeApp } from '../../support/native-app';
import { RUNTIMES } from '../../support/runtimes';
import { expect, test } from '../../support/test';
import { addressesWith, OPEN_AT, paramsOf, type Address } from './support/addresses';
import { drawsItsBar, opener } from './support/opened';

/** An account of the demonstration that has much of everything. */
const PHONE = '13800000003';
const SMALL = { width: 320, height: 640 };
const MINUTES = 60_000;

/** Screens that ask their host for something or look otherwise in another one, and why. */
const BY_HOST: Readonly<Partial<Record<RouteName, string>>> = {
  index: 'the tab bar, the bar of home, cards that the host may not have',
  myTabClass: 'the tab bar, the app for children',
  parentsCenter: 'the tab bar, entries by host',
  growUp: 'the tab bar, leads on',
  login: 'ways of logging in',
  option: 'permissions, versions, sharing',
  settingUpInformation: 'an avatar from the album',
  feedback: 'pictures from the album',
  homeworkSubmit: 'camera and recorder',
  myOrder: 'paying',
  myClassHour: 'hours that the app alone gives away',
  sharePoster: 'saves a picture',
  littleTeacherShare: 'sharing',
  growUpSituationShare: 'seen by others',
  soundStoryPlayer: 'offers the app',
  iframePage: 'a page of others in a frame',
  tutor: 'ways to the tutor',
  openClassCenterOpenClassPage: 'the room of a class',
  myClassList: 'the entrance of a lesson',
  liveAuditorGuide: 'leads into the app',
  syllabus: 'leads into the app for children',
  evaluationResult: 'offers the app',
  downloadApp: 'by system and host',
};

const SAMPLE = 4;
/** Raise it to draw others. */
const SEED = 20261128;

/** The same ones in every run (Lehmer's generator). */
function sampleOf<T>(all: readonly T[], seed: number): readonly T[] {
  const left = [...all];
  let state = seed;
  const draw = (): T[] => {
    state = (state * 48271) % 2147483647;
    return left.splice(state % left.length, 1);
  };
  return Array.from({ length: Math.min(SAMPLE, left.length) }).flatMap(draw);
}

/** The newest state of each; screens.spec.ts is about the Android app. */
const runtimes = RUNTIMES.filter(({ hasTabs, name }) => hasTabs && name !== 'the Android app');

/** A login in the web-view ends in the mini program, and what that leaves out leads to its courses (runtimes.spec.ts). */
const staysInWebView = ({ name, entry }: Address): boolean =>
  name !== 'login' && entry.weapp !== 'none' && entry.weapp !== 'redirect';

const isByHost = ({ name, entry }: Address): boolean =>
  name in BY_HOST || Boolean(entry.needsAppOnIos ?? entry.notInBrowser);

test.use({ viewport: SMALL });
test.describe.configure({ mode: 'parallel' });

for (const [index, runtime] of runtimes.entries()) {
  test.describe(`in ${runtime.name}`, () => {
    test.use({ userAgent: runtime.userAgent });

    test('screens that have to do with their host open, and a sample of the others', async ({
      page,
      parent,
      backend,
      testContext,
    }) => {
      test.setTimeout(2 * MINUTES);
      if (runtime.app) await insideNativeApp(page, runtime.app);
      if (drawsItsBar(runtime)) await insideMiniProgram(page);
      const { userId } = await backend.logIn(PHONE);
      await parent.startLoggedIn(PHONE);
      const all = addressesWith(await paramsOf(testContext, userId));
      const open = opener(page, runtime);
      const there = all.filter((address) => !drawsItsBar(runtime) || staysInWebView(address));
      const others = there.filter((address) => !isByHost(address));
      await page.goto(drawsItsBar(runtime) ? '/myTabClass' : '/index');
      await expect(page.locator('[role="main"]').locator('visible=true').first()).toBeVisible();
      const faults: string[] = [];
      for (const address of [...there.filter(isByHost), ...sampleOf(others, SEED + index)]) {
        const { name, url } = address;
        const stepUp = OPEN_AT[name];
        if (stepUp) await backend.setScenario(PHONE, { stepUp });
        const why = BY_HOST[name] ?? 'of the manifest or the sample';
        faults.push(...(await open(address)).map((fault) => `${name} (${why}; ${url}): ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  });
}
