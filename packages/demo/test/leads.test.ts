/** Links in the demo: each leads to a demo page or an app screen, and to an existing row. */
import { and, eq, isNotNull, like, ne, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { RedirectType } from '../../../src/contract/links/values';
import { ActivityState, ACTIVITY_PAGE_MAX } from '../../../src/contract/activities/values';
import { Subject } from '../../../src/contract/courses/values';
import { ConfigTypeCode } from '../../../src/contract/configuration/values';
import { BannerUserType, HomeModuleUserType, SlotPlatform } from '../../../src/contract/home/values';
import { routeNames, routes, type RouteEntry } from '../../../src/contract/routes';
import { activities } from '../../../server/domains/activities/center/tables';
import { openClasses, peaClasses } from '../../../server/domains/classes/tables';
import { upgradeConfigs } from '../../../server/domains/configuration/tables';
import { courses, filmCourses } from '../../../server/domains/courses/tables';
import { leadInside } from '../content/older-leads';
import { DEMO_ACCOUNTS } from '../accounts';
import { DEMO_LINK_ORIGIN, STORY_IDS, toStory } from '../content/targets';
import { teacherProfiles } from '../../../server/domains/courses/teachers/tables';
import { slots, tabs } from '../../../server/domains/home/slots/tables';
import { homeCards } from '../../../server/domains/home/tables';
import { surveys } from '../../../server/domains/help/surveys/tables';
import { materialRequests } from '../../../server/domains/materials/collect/tables';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { stories } from '../../../server/domains/stories/tables';
import type { CallName } from '../../../server/core/http/handler';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn } from '../../../test/server/support/people';
import { Visitor } from '../../../test/server/support/visitor';

interface Lead {
  readonly from: string;
  readonly redirectType: RedirectType;
  readonly url: string;
}

let backend: Backend;
let leads: readonly Lead[];
beforeAll(async () => {
  backend = await startBackend({ demo: true });
  leads = await allLeads();
});
afterAll(() => backend.stop());

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All nested objects with a `url`. */
function withAddresses(value: unknown): { redirectType?: RedirectType; url: string }[] {
  if (!isObject(value)) return [];
  const inner = Object.values(value).flatMap(withAddresses);
  return 'url' in value && typeof value.url === 'string' ? [{ ...value, url: value.url }, ...inner] : inner;
}

async function allLeads(): Promise<Lead[]> {
  const { db } = backend.services;
  const cards = await db.select().from(homeCards);
  const rows: [string, { redirectType?: RedirectType; url: string | null }[]][] = [
    ['slots', await db.select().from(slots)],
    ['tabs', await db.select().from(tabs)],
    ['activities', await db.select().from(activities)],
    ['cards', cards.map(({ redirectType, link }) => ({ redirectType, url: link }))],
    ['courses', (await db.select().from(courses)).map(({ link }) => ({ url: link }))],
    ['messages', (await db.select().from(inboxMessages)).flatMap(({ target }) => withAddresses(target))],
    [
      'configuration',
      (await db.select().from(upgradeConfigs)).flatMap(({ typeValue, jsonUrl }) => [
        ...withAddresses(typeValue ? (JSON.parse(typeValue) as unknown) : null),
        { url: jsonUrl },
      ]),
    ],
  ];
  return rows.flatMap(([from, found]) =>
    found.flatMap(({ redirectType = RedirectType.h5Link, url }) =>
      url ? [{ from, redirectType, url }] : [],
    ),
  );
}

const different = (urls: readonly string[]): string[] => [...new Set(urls)].sort();
const OWN_PAGES = '/demo/pages/';
const outside = () => leads.filter(({ url }) => url.startsWith(OWN_PAGES));
const inside = () => leads.filter(({ redirectType }) => redirectType === RedirectType.innerPage);

