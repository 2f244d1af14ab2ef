import { lessonsCalls } from '@/contract/lessons/calls';
import { ok } from '@/contract/errors';
import { LeaveRecordStore } from '@/pages/lessons/leave-record/store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';
import { leave, lesson, confirming } from '../support/assets-fixture';

async function open(api = new FakeApi()) {
  api
    .on(lessonsCalls.listLeaveRecords, [leave(1)], 1)
    .on(lessonsCalls.listLeaveLessons, [lesson(11), lesson(12, { usableNum: 0 })]);
  const fake = await fakeApp({ api, user: TEST_USER });
  const toasts: string[] = [];
  const app = { ...fake.app, feedback: confirming(toasts) };
  const store = new LeaveRecordStore(app);
  await store.load();
  return { ...fake, app, api, store, toasts };
}

describe('asking for leave', () => {
  test('sends once, closes the sheet and updates other pages', async () => {
    const api = new FakeApi();
    const { store, app, toasts } = await open(api);
    const release = api.onHold(lessonsCalls.askForLeave);
    await store.openLessons();
    store.choose(11);
    const sent = [store.ask(), store.ask()];
    store.closeLessons();
    expect([store.isAsking, store.isSending]).toEqual([true, true]);
    release(ok({ leaveId: 5 }));
    await Promise.all(sent);
    expect(api.requests(lessonsCalls.askForLeave)).toEqual([{ liveId: 11 }]);
    expect([store.isAsking, app.student.hourChanges]).toEqual([false, 1]);
    expect(toasts).toEqual(['请假成功']);
  });

  test('says a refusal and keeps the sheet with what was chosen', async () => {
    const { store, api, app, toasts } = await open();
    api.onRefusal(lessonsCalls.askForLeave, '10000005', '开课前2小时内不能请假，请联系老师');
    await store.openLessons();
    store.choose(11);
    await store.ask();
    expect(toasts).toEqual(['开课前2小时内不能请假，请联系老师']);
    expect([store.isAsking, store.liveId, app.student.hourChanges]).toEqual([true, 11, 0]);
  });

  test('sends nothing without a lesson, nor for a brand without leave', async () => {
    const { store, api } = await open();
    await store.openLessons();
    await store.ask();
    store.choose(12);
    await store.ask();
    expect(api.requests(lessonsCalls.askForLeave)).toEqual([]);
  });
});

describe('withdrawing leave', () => {
  test('asks, sends once and loads the list again', async () => {
    const { store, api, app } = await open();
    api.on(lessonsCalls.withdrawLeave, null);
    await Promise.all([store.withdraw(leave(1)), store.withdraw(leave(1))]);
    expect(api.requests(lessonsCalls.withdrawLeave)).toEqual([{ leaveId: 1 }]);
    expect(api.requests(lessonsCalls.listLeaveRecords)).toHaveLength(2);
    expect([store.withdrawing, app.student.hourChanges]).toEqual([undefined, 1]);
  });
});
