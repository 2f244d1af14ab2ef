import { lessonsCalls } from '@/contract/lessons/calls';
import { LeaveState } from '@/contract/lessons/values';
import LeaveRecord from '@/pages/lessons/leave-record';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { leave, lesson } from '../../unit/support/assets-fixture';
import { openScreen } from '../support/open-screen';

const LEAVES = [
  leave(3),
  leave(2, { state: LeaveState.planned, makeUpTime: '2026-11-22 10:30:00', canWithdraw: false }),
  leave(1, { state: LeaveState.withdrawn, canWithdraw: false }),
];

const withLeaves = (api = new FakeApi(), leaves = LEAVES) =>
  api
    .on(lessonsCalls.listLeaveRecords, leaves, leaves.length)
    .on(lessonsCalls.listLeaveLessons, [
      lesson(11),
      lesson(12, { usableNum: 0, lessonTime: '2026-11-27 19:00:00' }),
    ]);

const open = (api = withLeaves()) =>
  openScreen('leaveRecord', LeaveRecord, { user: TEST_USER, student: OFFICIAL, api });

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('the record of leave', () => {
  test('shows each lesson, its state and its make-up', async () => {
    const screen = await open();
    expect(texts(screen.allByClass('tag'))).toEqual(['已请假', '待补课', '已撤销']);
    expect(texts(screen.allByClass('leave-card__times'))).toEqual([
      '周一 19:00的课，\n补课待老师安排',
      '周一 19:00的课，\n明天 10:30补课',
      '周一 19:00的课',
    ]);
    expect(screen.byClass('leave-card__teacher').textContent).toContain('今天 8:00申请');
    expect(texts(screen.allByClass('leave-card__actions'))).toEqual(['撤销请假']);
  });

  test('opened for a lesson has it selected, unless no leave is left for it', async () => {
    const chosen = async (liveId: string) => {
      const query = { liveId };
      const asked = { user: TEST_USER, student: OFFICIAL, api: withLeaves(), query };
      return (await openScreen('leaveRecord', LeaveRecord, asked)).allByClass('lesson-row--chosen').length;
    };
    expect([await chosen('11'), await chosen('12'), await chosen('99')]).toEqual([1, 0, 0]);
  });

  test('withdraws after a question', async () => {
    const api = withLeaves().on(lessonsCalls.withdrawLeave, null);
    const screen = await open(api);
    await screen.tap('撤销请假');
    expect(api.requests(lessonsCalls.withdrawLeave)).toEqual([]);
    await screen.tap('撤销');
    await screen.settle();
    expect(api.requests(lessonsCalls.withdrawLeave)).toEqual([{ leaveId: 3 }]);
    expect(screen.toasts).toEqual(['已撤销，记得按时上课']);
    // Home and the class list load their lessons again.
    expect(screen.app.student.lessonChanges).toBe(1);
  });

  test('is empty at first and offers to ask', async () => {
    const screen = await open(withLeaves(undefined, []));
    expect(screen.hasText('还没有请假记录')).toBe(true);
  });

  test('shows its shape while it loads, and tries again when it failed', async () => {
    const held = withLeaves();
    held.onHold(lessonsCalls.listLeaveRecords);
    expect((await open(held)).allByClass('skeleton-part')).toHaveLength(3);
    const api = withLeaves().onFailure(lessonsCalls.listLeaveRecords, { kind: 'network' });
    const screen = await open(api);
    withLeaves(api);
    await screen.tap('重新加载');
    expect(screen.allByClass('leave-card')).toHaveLength(3);
  });
});

describe('asking for leave', () => {
  test('offers the coming lessons, but none of a brand without leave', async () => {
    const screen = await open();
    await screen.tap('我要请假');
    expect(texts(screen.allByClass('lesson-row__when'))).toEqual(['明天 19:00', '周五 19:00']);
    expect(screen.allByClass('lesson-row').map((row) => row.getAttribute('aria-disabled'))[1]).toBe('true');
    expect(screen.hasText('豌豆思维 · 林老师 · 请假次数已用完')).toBe(true);
  });

  test('asks for the lesson that was chosen and shows it in the record', async () => {
    const api = withLeaves().on(lessonsCalls.askForLeave, { leaveId: 9 });
    const screen = await open(api);
    await screen.tap('我要请假');
    await screen.tap('确认请假');
    expect(api.requests(lessonsCalls.askForLeave)).toEqual([]);
    await screen.tap('第11讲 数独');
    withLeaves(api, [leave(9), ...LEAVES]);
    await screen.tap('确认请假');
    await screen.settle();
    expect(api.requests(lessonsCalls.askForLeave)).toEqual([{ liveId: 11 }]);
    expect([screen.toasts, screen.allByClass('leave-card').length]).toEqual([['请假成功'], 4]);
  });

  test('says when there is no lesson to miss, and tries again when they fail', async () => {
    const none = await open(withLeaves().on(lessonsCalls.listLeaveLessons, []));
    await none.tap('我要请假');
    expect(none.hasText('最近没有可以请假的课')).toBe(true);
    const api = withLeaves().onFailure(lessonsCalls.listLeaveLessons, { kind: 'network' });
    const screen = await open(api);
    await screen.tap('我要请假');
    withLeaves(api);
    await screen.tap('重新加载');
    expect(screen.allByClass('lesson-row')).toHaveLength(2);
  });
});