/** Screens whose URL refers to a row by `id`. */
const ROWS: Readonly<Record<string, PgTable & { readonly id: PgColumn }>> = {
  [routes.openClassCenterOpenClassDetail.path]: openClasses,
  [routes.peaClassCenterPeaClassDetail.path]: peaClasses,
  [routes.babyStudyDetail.path]: filmCourses,
  [routes.soundStoryPlayer.path]: stories,
  [routes.materialSubmit.path]: materialRequests,
  [routes.survey.path]: surveys,
};

/** Requests for everything that contains links to demo pages. */
async function requestsWithLinks(
  userId: number,
): Promise<Partial<Record<CallName, readonly Readonly<Record<string, unknown>>[]>>> {
  const { db } = backend.services;
  const placed = await db
    .selectDistinct({ id: slots.positionId })
    .from(slots)
    .where(isNotNull(slots.positionId));
  const displayPositionId = placed.map(({ id }) => id);
  const [inbox] = await db
    .select()
    .from(inboxMessages)
    .where(and(eq(inboxMessages.userId, userId), like(sql`${inboxMessages.target}::text`, '%pages%')));
  const taught = await db.select().from(teacherProfiles).where(ne(teacherProfiles.pageUrl, ''));
  const page = { page: 1, limit: ACTIVITY_PAGE_MAX };
  const platform = SlotPlatform.web;
  return {
    getPositionBanner: [{ displayPositionId, platformType: platform, userType: BannerUserType.official }],
    homePageShowConfig: [{ ...page, showDeviceType: platform, showUserType: HomeModuleUserType.official }],
    getUpgradeConfig: Object.values(ConfigTypeCode).map((typeCode) => ({ typeCode })),
    getCourseStudyList: [{}],
    listActivities: Object.values(ActivityState).map((state) => ({ ...page, state })),
    getMessage: [{ id: inbox?.id }],
    getTeacherUrl: taught.map(({ code }) => ({ teacherCode: code })),
  };
}

