/** Inbox of every demo account: each message opens what it refers to. */
import { eq } from 'drizzle-orm';
import { ReportKind } from '../../../src/contract/growth/values';
import { RedirectType } from '../../../src/contract/links/values';
import { isSuccess } from '../../../src/contract/helpers';
import { MessageKind } from '../../../src/contract/messages/values';
import { allCalls } from '../../../src/contract/registry';
import { routes } from '../../../src/contract/routes';
import type { DemoAccountName } from '../account-names';
import { DEMO_ACCOUNTS } from '../accounts';
import { DEMO_PAGES } from '../pages/catalogue';
import { demoPage } from '../pages';
import { pageOf } from '../../../server/domains/growth/reports/pages';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn, type Parent } from '../../../test/server/support/people';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
});
afterAll(() => backend.stop());

type Message = typeof inboxMessages.$inferSelect;
type CallName = Parameters<Parent['visitor']['ask']>[0];
/** The request of a detail page, built from its URL parameters. */
type Ask = (named: URLSearchParams) => readonly [CallName, object];

const number = (named: URLSearchParams, name: string) => Number(named.get(name));

const PAGES: Readonly<Record<string, Ask>> = {
  [routes.homeworkDetail.path]: (named) => ['getHomework', { homeworkId: number(named, 'id') }],
  [routes.classContent.path]: (named) => ['getClassContent', { liveId: number(named, 'liveId') }],
  [routes.beforeClass.path]: (named) => ['getBeforeClass', { liveId: number(named, 'liveId') }],
  [routes.classHourRecord.path]: (named) => [
    'listHourRecords',
    { page: 1, limit: 10, brandCode: named.get('brandCode') ?? '' },
  ],
  [routes.myExpressPackList.path]: (named) => ['listParcels', { deliveryId: number(named, 'id') }],
  [routes.myExpressDetail.path]: (named) => ['getParcel', { parcelId: number(named, 'id') }],
  [routes.myOrder.path]: (named) => ['getOrder', { orderId: number(named, 'orderId') }],
  [routes.openClassCenterOpenClassDetail.path]: (named) => ['getOpenClass', { classId: number(named, 'id') }],
  [routes.materialSubmit.path]: (named) => ['getMaterialRequest', { id: number(named, 'id') }],
  [routes.survey.path]: (named) => ['getSurvey', { id: number(named, 'id') }],
  ...Object.fromEntries(
    [routes.babyShowDetail, routes.babyShowVideo, routes.littleTeacherDetail, routes.teacherVideoDetail].map(
      ({ path }): [string, Ask] => [path, (named) => ['getWork', { id: number(named, 'id') }]],
    ),
  ),
  ...Object.fromEntries(
    Object.values(ReportKind).map((kind): [string, Ask] => [
      pathOf(pageOf({ id: 1, userId: 1, kind, evaluationId: 1 })),
      (named) => [
        'getReport',
        named.has('evaluation_id')
          ? { kind, evaluationId: number(named, 'evaluation_id') }
          : { kind, id: number(named, 'id') },
      ],
    ]),
  ),
};

function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}

const OF_ONE_THING: readonly MessageKind[] = [
  MessageKind.class,
  MessageKind.homework,
  MessageKind.report,
  MessageKind.hours,
  MessageKind.logistics,
];
const NAMES_ONE = /《.+》|「.+」|订单 \d|已送达|已展示|已批改/;

const speaksOfOne = ({ body, kind, title }: Message) =>
  OF_ONE_THING.includes(kind) || NAMES_ONE.test(title + body);

/** undefined: the link is correct. */
async function fault(parent: Parent, { target }: Message, mustBeOne: boolean): Promise<string | undefined> {
  if (target === null) return mustBeOne ? 'leads nowhere' : undefined;
  const url = target.url ?? '';
  if (target.redirectType === RedirectType.h5Link) {
    const isPage = Object.keys(DEMO_PAGES).some((name) => demoPage(name) === url);
    return !isPage || mustBeOne ? `leads outside: ${url}` : undefined;
  }
  const ask = PAGES[pathOf(url)];
  const named = new URLSearchParams(url.split('?')[1] ?? '');
  if (ask === undefined) {
    const isPage = Object.values(routes).some(({ path }) => path === pathOf(url));
    return !isPage || mustBeOne ? `leads to a general page: ${url}` : undefined;
  }
  const [call, request] = ask(named);
  const { code, data } = await parent.visitor.ask(call, request);
  const isThere = isSuccess(allCalls[call].service, code);
  return isThere && data !== null && (!Array.isArray(data) || data.length > 0)
    ? undefined
    : `is not there: ${url} (${code})`;
}

const names = Object.keys(DEMO_ACCOUNTS) as DemoAccountName[];

describe.each(names)('The inbox of %s', (name) => {
  let messages: readonly Message[];
  let parent: Parent;
  beforeAll(async () => {
    const method = name === 'deviceLimited' ? 'sms' : 'password';
    parent = await logIn(backend, DEMO_ACCOUNTS[name].phone, method);
    messages = await backend.services.db
      .select()
      .from(inboxMessages)
      .where(eq(inboxMessages.userId, parent.userId));
  });

  it('opens the object of a message, which exists', async () => {
    const faults: string[] = [];
    for (const message of messages) {
      const found = await fault(parent, message, speaksOfOne(message));
      if (found !== undefined) faults.push(`${message.title} ${found}`);
    }
    expect(faults).toEqual([]);
  });

  it('names the lesson, the homework, the report or the parcel of the message', () => {
    const unnamed = messages.filter(
      ({ body, kind, title }) =>
        OF_ONE_THING.includes(kind) &&
        !/《.+》|「.+」/.test(body) &&
        !/：.+|.+报告.*已送达/.test(title) &&
        kind !== MessageKind.report,
    );
    expect(unnamed.map(({ body, title }) => [title, body])).toEqual([]);
    expect(messages.filter(({ title }) => /^[：\s]|^已送达/.test(title))).toEqual([]);
  });

  it('has a date where it means a day: it is read on other days', () => {
    const relative = /今天|明天|昨天|今晚|本周/;
    const inItself = messages.filter(({ body, title }) => relative.test(title + body));
    expect(inItself.map(({ body, title }) => [title, body])).toEqual([]);
  });

  it('has as many messages as the account says, the newest unread, none in the future', () => {
    const { read, unread } = DEMO_ACCOUNTS[name].messages;
    const waiting = messages.filter(({ readAt }) => readAt === null);
    expect(waiting).toHaveLength(unread);
    expect(messages.length).toBeGreaterThanOrEqual(unread + read);
    const isNewer = (one: Message) => waiting.some(({ sentAt }) => sentAt < one.sentAt);
    expect(messages.filter((one) => one.readAt !== null && isNewer(one)).map(({ title }) => title)).toEqual(
      name === 'oneSubject' ? expect.any(Array) : [],
    );
    const now = backend.clock.now();
    expect(messages.filter(({ sentAt }) => sentAt > now)).toEqual([]);
  });
});
