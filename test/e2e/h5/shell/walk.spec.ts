/** Every screen of the manifest in every runtime, at the width of a small phone. A new screen is walked without a line here. */
import type { Page } from '@playwright/test';
import { routes, type RouteName } from '../../../../src/contract/routes';
import { insideMiniProgram, insideNativeApp } from '../../support/native-app';
import { RUNTIMES, type RuntimeCase } from '../../support/runtimes';
import { expect, test } from '../../support/test';
import { addressesWith, LEADS_ON, OPEN_AT, paramsOf, pathsOf, type Address } from './support/addresses';
import { walkTo, type Seen } from './support/walk';

/** An account of the demonstration that has much of everything. */
const PHONE = '13800000003';
const SMALL = { width: 320, height: 640 };
const MINUTES = 60_000;

/** Screens that are called after what they show: another kind of the same, or one thing by its own name. */
const OWN_TITLE: ReadonlySet<RouteName> = new Set<RouteName>([
  'courseRecordedContent',
  'teacherDetail',
  'courseDetailList',
  'babyStudyDetail',
  'babyStudyPlay',
  'downloadApp',
  'downloadAppPc',
  // The bar has the child's name, and the parent of them becomes the first of them.
  'growUp',
  'growUpStudyPlan',
  'growUpSituation',
  'growUpGrowReportList',
  'homeworkSubmit',
  'teachAidDetail',
  'learningVideo',
  'littleTeacherShare',
]);

/** The five runtimes, each in its newest state. */
const runtimes = RUNTIMES.filter(({ hasTabs }) => hasTabs);

test.use({ viewport: SMALL });
test.describe.configure({ mode: 'parallel' });

for (const runtime of runtimes) {
  test.describe(`in ${runtime.name}`, () => {
    test.use({ userAgent: runtime.userAgent });

    test('every screen opens: its title, its content, no error, no wider than the phone, a way back', async ({
      page,
      parent,
      backend,
      ground,
    }) => {
      test.setTimeout(4 * MINUTES);
      if (runtime.app) await insideNativeApp(page, runtime.app);
      if (drawsItsBar(runtime)) await insideMiniProgram(page);
      const { userId } = await backend.logIn(PHONE);
      await parent.startLoggedIn(PHONE);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const all = addressesWith(await paramsOf(ground, userId));
      const addresses = all.filter((address) => !drawsItsBar(runtime) || staysInWebView(address));
      await page.goto(drawsItsBar(runtime) ? '/myTabClass' : '/index');
      await expect(page.locator('[role="main"]').locator('visible=true').first()).toBeVisible();
      const faults: string[] = [];
      for (const address of addresses) {
        const stepUp = OPEN_AT[address.name];
        if (stepUp) await backend.setScenario(PHONE, { stepUp });
        const found = [...(await faultsOf(page, runtime, address)), ...errors.splice(0)];
        faults.push(...found.map((fault) => `${address.name} (${address.url}): ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  });
}

/** A login in the web-view ends in the mini program, and what that leaves out leads to its courses (runtimes.spec.ts). */
const staysInWebView = ({ name, entry }: Address): boolean =>
  name !== 'login' && entry.weapp !== 'none' && entry.weapp !== 'redirect';

const drawsItsBar = ({ userAgent }: RuntimeCase): boolean => userAgent.includes('miniProgram/');

async function faultsOf(page: Page, runtime: RuntimeCase, address: Address): Promise<string[]> {
  const name = targetOf(runtime, address);
  const seen = await walkTo(page, address.url, pathsOf(name));
  if (!seen) return [`does not come; in front is ${new URL(page.url()).pathname}`];
  return complaintsAbout(seen, runtime, name);
}

/** Where the address leads: to itself, unless it is said to lead on. */
function targetOf({ name: runtime }: RuntimeCase, { name, entry }: Address): RouteName {
  if (entry.needsAppOnIos && runtime === 'plain web') return 'downloadApp';
  return LEADS_ON[name] ?? name;
}

function complaintsAbout(seen: Seen, runtime: RuntimeCase, name: RouteName): string[] {
  const hasTitle = OWN_TITLE.has(name) ? seen.title !== '' : seen.title === routes[name].title;
  const hasWayBack = seen.hasWayBack || drawsItsBar(runtime);
  return [
    ...(hasTitle ? [] : [`is titled ${seen.title}`]),
    ...(seen.text.length > 1 ? [] : ['says nothing']),
    ...(seen.hasFailed ? [`has failed: ${seen.text.slice(0, 60)}`] : []),
    ...(seen.tooWide > 0 ? [`is ${seen.tooWide} px too wide`] : []),
    ...(hasWayBack ? [] : ['has no way back']),
  ];
}
