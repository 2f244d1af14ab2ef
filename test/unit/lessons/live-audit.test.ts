import { Runtime } from '@/contract/host';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { TodayClass } from '@/contract/lessons/schema';
import { LiveStatus } from '@/contract/lessons/values';
import type { FakePlace } from '@/platform/fake';
import { TodayClassesStore } from '@/features/lessons/today-classes-store';
import { auditLive } from '@/features/lessons/live-audit';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';

const audit = async (api: FakeApi) => {
  const fake = await fakeApp({ user: TEST_USER, api, platform: { runtime: Runtime.weixinMiniApp } });
  const went: unknown[] = [];
  const router = { ...fake.app.router, go: (...to: unknown[]) => (went.push(to), Promise.resolve()) };
  const isLed = await auditLive({ ...fake.app, router: router as never }, 700001);
  return { ...fake, isLed, went };
};
const answering = (liveStatus: LiveStatus) => new FakeApi().on(lessonsCalls.getLiveCourse, { liveStatus });

describe('listening to a live class in the mini program', () => {
  it('has to wait until the class has started', async () => {
    const { isLed, toasts, went, feedback } = await audit(answering(LiveStatus.notStarted));
    expect([isLed, toasts, went, feedback.loadingText]).toEqual([false, ['这节课还未开始'], [], '']);
  });

  it.each([LiveStatus.live, LiveStatus.finished])('leads to the guide from then on (%s)', async (status) => {
    const { isLed, toasts, went, api } = await audit(answering(status));
    expect(api.requests(lessonsCalls.getLiveCourse)).toEqual([{ liveId: 700001 }]);
    expect([isLed, toasts, went]).toEqual([true, [], [['liveAuditorGuide', { liveId: '700001' }]]]);
  });

  it.each([
    ['no network', { kind: 'network' } as const, 'network'],
    ['another code', { kind: 'business', code: '10000002', message: 'no such class' } as const, 'business'],
  ])('says that the class is not known, and logs it: %s', async (_why, error, kind) => {
    const api = new FakeApi().onFailure(lessonsCalls.getLiveCourse, error);
    const { isLed, toasts, went, tracker, feedback } = await audit(api);
    expect([isLed, toasts, went, feedback.loadingText]).toEqual([false, ['获取课程信息失败'], [], '']);
    expect(tracker.payloads('live_audit_failure')).toEqual([{ liveId: 700001, kind }]);
  });

  it('treats an answer without a status as none', async () => {
    const { toasts, tracker } = await audit(new FakeApi().on(lessonsCalls.getLiveCourse, null as never));
    expect(toasts).toEqual(['获取课程信息失败']);
    expect(tracker.payloads('live_audit_failure')).toEqual([{ liveId: 700001, kind: 'decode' }]);
  });
});

describe("the entry on today's classes", () => {
  const lesson = { liveId: 700001, subject: 0 } as TodayClass;
  const enterIn = async (platform: FakePlace, api: FakeApi) => {
    const fake = await fakeApp({ user: TEST_USER, student: OFFICIAL, api, platform });
    await new TodayClassesStore(fake.app).enter(lesson);
    return fake;
  };

  it.each([
    ['the mini program', { runtime: Runtime.weixinMiniApp }],
    ['a page in its web-view', { runtime: Runtime.weixinWeb, insideMiniProgram: true }],
  ])('is the live audit in %s, and no class is entered', async (_where, platform) => {
    const { api, toasts, tracker } = await enterIn(platform, answering(LiveStatus.notStarted));
    expect(api.requests(lessonsCalls.goClass)).toEqual([]);
    expect(toasts).toEqual(['这节课还未开始']);
    expect(tracker.payloads('today_class_enter')).toMatchObject([{ entered: false }]);
  });

  it('is the class itself in the app', async () => {
    const api = new FakeApi().onFailure(lessonsCalls.goClass, { kind: 'timeout' });
    const { toasts } = await enterIn({ runtime: Runtime.androidApp }, api);
    expect(toasts).toEqual(['网络超时，请检查网络']);
    expect(api.requests(lessonsCalls.getLiveCourse)).toEqual([]);
  });
});
