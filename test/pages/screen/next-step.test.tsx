/** Expired, full, used or closed: each such state says so and offers a next step. One case per screen and state. */
import { activitiesCalls } from '@/contract/activities/calls';
import { ActivityState, EntranceLinkState } from '@/contract/activities/values';
import { classesCalls } from '@/contract/classes/calls';
import { OpenClassState, PeaClassState } from '@/contract/classes/values';
import { configurationCalls } from '@/contract/configuration/calls';
import { coursesCalls } from '@/contract/courses/calls';
import { CourseType, FilmAccess, ReplayState, Subject, SubjectCode } from '@/contract/courses/values';
import { homeCalls } from '@/contract/home/calls';
import { hoursCalls } from '@/contract/hours/calls';
import { HourChange } from '@/contract/hours/values';
import { lessonsCalls } from '@/contract/lessons/calls';
import { BookingState, LiveAuditState, StudyClassStatus } from '@/contract/lessons/values';
import { materialsCalls } from '@/contract/materials/calls';
import { straightCalls } from '@/contract/straight/calls';
import { ordersCalls } from '@/contract/orders/calls';
import { ExchangeState, OrderState } from '@/contract/orders/values';
import ActivityCenter from '@/pages/activities/activity-center';
import FreshmanAuthLogin from '@/pages/activities/freshman-auth-login';
import OpenClass from '@/pages/classes/open-class';
import PeaClass from '@/pages/classes/pea-class';
import BabyStudyDetail from '@/pages/courses/baby-study-detail';
import RecordingList from '@/pages/courses/recording-list';
import ClassHourRecord from '@/pages/hours/class-hour-record';
import MyClassHour from '@/pages/hours/my-class-hour';
import BookingScreen from '@/pages/lessons/booking';
import ClassContentScreen from '@/pages/lessons/class-content';
import LeaveRecord from '@/pages/lessons/leave-record';
import LiveAuditor from '@/pages/lessons/live-auditor';
import CollectSubmit from '@/pages/materials/collect-submit';
import MyExchange from '@/pages/orders/my-exchange';
import MyOrder from '@/pages/orders/my-order';
import StraightGiftPage from '@/pages/straight/gift';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import {
  exchange,
  leave,
  lesson,
  order,
  record,
  recordsApi,
  SUBJECTS,
} from '../../unit/support/assets-fixture';
import { anOpenClass, aPeaClass } from '../classes/classes';
import { replay, studyDetail } from '../courses/samples';
import { activity } from '../rewards/answers';
import { gift } from '../straight/answers';
import { openScreen, type OpenedScreen, type OpenOptions } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

const inside = (api: FakeApi, query: OpenOptions['query'] = {}): OpenOptions => ({
  ...{ user: TEST_USER, student: OFFICIAL, api, query },
});

interface Case {
  readonly what: string;
  readonly open: () => Promise<OpenedScreen>;
  /** Text that states the situation. */
  readonly says: string;
  /** Button texts in tap order; the last one is the next step. */
  readonly taps: readonly string[];
  /** Part of the target address; undefined: the same screen shows another part. */
  readonly to?: string;
  readonly shows?: string;
}

const openClass = (state: OpenClassState) => () =>
  openScreen(
    'openClassCenterOpenClassDetail',
    OpenClass,
    inside(new FakeApi().on(classesCalls.getOpenClass, anOpenClass({ state, seatsLeft: 0 })), { id: '4801' }),
  );

const audit = (state: LiveAuditState) => () =>
  openScreen(
    'liveAuditor',
    LiveAuditor,
    inside(
      new FakeApi().on(lessonsCalls.getLiveAudit, {
        ...{ liveId: 7, title: '第2讲 找规律', subject: Subject.wandou, picture: '', teacherName: '林老师' },
        ...{ state, courseDate: state === 'leave' ? '2030-01-01 19:00:00' : '2020-01-01 19:00:00' },
        ...{ durationMinutes: 40, replay: ReplayState.over },
      }),
      { liveId: '7' },
    ),
  );

const content = () =>
  openScreen(
    'classContent',
    ClassContentScreen,
    inside(
      new FakeApi().on(lessonsCalls.getClassContent, {
        ...{ subject: Subject.wandou, chapterName: '第2讲 找规律', teacherName: '林老师', chapterImgUrl: '' },
        ...{ courseDate: '2020-01-01 19:00:00', liveId: 7, liveCnListId: 1, liveStudentId: 42 },
        courseResourceId: 1,
        courseConfig: { durationMinutes: 40, courseType: CourseType.live },
        ...{ status: StudyClassStatus.finished, courseName: '豌豆思维', teacherId: 0, teacherAvatar: '' },
        ...{ goals: [], steps: [], keyPoints: [], tips: [], materials: [], replay: ReplayState.over },
      }),
      { liveId: '7' },
    ),
  );

