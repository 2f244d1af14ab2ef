import { and, asc, eq } from 'drizzle-orm';
import { HomeworkState } from '../../../src/contract/homework/values';
import { ReportKind } from '../../../src/contract/growth/values';
import { StepUpStatus } from '../../../src/contract/stepup/values';
import type { SubscribeTopic } from '../../../src/contract/messages/values';
import { addDays, addMillis, HOUR, MINUTE, shanghaiTime, today } from '../../../server/core/time';
import { orderReports } from '../../../server/domains/growth/report-kinds/order';
import { releaseDue } from '../../../server/domains/growth/reports/work';
import { leaves } from '../../../server/domains/lessons/leave/tables';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import { outbox } from '../../../server/domains/messages/outbox/tables';
import { aHomework } from '../../builders/homework';
import { anOpenClass } from '../../builders/classes';
import { delivery } from '../../builders/deliveries';
import { anOfficialParent, aParent } from '../../builders/parent';
import { aStepUpClass } from '../../builders/stepup';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { tidyUp } from '../support/jobs';
import { buildParent, type Parent } from '../support/people';

const NAMES = {
  classSoon: 'WECHAT_TEMPLATE_CLASS_SOON',
  homeworkGiven: 'WECHAT_TEMPLATE_HOMEWORK_GIVEN',
  homeworkCorrected: 'WECHAT_TEMPLATE_HOMEWORK_CORRECTED',
  reportReady: 'WECHAT_TEMPLATE_REPORT_READY',
  deliverySent: 'WECHAT_TEMPLATE_DELIVERY_SENT',
  seatExpiring: 'WECHAT_TEMPLATE_SEAT_EXPIRING',
} as const satisfies Record<SubscribeTopic, string>;
const ENV = Object.fromEntries(Object.values(NAMES).map((name) => [name, `${name} thing1=title`]));

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ env: ENV });
});
afterAll(() => backend.stop());
beforeEach(() => backend.clock.set(SEEDED_AT));

const rethrow = (error: unknown) => {
  throw error;
};

let codes = 0;
async function accepts(parent: Parent, topic: SubscribeTopic): Promise<Parent> {
  codes += 1;
  const answers = [{ topic, answer: 'accept' as const }];
  await parent.visitor.ask('answerSubscriptions', { code: `demo-${codes}`, answers });
  return parent;
}
const inWeChat = async ({ userId }: Parent) => {
  const rows = await backend.services.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.userId, userId), eq(outbox.channel, 'subscribe')))
    .orderBy(asc(outbox.id));
  return rows.map(({ kind, letter }) => ({
    ...{ kind, title: letter?.title, note: letter?.text, page: letter?.to },
  }));
};
const webView = (path: string) => `pages/links/web-view/index?path=${encodeURIComponent(path)}`;

describe('A parent who allows it gets a message in WeChat', () => {
  it('half an hour before a class, once, unless the child is excused', async () => {
    backend.clock.set(shanghaiTime(today(backend.clock), '18:00'));
    const withClass = anOfficialParent().withClass('math', { time: '18:25' });
    const parent = await accepts(await buildParent(backend, withClass), 'classSoon');
    const excused = await accepts(await buildParent(backend, withClass), 'classSoon');
    const silent = await buildParent(backend, withClass);
    const own = await backend.services.db.select().from(lessons).where(eq(lessons.userId, excused.userId));
    const missed = own.find(({ startsAt }) => startsAt > backend.clock.now());
    await backend.services.db.insert(leaves).values({
      ...{
        userId: excused.userId,
        lessonId: missed?.id ?? 0,
        brandCode: 'x',
        lessonName: '',
        teacherName: '',
      },
      ...{ lessonStartsAt: backend.clock.now(), requestedAt: backend.clock.now(), state: 1 },
    });
    await tidyUp(backend.services);
    await tidyUp(backend.services);
    const title = expect.stringContaining('讲') as string;
    const note = expect.stringContaining('老师：') as string;
    const page = 'pages/lessons/class-list/index';
    expect(await inWeChat(parent)).toEqual([{ kind: 'classSoon', title, note, page }]);
    expect([await inWeChat(excused), await inWeChat(silent)]).toEqual([[], []]);
  });

  it('before an open class that they reserved', async () => {
    const id = await anOpenClass(backend.services, { startsAt: addMillis(SEEDED_AT, 20 * MINUTE) });
    const parent = await accepts(await buildParent(backend, aParent()), 'classSoon');
    await parent.visitor.ask('reserveOpenClass', { classId: id });
    await tidyUp(backend.services);
    const page = webView(`/openClassCenter/openClassDetail?id=${id}`);
    expect(await inWeChat(parent)).toEqual([
      { kind: 'openClassSoon', title: '奇妙的对称', note: '公开课', page },
    ]);
  });

  it('of homework that is given and of one that is corrected', async () => {
    const parent = await accepts(await buildParent(backend, anOfficialParent()), 'homeworkGiven');
    await accepts(parent, 'homeworkCorrected');
    const id = await aHomework(backend.services, parent, 'math', { state: HomeworkState.corrected });
    const page = webView(`/homework/detail?id=${id}`);
    expect(await inWeChat(parent)).toMatchObject([
      { kind: 'homeworkGiven', title: '找规律练习', page },
      { kind: 'homeworkCorrected', title: '找规律练习', page },
    ]);
  });

  it('of a report', async () => {
    const parent = await accepts(await buildParent(backend, anOfficialParent()), 'reportReady');
    const { userId } = parent;
    const { db } = backend.services;
    const dueAt = addMillis(SEEDED_AT, -HOUR);
    await orderReports(db, [{ userId, kind: ReportKind.month, ref: '2000-10', dueAt }]);
    await releaseDue({ db, clock: backend.clock, onError: rethrow, userId });
    expect(await inWeChat(parent)).toMatchObject([
      { kind: 'reportReady', title: expect.stringMatching(/已送达$/) as string },
    ]);
  });

  it('of a delivery that was sent after they allowed it', async () => {
    const parent = await buildParent(backend, aParent().withDelivery({ hoursAgo: 1 }));
    await accepts(parent, 'deliverySent');
    backend.clock.pass(3 * HOUR);
    await delivery({ hoursAgo: 1, title: '冬季教具' })(backend.services, parent);
    await tidyUp(backend.services);
    await tidyUp(backend.services);
    expect(await inWeChat(parent)).toMatchObject([
      {
        title: '冬季教具',
        page: expect.stringMatching(/^pages\/deliveries\/pack-list\/index\?id=\d+$/) as string,
      },
    ]);
  });

  it('of a seat that is released tomorrow, once', async () => {
    const newClassId = await aStepUpClass(backend.services);
    const status = StepUpStatus.grouping;
    const near = { newClassId, status, releaseAt: addDays(SEEDED_AT, 1) };
    const parent = await accepts(await buildParent(backend, aParent().withStepUp(near)), 'seatExpiring');
    const far = { ...near, releaseAt: addDays(SEEDED_AT, 3) };
    const later = await accepts(await buildParent(backend, aParent().withStepUp(far)), 'seatExpiring');
    await tidyUp(backend.services);
    await tidyUp(backend.services);
    expect(await inWeChat(parent)).toMatchObject([
      { kind: 'seatExpiring', page: webView('/furtherEducation') },
    ]);
    expect(await inWeChat(later)).toEqual([]);
  });
});
