import { downloadEnterOf } from '@/contract/download/enter';
import { DownloadType } from '@/contract/download/values';
import { routeNames, routes } from '@/contract/routes';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';

const PAGES = {
  '/index': 19,
  '/growUp/studyPlan': 4,
  '/growUp/situation': 4,
  '/growUp/growReportList': 4,
  '/openClassCenter/openClassDetail': 5,
  '/peaClassCenter/peaClassDetail': 6,
  '/soundStoryPlayer': 7,
  '/furtherEducation': 321,
};

describe('where a visitor of the download page comes from', () => {
  it('is derived from the page that was left: home alone is 19', () => {
    const entrances = routeNames.flatMap((name) => {
      const enter = downloadEnterOf(name, String(DownloadType.parent));
      return enter === 0 ? [] : [[routes[name].path, enter] as const];
    });
    expect(Object.fromEntries(entrances)).toEqual(PAGES);
  });

  it('is 0 where there is no page yet', () => {
    expect(downloadEnterOf(null, undefined)).toBe(0);
  });

  it('is the shop for the shop, whichever page asked for it', () => {
    for (const page of ['parentsCenter', 'myOrder', 'index'] as const)
      expect(downloadEnterOf(page, String(DownloadType.shop))).toBe(61);
  });

  it.each([
    ['home', 'pages/home/home/index', 19],
    ['the child’s report', 'pages/growth/study-plan/index', 4],
    ['a page without a code', 'pages/courses/syllabus/index', 0],
  ])('is in the address itself: from %s', async (_page, path, enter) => {
    const { app, platform } = await fakeApp({ user: TEST_USER });
    platform.navigation.place = { path, query: {} };
    await app.router.go('downloadApp', { type: '1' });
    expect(platform.navigation.last?.url).toBe(
      `/pages/download/download-app/index?type=1&enter=${String(enter)}`,
    );
  });

  it('is unchanged where the operator wrote the address', async () => {
    const { app, platform } = await fakeApp({ user: TEST_USER });
    await app.router.openPath('/downloadApp?type=5&enter=321');
    expect(platform.navigation.last?.url).toContain('type=5&enter=321');
  });
});
