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
import { homeCards, homeModules } from '../../../server/home/tables';
import { MODULES } from '../../../server/demo/content/home/modules';
import { slotRows } from '../../../server/demo/content/home/slots';
import { addDays } from '../../../server/time';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';
import { logIn, PHONE } from '../support/people';

interface Module {
  readonly contentTypeId: number;
  readonly childModuleName: string;
  readonly styleTypeId: ModuleStyle;
  readonly bannerList: readonly { readonly imgPath: string }[];
  readonly showConfigContentList: readonly { readonly courseTitle: string }[];
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

describe('The home list', () => {
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

  it('differs between tourists 1, unofficial students 3 and official ones 2', async () => {
    const { db } = backend.services;
    const names: Readonly<Record<string, number[]>> = { tourist: [1], unofficial: [3], official: [2] };
    for (const [name, userTypes] of Object.entries(names)) {
      await db.insert(homeModules).values({ name, styleTypeId: ModuleStyle.small, userTypes, position: 0 });
    }
    const first = async (userType: HomeModuleUserType) =>
      (await pageOf(1, userType, 1)).modules[0]?.childModuleName;
    expect(await first(HomeModuleUserType.tourist)).toBe('tourist');
    expect(await first(HomeModuleUserType.unofficial)).toBe('unofficial');
    expect(await first(HomeModuleUserType.official)).toBe('official');
  });

  it('leaves out modules for other devices, and cards whose time is over', async () => {
    const { db } = backend.services;
    const style = { styleTypeId: ModuleStyle.small, position: -1 };
    await db.insert(homeModules).values({ name: 'iOS only', deviceTypes: [SlotPlatform.ios], ...style });
    const [made] = await db
      .insert(homeModules)
      .values({ name: 'everywhere', ...style })
      .returning({ id: homeModules.id });
    const card = { moduleId: made?.id ?? 0, picture: 'x.svg', serialNumber: 1 };
    await db.insert(homeCards).values([
      { ...card, title: 'lasting', serialNumber: 3 },
      { ...card, title: 'over', endTime: backend.clock.now() },
      { ...card, title: 'running', endTime: addDays(backend.clock.now(), 1), serialNumber: 2 },
    ]);
    const [first] = (await pageOf(1, HomeModuleUserType.tourist, 1)).modules;
    expect(first?.childModuleName).toBe('everywhere');
    expect(first?.showConfigContentList.map(({ courseTitle }) => courseTitle)).toEqual([
      'running',
      'lasting',
    ]);
  });

  it('says which field is wrong', async () => {
    const request = { limit: 2, page: 1, showDeviceType: 1, showUserType: 1 };
    for (const [field, value] of [
      ['limit', 0],
      ['page', 0],
      ['showUserType', 4],
      ['showDeviceType', 9],
    ] as const) {
      const answer = await tourist.ask('homePageShowConfig', { ...request, [field]: value });
      expect(answer).toMatchObject({ status: 400, code: '10000001', body: { field } });
    }
  });

  it('is refused to a parent who names another user', async () => {
    const parent = await logIn(backend, PHONE.oneSubject);
    const request = { limit: 2, page: 1, showDeviceType: 1, showUserType: 2 };
    const own = await parent.visitor.ask('homePageShowConfig', { ...request, userId: parent.userId });
    const others = await parent.visitor.ask('homePageShowConfig', { ...request, userId: parent.userId + 1 });
    expect([own.status, others.status]).toEqual([200, 403]);
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
  const built = new Set(
    (Object.values(routes) as RouteEntry[]).filter((route) => route.built).map(({ path }) => path),
  );

  it('are of all four kinds', () => {
    expect(new Set(targets.map(({ redirectType }) => redirectType))).toEqual(
      new Set(Object.values(RedirectType)),
    );
  });

  it('lead to screens that exist, and outside to https alone', () => {
    for (const { redirectType, url = '' } of targets) {
      if (redirectType === RedirectType.innerPage)
        expect([url, built.has(url.split('?')[0] ?? '')]).toEqual([url, true]);
      if (redirectType === RedirectType.h5Link) expect(url).toMatch(/^https:\/\/www\.example\.com\//);
      if (redirectType === RedirectType.miniProgram) expect(url).toMatch(/^https:/);
    }
  });
});

describe('The app-download flag', () => {
  it('is up until the parent has opened a native app', async () => {
    expect((await tourist.ask('getAppFlag')).data).toEqual({ isDisplay: true });
    const { visitor, userId } = await logIn(backend, PHONE.manySubjects);
    await visitor.ask('appLogin', { deviceType: 0 });
    expect((await visitor.ask('getAppFlag', { userId })).data).toEqual({ isDisplay: true });
    await visitor.ask('appLogin', { deviceType: 2 });
    expect((await visitor.ask('getAppFlag', { userId })).data).toEqual({ isDisplay: false });
    expect(await visitor.ask('getAppFlag', { userId: userId + 1 })).toMatchObject({ status: 403 });
  });
});
