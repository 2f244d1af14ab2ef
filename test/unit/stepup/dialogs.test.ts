import { ok } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import { StepUpDialogType } from '@/contract/stepup/values';
import { StepUpDialogs } from '@/features/stepup/dialogs/dialogs';
import { HomeroomTeacherStore } from '@/features/stepup/info/homeroom-teacher';
import { TeacherStore } from '@/features/stepup/teacher/teacher-store';
import { withUserId } from '@/features/stepup/texts';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';
import { CONSULT_URL, stepUpApi, TEACHER_URL } from '../../support/fakes/step-up';

const parent = async (api = stepUpApi()) => fakeApp({ api, user: TEST_USER });

describe('the head master', () => {
  it('is looked up with what is needed, and may be informed, copied or skipped', async () => {
    const { app, api, toasts, platform } = await parent();
    const store = new HomeroomTeacherStore(app);
    await store.load(3);
    expect(api.requests(stepupCalls.getHeadMaster)).toEqual([{ id: 3, fields: 'id,mobile' }]);
    expect(api.requests(stepupCalls.getPushStatus)).toEqual([{ user_id: 42 }]);
    expect(store).toMatchObject({ exists: true, isNotified: false, consultUrl: CONSULT_URL });
    await store.copyContact();
    expect(platform.log.copied).toEqual(['13911112222']);
    expect(toasts).toEqual(['已复制联系方式到粘贴板']);
  });

  it('is informed once, however often it is tapped', async () => {
    const api = stepUpApi();
    const release = api.onHold(stepupCalls.notifyHeadMaster);
    const { app, toasts } = await parent(api);
    const store = new HomeroomTeacherStore(app);
    await store.load(3);
    const first = store.notify();
    await store.notify();
    release(ok(null));
    await first;
    await store.notify();
    expect(api.requests(stepupCalls.notifyHeadMaster)).toEqual([{ user_id: 42 }]);
    expect(store.isNotified).toBe(true);
    expect(toasts).toEqual(['班主任在24小时内将与您联系']);
  });

  it('who was informed before is not informed again', async () => {
    const { app, api } = await parent(stepUpApi().on(stepupCalls.getPushStatus, { status: '1' }));
    const store = new HomeroomTeacherStore(app);
    await store.load(3);
    await store.notify();
    expect(store.isNotified).toBe(true);
    expect(api.requests(stepupCalls.notifyHeadMaster)).toEqual([]);
  });

  it('who could not be informed may be informed again', async () => {
    const { app, api, toasts } = await parent(
      stepUpApi().onRefusal(stepupCalls.notifyHeadMaster, '500', '请稍后再试'),
    );
    const store = new HomeroomTeacherStore(app);
    await store.load(3);
    await store.notify();
    expect(toasts).toEqual(['请稍后再试']);
    await store.notify();
    expect(api.requests(stepupCalls.notifyHeadMaster)).toHaveLength(2);
  });

  it('is not there where the child has none, or an empty one', async () => {
    const { app, api } = await parent(stepUpApi().on(stepupCalls.getHeadMaster, null));
    const store = new HomeroomTeacherStore(app);
    await store.load(0);
    expect(store.exists).toBe(false);
    expect(api.requests(stepupCalls.getHeadMaster)).toEqual([]);
    await store.load(3);
    expect(store.exists).toBe(false);
  });

  it('whose contact cannot be loaded may still be informed', async () => {
    const { app } = await parent(stepUpApi().onFailure(stepupCalls.getHeadMaster, { kind: 'network' }));
    const store = new HomeroomTeacherStore(app);
    await store.load(3);
    expect(store).toMatchObject({ exists: true, contact: '' });
  });
});

describe('a refusal', () => {
  it('of the server is explained, with the user id where that helps', async () => {
    const { app, toasts } = await parent();
    const dialogs = new StepUpDialogs(app);
    dialogs.refused({ kind: 'business', code: '201', message: '已经确认过了' }, (text) =>
      withUserId(42, text),
    );
    expect(dialogs).toMatchObject({
      isOpen: true,
      type: StepUpDialogType.error,
      message: '用户ID：42 已经确认过了',
    });
    expect(toasts).toEqual([]);
  });

  it.each([
    [{ kind: 'business', code: '500', message: '系统繁忙' } as const, '系统繁忙'],
    [{ kind: 'network' } as const, '网络'],
  ])('of another kind is a toast: %j', async (error, text) => {
    const { app, toasts } = await parent();
    const dialogs = new StepUpDialogs(app);
    dialogs.refused(error);
    expect(dialogs.isOpen).toBe(false);
    expect(toasts.join()).toContain(text);
  });

  it('that comes after the session has ended says nothing', async () => {
    const { app, toasts } = await parent();
    new StepUpDialogs(app).refused({ kind: 'stale' });
    expect(toasts).toEqual([]);
  });
});

describe('a question', () => {
  it.each([
    [3, StepUpDialogType.hasHomeroomTeacher],
    [0, StepUpDialogType.noHomeroomTeacher],
  ])('goes to the head master where there is one: %p', async (id, type) => {
    const { app } = await parent();
    const dialogs = new StepUpDialogs(app);
    await dialogs.headMaster.load(id);
    dialogs.ask();
    expect(dialogs.type).toBe(type);
  });
});

describe('the teacher', () => {
  it('comes with the page of its code', async () => {
    const { app, api } = await parent();
    const store = new TeacherStore(app);
    await store.load(7);
    expect(api.requests(stepupCalls.getTeacherBaseInfo)).toEqual([{ teacherId: 7 }]);
    expect(api.requests(stepupCalls.getTeacherUrl)).toEqual([{ teacherCode: 'T-7' }]);
    expect(store.page.value).toBe(TEACHER_URL);
  });

  it('has no page without a code, or where the address is invalid', async () => {
    const without = await parent(
      stepUpApi().on(stepupCalls.getTeacherBaseInfo, { nickname: '林', avatar: '', teacherCode: '' }),
    );
    const store = new TeacherStore(without.app);
    await store.load(7);
    expect(without.api.requests(stepupCalls.getTeacherUrl)).toEqual([]);
    const odd = await parent(stepUpApi().on(stepupCalls.getTeacherUrl, { url: 'javascript:alert(1)' }));
    const oddStore = new TeacherStore(odd.app);
    await oddStore.load(7);
    expect([store.page.value, oddStore.page.value]).toEqual(['', '']);
  });
});
