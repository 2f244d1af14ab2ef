/** Home, placements and configuration in the demo. */
import { ConfigTypeCode, ConfigurationName } from '../../../src/contract/configuration/values';
import { CourseType } from '../../../src/contract/courses/values';
import {
  BannerUserType,
  HomeModuleUserType,
  ModuleStyle,
  SLOT,
  SlotPlatform,
} from '../../../src/contract/home/values';
import { RedirectType } from '../../../src/contract/links/values';
import type { RouteEntry } from '../../../src/contract/route';
import { routes } from '../../../src/contract/routes';
import { courses } from '../../../server/domains/courses/tables';
import { MODULES } from '../content/home/modules';
import { slotRows } from '../content/home/slots';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { Visitor } from '../../../test/server/support/visitor';

interface Module {
  readonly contentTypeId: number;
  readonly styleTypeId: ModuleStyle;
  readonly bannerList: readonly { readonly imgPath: string }[];
}

interface Group {
  readonly dataList: readonly { readonly rowSort: number; readonly imgPath?: string }[];
}

let backend: Backend;
let tourist: Visitor;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
  tourist = new Visitor(backend);
});
afterAll(() => backend.stop());

async function pageOf(page: number, showUserType: HomeModuleUserType, limit = 2) {
  const request = { limit, page, showDeviceType: SlotPlatform.web, showUserType };
  const answer = await tourist.ask('homePageShowConfig', request);
  expect(answer).toMatchObject({ status: 200, code: '00000000' });
  return { modules: answer.data as unknown as readonly Module[], count: answer.count ?? 0 };
}

async function allOf(userType: HomeModuleUserType): Promise<readonly Module[]> {
  const { modules, count } = await pageOf(1, userType, 100);
  expect(modules).toHaveLength(count);
  return modules;
}

describe('The home list of the demonstration', () => {
  it.each([HomeModuleUserType.tourist, HomeModuleUserType.unofficial, HomeModuleUserType.official])(
    'gives visitors of type %i nine modules or more, two a page, each once and in order',
    async (userType) => {
      const { count } = await pageOf(1, userType);
      expect(count).toBeGreaterThanOrEqual(9);
      const paged: number[] = [];
      for (let page = 1; page <= Math.ceil(count / 2); page += 1) {
        const { modules } = await pageOf(page, userType);
        expect(modules.length).toBeLessThanOrEqual(2);
        paged.push(...modules.map(({ contentTypeId }) => contentTypeId));
      }
      expect(paged).toEqual((await allOf(userType)).map(({ contentTypeId }) => contentTypeId));
      expect(new Set(paged).size).toBe(count);
      expect((await pageOf(Math.ceil(count / 2) + 1, userType)).modules).toEqual([]);
    },
  );

  it('shows every style to everybody', async () => {
    for (const userType of Object.values(HomeModuleUserType)) {
      const styles = new Set((await allOf(userType)).map(({ styleTypeId }) => styleTypeId));
      expect([...styles].sort()).toEqual(Object.values(ModuleStyle).sort());
    }
  });

  it.each([
    [HomeModuleUserType.tourist, BannerUserType.tourist],
    [HomeModuleUserType.unofficial, BannerUserType.unofficial],
    [HomeModuleUserType.official, BannerUserType.official],
  ])('begins with another picture than the one above it, for visitors of type %i', async (of, userType) => {
    const request = {
      displayPositionId: SLOT.home.sourceImage,
      userType,
      platformType: SlotPlatform.web,
    };
    const { data } = await tourist.ask('getPositionBanner', request);
    const groups = data as unknown as readonly { dataList: readonly { imgPath: string }[] }[];
    const above = groups.at(-1)?.dataList.map(({ imgPath }) => imgPath) ?? [];
    const [first] = await allOf(of);
    const banners = first?.bannerList.map(({ imgPath }) => imgPath) ?? [];
    expect(above).not.toHaveLength(0);
    expect(banners.filter((picture) => above.includes(picture))).toEqual([]);
  });
});