const booking = (state: BookingState) => async () => {
  const api = new FakeApi()
    .on(lessonsCalls.listBookingTimes, { courses: [], courseId: 0, times: [], openNum: 0 })
    .on(configurationCalls.getUpgradeConfig, null)
    .on(lessonsCalls.listBookings, [
      {
        ...{ bookingId: 9, liveId: 7, courseName: '豌豆思维', subject: Subject.wandou, chapterName: '第1讲' },
        ...{ teacherName: '林老师', picture: '', lessonTime: '2020-03-04 09:00:00', durationMinutes: 40 },
        ...{ state, canCancel: false },
      },
    ]);
  const screen = await openScreen('aboutClassCenter', BookingScreen, inside(api));
  await screen.tap('我的预约');
  return screen;
};

const myOrder = (state: OrderState) => () =>
  openScreen(
    'myOrder',
    MyOrder,
    inside(new FakeApi().on(ordersCalls.getOrder, order(7, state)), { orderId: '7' }),
  );

const none = { baseHours: 0, giveHours: 0 };
const NOTHING_LEFT = { brandCode: SubjectCode.wandou, smallLive: none, largeLive: none, record: none };

const hours = () =>
  openScreen(
    'myClassHour',
    MyClassHour,
    inside(
      new FakeApi()
        .on(hoursCalls.listUnclaimedAward, [])
        .on(homeCalls.getPositionBanner, [])
        .on(coursesCalls.getUserSubject, SUBJECTS.slice(0, 1))
        .on(hoursCalls.queryUserHourGroup, NOTHING_LEFT)
        .on(hoursCalls.getLeaveSummary, { usableNum: 0 }),
    ),
  );

const study = (access: FilmAccess) => () =>
  openScreen(
    'babyStudyDetail',
    BabyStudyDetail,
    inside(
      new FakeApi().on(
        coursesCalls.getFilmCourse,
        studyDetail({ access, priceHours: 0, availableUntil: '2020-12-01 10:00:00' }),
      ),
      { id: '3001' },
    ),
  );

const entrance = (state: EntranceLinkState) => () =>
  openScreen('freshmanAuthLogin', FreshmanAuthLogin, {
    api: new FakeApi().on(activitiesCalls.lookAtEntranceLink, { state, phoneMask: '', isOwn: false }),
    query: { code: 'a-code' },
  });

const over = { state: ReplayState.over, chapterName: '过期的一讲' };
const ENDED = activity(31, { state: ActivityState.ended });