describe('What the demonstration shows', () => {
  it('leads out of the app to pages of the demonstration alone, which are there', async () => {
    expect(different(outside().map(({ from }) => from))).toEqual(
      different(['slots', 'activities', 'cards', 'courses', 'messages', 'configuration']),
    );
    expect(leads.filter(({ url }) => !url.startsWith('/'))).toEqual([]);
    for (const url of different(outside().map((lead) => lead.url))) {
      const headers = { accept: 'text/html' };
      const { status } = await new Visitor(backend).raw({ method: 'GET', url, headers });
      expect([url, status]).toEqual([url, 200]);
    }
  });

  it.each([
    ['192.168.1.5:8080', 'http://192.168.1.5:8080'],
    ['wandou.test:8443', 'http://wandou.test:8443'],
  ])('has addresses of the host by which a parent came: %s', async (host, origin) => {
    const { visitor, userId } = await logIn(backend, DEMO_ACCOUNTS.manySubjects.phone);
    for (const [name, requests] of Object.entries(await requestsWithLinks(userId))) {
      const bodies = [];
      for (const request of requests) {
        const { code, body } = await visitor.ask(name as CallName, request, { host });
        expect([name, code]).toEqual([name, expect.stringMatching(/^(0+|200)$/)]);
        bodies.push(JSON.stringify(body).replaceAll('\\"', '"'));
      }
      const addresses = bodies.flatMap((body) => body.match(/[^"]*\/demo\/pages\/[\w/-]+/g) ?? []);
      expect([name, addresses.length > 0]).toEqual([name, true]);
      expect([name, addresses.filter((url) => !url.startsWith(`${origin}${OWN_PAGES}`))]).toEqual([name, []]);
    }
  });

  it('leads inside the app to screens that there are', () => {
    const known = routeNames.flatMap((name) => {
      const { path, aliases }: RouteEntry = routes[name];
      return [path, ...aliases];
    });
    const paths = different(inside().map(({ url }) => url.split('?')[0] ?? ''));
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => !known.includes(path))).toEqual([]);
  });

  it('leads to nothing by an id that there is not', async () => {
    // Inbox links are only valid for their own parent: see inbox.test.ts.
    const forAll = inside().filter(({ from }) => from !== 'messages');
    for (const url of different(forAll.map((lead) => lead.url))) {
      const { pathname, searchParams } = new URL(url, 'https://app.example');
      const id = searchParams.get('id');
      const table = ROWS[pathname];
      // Every screen of a single row has an id in its URL.
      expect([url, id !== null]).toEqual([url, table !== undefined]);
      if (table === undefined) continue;
      const rows = await backend.services.db
        .select({ id: table.id })
        .from(table)
        .where(eq(table.id, Number(id)));
      expect([url, rows.length]).toEqual([url, 1]);
    }
  });

  it('no lesson to try leads to the download page', async () => {
    const { db } = backend.services;
    const placed = (await db.select().from(slots)).map(({ title, url }) => ({ title, url }));
    const cards = (await db.select().from(homeCards)).map(({ title, link }) => ({ title, url: link }));
    const offers = [...placed, ...cards].filter(({ title }) => /试听|体验课/.test(title ?? ''));
    expect(offers.length).toBeGreaterThan(2);
    expect(offers.filter(({ url }) => url?.startsWith(routes.downloadApp.path))).toEqual([]);
  });

  it("leads from a subject's tile to that subject", async () => {
    const placed = await backend.services.db.select().from(slots);
    const go = placed.filter(({ title }) => title === '围棋').map(({ url }) => url);
    expect(different(go.map(String))).toEqual([`${routes.myTabClass.path}?subject=${Subject.weiqi}`]);
  });

  it('has no dead links: whatever opens something has an address', async () => {
    const { db } = backend.services;
    const placed = [...(await db.select().from(slots)), ...(await db.select().from(activities))];
    const cards = (await db.select().from(homeCards)).map(({ link, ...card }) => ({ ...card, url: link }));
    const opens = [...placed, ...cards].filter(({ redirectType }) => redirectType !== RedirectType.none);
    expect(opens.filter(({ url }) => !url).map(({ title }) => title)).toEqual([]);
  });

  it('leads to the same places in a demonstration that was older than its pages', async () => {
    const { db } = backend.services;
    const before = leads.map(({ url }) => url);
    const url = (path: string) => `${DEMO_LINK_ORIGIN}/wandou/${path}`;
    const target = { redirectType: RedirectType.h5Link, url: url('weekend-challenge'), text: '去挑战' };
    const ofStory = { redirectType: RedirectType.h5Link, link: url('stories/moon'), title: '月亮邮局' };
    await db
      .update(slots)
      .set({ url: url('stories'), redirectType: RedirectType.h5Link })
      .where(eq(slots.url, routes.soundStoryPage.path));
    await db
      .update(slots)
      .set({ url: url('about') })
      .where(like(slots.url, '%/demo/pages/about'));
    const absolute = sql<string>`replace(${upgradeConfigs.jsonUrl}, ${OWN_PAGES}, ${`http://localhost:8080${OWN_PAGES}`})`;
    await db.update(upgradeConfigs).set({ jsonUrl: absolute });
    await db.update(inboxMessages).set({ target }).where(eq(inboxMessages.title, '周末思维挑战'));
    await db
      .update(homeCards)
      .set(ofStory)
      .where(eq(homeCards.link, toStory('moon-boat').url ?? ''));
    expect((await allLeads()).filter((lead) => lead.url.startsWith('http')).length).toBeGreaterThan(10);

    await leadInside(db);
    expect((await allLeads()).map((lead) => lead.url).sort()).toEqual(before.sort());
    expect(await db.select().from(homeCards).where(eq(homeCards.title, '月亮小船'))).toHaveLength(1);
  });

  it.each(Object.entries(STORY_IDS))('has the story %s by its id, with a recording', async (code, id) => {
    const [found] = await backend.services.db.select().from(stories).where(eq(stories.id, id));
    expect([found?.code, typeof found?.filmId]).toEqual([code, 'number']);
  });
});