describe('The demo content of the placements', () => {
  const seededGroups = async (displayPositionId: readonly number[], userType: BannerUserType) => {
    const request = { displayPositionId, userType, platformType: SlotPlatform.web };
    const { data } = await tourist.ask('getPositionBanner', request);
    return data as unknown as readonly Group[];
  };

  it.each([BannerUserType.tourist, BannerUserType.unofficial, BannerUserType.official])(
    'gives visitors of type %i three or more banners and category rows of five and four',
    async (userType) => {
      const [banner, category] = await seededGroups([SLOT.home.banner, SLOT.home.categoryImage], userType);
      expect(banner?.dataList.length).toBeGreaterThanOrEqual(3);
      const rows = category?.dataList.map(({ rowSort }) => rowSort) ?? [];
      expect([rows.filter((row) => row === 1).length, rows.filter((row) => row === 2).length]).toEqual([
        5, 4,
      ]);
    },
  );

  it('has pictures that are stored', async () => {
    const positions = [
      SLOT.home.banner,
      SLOT.home.categoryImage,
      SLOT.login.banner,
      SLOT.parentCenter.banner,
    ];
    for (const { dataList } of await seededGroups(positions, BannerUserType.official)) {
      for (const { imgPath = '' } of dataList) {
        const { pathname } = new URL(imgPath);
        expect(await tourist.raw({ method: 'GET', url: pathname })).toMatchObject({
          status: 200,
          headers: { 'content-type': 'image/svg+xml' },
        });
      }
    }
  });
});

describe('Targets of the demo content', () => {
  const targets = [
    ...MODULES.flatMap(({ cards }) => cards.map(({ target }) => target)),
    ...slotRows().map(({ redirectType, url, xcxId }) => ({
      redirectType,
      url: url ?? undefined,
      xcxId,
    })),
  ];
  const known = new Set((Object.values(routes) as RouteEntry[]).map(({ path }) => path));

  it('are of all four kinds', () => {
    expect(new Set(targets.map(({ redirectType }) => redirectType))).toEqual(
      new Set(Object.values(RedirectType)),
    );
  });

  it('lead to screens that exist, and outside to https alone', () => {
    for (const { redirectType, url = '' } of targets) {
      if (redirectType === RedirectType.innerPage)
        expect([url, known.has(url.split('?')[0] ?? '')]).toEqual([url, true]);
      if (redirectType === RedirectType.h5Link) expect(url).toMatch(/^https:\/\/www\.example\.com\//);
      if (redirectType === RedirectType.miniProgram) expect(url).toMatch(/^https:/);
    }
  });
});

describe('The configuration of the demonstration', () => {
  // For individual parents only (test/server/home), or enabled by an operator.
  const NOT_FOR_ALL: readonly string[] = [ConfigTypeCode.homeActivities, ConfigTypeCode.debugConsole];
  const forEverybody = Object.values(ConfigTypeCode).filter((code) => !NOT_FOR_ALL.includes(code));
  it.each(forEverybody)('knows %s', async (typeCode) => {
    expect((await tourist.ask('getUpgradeConfig', { typeCode })).data).toHaveLength(1);
  });

  it('answers the names that it knows', async () => {
    const nameList = [...Object.values(ConfigurationName), 'nobody'];
    const { data } = await tourist.ask('getConfigurations', { group: 'parent', nameList });
    expect(Object.keys(data).sort()).toEqual([...Object.values(ConfigurationName)].sort());
    expect(data[ConfigurationName.subjects]).toHaveLength(5);
    expect(data[ConfigurationName.wrongQuestions]).toEqual({ main_switch: 'white', white_list: [100003] });
  });

  it('comes with courses of every type', async () => {
    const rows = await backend.services.db.select({ courseType: courses.courseType }).from(courses);
    expect(new Set(rows.map(({ courseType }) => courseType))).toEqual(new Set(Object.values(CourseType)));
  });
});
