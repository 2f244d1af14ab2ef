import { CourseType, Subject } from '@/contract/courses/values';
import { helpCalls } from '@/contract/help/calls';
import { lessonsCalls } from '@/contract/lessons/calls';
import { StudyClassStatus } from '@/contract/lessons/values';
import { ordersCalls } from '@/contract/orders/calls';
import { OrderState } from '@/contract/orders/values';
import ClassList from '@/pages/lessons/class-list';
import MyOrder from '@/pages/orders/my-order';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER, type FakeApp } from '../../support/fakes/fake-app';
import { order } from '../../unit/support/assets-fixture';
import { openScreen } from '../support/open-screen';

const HOUR = 3_600_000;
const PHONES = [0, 3 * HOUR, -3 * HOUR];

/** Sets the server time to `text` in Shanghai; the phone's clock is wrong by `phoneIsWrongBy` ms. */
const itIs =
  (text: string, phoneIsWrongBy: number) =>
  ({ time, app }: FakeApp): void => {
    const now = Date.parse(`${text}+08:00`);
    time.advance(now + phoneIsWrongBy - time.now());
    app.serverClock.heard(now, time.now());
  };

const parent = { user: TEST_USER, student: OFFICIAL };

describe.each(PHONES)('on a phone that is wrong by %d ms', (wrongBy) => {
  test('an order that is due this morning is due today', async () => {
    const api = new FakeApi().on(ordersCalls.getOrder, order(7, OrderState.toPay));
    const prepare = itIs('2026-11-22T01:00:00', wrongBy);
    const screen = await openScreen('myOrder', MyOrder, {
      ...{ ...parent, api, prepare },
      query: { orderId: '7' },
    });
    expect(screen.hasText('请在 今天 8:00 前完成支付')).toBe(true);
  });

  test.each([
    ['2026-11-22T18:00:00', '待上课'],
    ['2026-11-22T19:10:00', '正在上课'],
    ['2026-11-22T21:30:00', '已下课'],
  ])('a class of 19:00 is at %s: %s', async (now, state) => {
    const lesson = {
      ...{ subject: Subject.wandou, chapterName: '找规律', teacherName: '李', chapterImgUrl: '' },
      ...{ courseDate: '2026-11-22 19:00:00', liveId: 1, liveCnListId: 1, liveStudentId: 42 },
      ...{ courseResourceId: 1, courseConfig: { durationMinutes: 40, courseType: CourseType.live } },
      ...{ status: StudyClassStatus.upcoming, courseName: '豌豆思维' },
    };
    const api = new FakeApi()
      .on(lessonsCalls.getClassList, [lesson])
      .on(helpCalls.isPushQuestionnaire, false);
    const screen = await openScreen('myClassList', ClassList, {
      ...{ ...parent, api, prepare: itIs(now, wrongBy) },
    });
    expect(screen.byClass('tag').textContent).toBe(state);
  });
});
