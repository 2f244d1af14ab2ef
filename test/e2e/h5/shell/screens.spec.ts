/**
 * Opens every screen of the manifest once, in the runtime with the most content: it loads, has no layout shifts, passes axe, and has no
 * faults with text 1.6 times as large; what all screens are set in is read and counted. New screens are included automatically.
 */
import { DEMO_SHARE_KEY } from '../../../../packages/demo/content/growth/shares';
import { routeNames, routes, shownRoute, type RouteName } from '../../../../src/contract/routes';
import type { RouteEntry } from '../../../../src/contract/route';
import type { Scenario } from '../../../../src/contract/scenario';
import { complaints } from '../../support/axe';
import { insideNativeApp } from '../../support/native-app';
import { runtimeNamed } from '../../support/runtimes';
import { expect, test } from '../../support/test';
import { addressesWith, LEADS_ON, OPEN_AT, paramsOf } from './support/addresses';
import { largeTextFaults, USUAL } from './support/large-text';
import { opener } from './support/opened';
import { watchShifts } from './support/shifts';
import { vanished } from './support/vanished';
import { sumOf, typeSeen, type TypeSeen } from './support/type';

/** A demo account with much content, and additional states. */
const PHONE = '13800000003';
const MORE: Scenario = {
  ...{ checkIn: true, dayNum: 12, survey: true, exerciseBook: 'checked' },
  ...{ evaluation: 'over', share: 'open', straight: 'joined', stepUp: 'y-waiting' },
};
/** Known layout shifts, to be fixed: the content that loads late. */
const PUSHED: Readonly<Partial<Record<RouteName, string>>> = {
  growUp: 'the days of the plan, where the page comes for the first time',
  growUpStudyPlan: 'the same',
  aiExerciseBookReport: 'the photo of the page, whose shape is unknown until it is loaded',
};
/** Share of characters below 13 px: those of tags and the tab bar. */
const MOST_SMALL = 0.1;
const SMALL = { width: 320, height: 640 };
const MINUTES = 60_000;

/** Includes content of growth that a plain browser does not have. */
const runtime = runtimeNamed('the Android app');

const domainOf = (name: RouteName): string => {
  const { page }: RouteEntry = routes[shownRoute(name)];
  return page?.split('/')[0] ?? '';
};

const domainNames = new Set(routeNames.map(domainOf));

/** Neighbouring domains share a document, which takes as long as two screens, as far as both workers have some. */
const MOST_SCREENS = 20;
const groups = [...domainNames].reduce<string[][]>((all, domain) => {
  const screensOf = (domains: readonly string[]) =>
    routeNames.filter((name) => domains.includes(domainOf(name))).length;
  const last = all.at(-1);
  if (last && screensOf([...last, domain]) <= MOST_SCREENS) last.push(domain);
  else all.push([domain]);
  return all;
}, []);

test.use({ viewport: SMALL, userAgent: runtime.userAgent });
test.describe.configure({ mode: 'parallel', timeout: 4 * MINUTES });

for (const domains of groups) {
  test(`the screens of ${domains.join(', ')} open whole, keep still, pass axe and support large text`, async ({
    page,
    parent,
    backend,
    testContext,
    devtools,
  }) => {
    await insideNativeApp(page, { ...runtime.app });
    await backend.setScenario(PHONE, MORE);
    const { userId } = await backend.logIn(PHONE);
    await parent.startLoggedIn(PHONE);
    const params = {
      ...(await paramsOf(testContext, userId)),
      growUpSituationV1Share: { shareKey: DEMO_SHARE_KEY },
    };
    const shifts = await watchShifts(page, devtools);
    const open = opener(page, runtime);
    await page.goto('/option');
    await expect(page.locator('[role="main"]').locator('visible=true').first()).toBeVisible();
    await shifts.slowDown();
    for (const domain of domains) {
      const faults: string[] = [];
      const seen: TypeSeen[] = [];
      for (const address of addressesWith(params).filter(({ name }) => domainOf(name) === domain)) {
        const { name, url } = address;
        const stepUp = OPEN_AT[name];
        if (stepUp) await backend.setScenario(PHONE, { stepUp });
        await shifts.forget();
        const found = [...(await open(address))];
        const moved = await shifts.faults();
        if (!PUSHED[name]) found.push(...moved);
        // The target is tested as a screen itself.
        if (!LEADS_ON[name]) {
          found.push(...(await complaints(page)), ...(await vanished(page)));
          const type = await typeSeen(page, USUAL);
          found.push(...type.tiny, ...type.ends.map((end) => `${end} ends in one or two characters`));
          seen.push(type);
          found.push(...(await largeTextFaults(page, SMALL)));
        }
        faults.push(...found.map((fault) => `${name} (${url}): ${fault}`));
      }
      const { characters, small, ends } = sumOf(seen);
      process.stdout.write(
        `${domain}: ${small} of ${characters} characters under 13 px, ${ends.length} short line ends\n`,
      );
      expect.soft(faults, domain).toEqual([]);
      expect.soft(small, domain).toBeLessThanOrEqual(characters * MOST_SMALL);
    }
  });
}
