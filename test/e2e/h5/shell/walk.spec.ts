/**
 * Screens in the four runtimes that screens.spec.ts does not cover, at the width of a small phone: those that depend on the host, those
 * that the manifest restricts by it, and a sample of the others. Plain web and the mini program's web-view, which differ most from the
 * Android app, open all that depends on the host; WeChat web, which is between the two, and the iOS app, which is like Android's, a sample.
 */
import type { RouteName } from '../../../../src/contract/routes';
import { insideMiniProgram, insideNativeApp } from '../../support/native-app';
import { RUNTIMES } from '../../support/runtimes';
import { expect, test } from '../../support/test';
import { addressesWith, OPEN_AT, paramsOf, type Address } from './support/addresses';
import { drawsItsBar, opener } from './support/opened';

/** A demo account with much content. */
const PHONE = '13800000003';
const SMALL = { width: 320, height: 640 };
const MINUTES = 60_000;

/** Screens that use their host or look different in another one, and why. */
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
const WHOLE: readonly string[] = ['plain web', "the mini program's web-view"];
/** Change it for another sample. */
const SEED = 20261128;

/** The same sample in every run (Lehmer's generator). */
function sampleOf<T>(all: readonly T[], seed: number): readonly T[] {
  const left = [...all];
  let state = seed;
  const draw = (): T[] => {
    state = (state * 48271) % 2147483647;
    return left.splice(state % left.length, 1);
  };
  return Array.from({ length: Math.min(SAMPLE, left.length) }).flatMap(draw);
}

/** Newest version of each; for the Android app see screens.spec.ts. */
const runtimes = RUNTIMES.filter(({ hasTabs, name }) => hasTabs && name !== 'the Android app');

/** In the web-view, login is the mini program's, and missing pages redirect to its courses (runtimes.spec.ts). */
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
      const dependent = there.filter(isByHost);
      const byHost = WHOLE.includes(runtime.name) ? dependent : sampleOf(dependent, SEED + index);
      await page.goto(drawsItsBar(runtime) ? '/myTabClass' : '/index');
      await expect(page.locator('[role="main"]').locator('visible=true').first()).toBeVisible();
      const faults: string[] = [];
      for (const address of [...byHost, ...sampleOf(others, SEED + index)]) {
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