const CASES: readonly Case[] = [
  ...(
    [
      [OpenClassState.full, '已约满'],
      [OpenClassState.live, '名额已满'],
      [OpenClassState.over, '没有回放'],
    ] as const
  ).map(([state, says]) => ({
    ...{ what: `an open class that is ${state}`, open: openClass(state), says },
    ...{ taps: ['看其他公开课'], to: 'classes/open-class-list/index' },
  })),
  {
    ...{
      what: 'a lesson by its link that is over',
      open: audit(LiveAuditState.over),
      says: '这节课已经结束',
    },
    ...{ taps: ['这节课学了什么'], to: 'lessons/class-content/index?liveId=7' },
  },
  {
    ...{ what: 'a lesson by its link that is on leave', open: audit(LiveAuditState.leave), says: '不能旁听' },
    ...{ taps: ['查看请假补课记录'], to: 'lessons/leave-record/index' },
  },
  {
    what: 'a replay in the list that is over',
    open: () =>
      openScreen(
        'recordingList',
        RecordingList,
        inside(new FakeApi().on(coursesCalls.listReplays, [replay({ liveId: 3, ...over })], 1)),
      ),
    ...{ says: '已过期', taps: ['过期的一讲'], to: 'lessons/class-content/index?liveId=3' },
  },
  {
    ...{ what: 'a replay of a lesson that is over', open: content, says: '回放已经过期' },
    ...{ taps: ['看回放'], to: 'help/feedback/index?about=' },
  },
  ...([BookingState.over, BookingState.cancelled] as const).map((state) => ({
    ...{ what: `a booking that is ${state}`, open: booking(state), says: '第1讲' },
    ...{ taps: ['再约一节'], shows: '孩子的课程都是固定时间上课' },
  })),
  {
    what: 'an activity that ended',
    open: async () => {
      const api = new FakeApi().on(activitiesCalls.listActivities, ({ state }) =>
        state === ActivityState.ended ? [ENDED] : [activity(1)],
      );
      const screen = await openScreen('activityCenter', ActivityCenter, inside(api));
      await screen.tap('已结束');
      return screen;
    },
    ...{ says: '活动31', taps: ['进行中的活动'], shows: '活动1' },
  },
  ...(
    [
      [OrderState.closed, '已关闭', '重新购买'],
      [OrderState.refunded, '已退款', '重新购买'],
      [OrderState.refunded, '已退款', '申请售后'],
    ] as const
  ).map(([state, says, tap]) => ({
    ...{ what: `an order that is ${says}: ${tap}`, open: myOrder(state), says },
    ...{ taps: [tap], to: 'help/feedback/index?orderNo=' },
  })),
  {
    what: 'a pea class whose replay is being made',
    open: () =>
      openScreen(
        'peaClassCenterPeaClassDetail',
        PeaClass,
        inside(new FakeApi().on(classesCalls.getPeaClass, aPeaClass({ state: PeaClassState.making })), {
          id: '5401',
        }),
      ),
    ...{ says: '直播已经结束', taps: ['其他课程'], to: 'classes/pea-class-list/index' },
  },
  ...(
    [
      [{ stock: 0 }, '已换完', '咨询客服', 'help/feedback/index?about='],
      [{ left: 0 }, '已换过', '我的兑换', 'orders/my-exchange/index'],
    ] as const
  ).map(([more, says, tap, to]) => ({
    what: `a gift that is ${says}`,
    open: () =>
      openScreen(
        'straightGift',
        StraightGiftPage,
        inside(
          new FakeApi().on(straightCalls.listStraightGifts, {
            balance: { stars: 100, peaCoins: 40 },
            gifts: [gift(more)],
          }),
        ),
      ),
    ...{ says, taps: [tap], to },
  })),
  {
    what: 'an exchange that was called off',
    open: () =>
      openScreen(
        'myExchange',
        MyExchange,
        inside(
          new FakeApi()
            .on(ordersCalls.listExchanges, [exchange(1, { state: ExchangeState.calledOff })], 1)
            .on(configurationCalls.getUpgradeConfig, null),
        ),
      ),
    ...{ says: '奖品1', taps: ['奖品1', '去商城换一份', '去下载'], to: 'download' },
  },
  {
    ...{ what: 'hours that are used up', open: hours, says: '没有剩余课时' },
    ...{ taps: ['咨询续费'], to: 'help/feedback/index?about=' },
  },
  {
    what: 'hours that expired',
    open: () =>
      openScreen(
        'classHourRecord',
        ClassHourRecord,
        inside(recordsApi([record(2, { change: HourChange.expired, title: '课时已过有效期', hours: -2 })])),
      ),
    ...{ says: '过期 · ', taps: ['咨询客服'], to: 'help/feedback/index?about=' },
  },
  {
    what: 'leave that is used up',
    open: async () => {
      const api = new FakeApi()
        .on(lessonsCalls.listLeaveRecords, [leave(3)], 1)
        .on(lessonsCalls.listLeaveLessons, [lesson(12, { usableNum: 0 })]);
      const screen = await openScreen('leaveRecord', LeaveRecord, inside(api));
      await screen.tap('我要请假');
      return screen;
    },
    ...{ says: '请假次数已用完', taps: ['请假次数不够？联系客服'], to: 'help/feedback/index?about=' },
  },
  ...([FilmAccess.expired, FilmAccess.locked] as const).map((access) => ({
    ...{
      what: `a course of films that is ${access} and not for hours`,
      open: study(access),
      says: '随报名开通',
    },
    ...{ taps: ['咨询开通'], to: 'help/feedback/index?about=' },
  })),
  {
    what: 'a request for materials that is over',
    open: () =>
      openScreen(
        'materialSubmit',
        CollectSubmit,
        inside(
          new FakeApi().on(materialsCalls.getMaterialRequest, {
            ...{ id: 6101, title: '小小演说家', asker: '木子老师', wanted: [], state: 'over' },
            ...{ endsAt: '2020-12-01 20:00:00', sentAt: '', words: '', consent: '', answers: [] },
            ...{ reason: '', canTakeBack: false, sections: [] },
          }),
          { id: '6101' },
        ),
      ),
    ...{ says: '这次征集已经结束', taps: ['查看全部征集'], to: 'materials/collect-list/index' },
  },
  ...([EntranceLinkState.expired, EntranceLinkState.used, EntranceLinkState.unknown] as const).map(
    (state) => ({
      ...{ what: `an entrance link that is ${state}`, open: entrance(state), says: '链接' },
      ...{ taps: ['用手机号登录'], to: 'account/login/index' },
    }),
  ),
];

describe('leads on', () => {
  test.each(CASES)('$what', async ({ open, says, shows, taps, to }) => {
    const screen = await open();
    expect([says, screen.hasText(says)]).toEqual([says, true]);
    for (const text of taps) await screen.tap(text);
    await screen.settle();
    if (to !== undefined) expect(screen.platform.navigation.last?.url).toContain(to);
    if (shows !== undefined) expect([shows, screen.hasText(shows)]).toEqual([shows, true]);
  });
});
