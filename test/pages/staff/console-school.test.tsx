/** The school kept by hand: what the screens show, and what is sent. */
import { act } from 'react';
import { StaffRole } from '../../../src/contract/staff/values';
import { atDesk, click, pick, shows, type, until } from './desk';

test.each([
  [StaffRole.editor, 'teachers', '木子老师'],
  [StaffRole.editor, 'teachers/create', '向所有家长介绍'],
  [StaffRole.editor, 'courses', '围棋启蒙'],
  [StaffRole.editor, 'courses/create', '家长看到的节数'],
  [StaffRole.support, 'lessons', '按孩子的学号'],
  [StaffRole.editor, 'activities', '进行中'],
  [StaffRole.editor, 'activities/create', '在 App 里报名'],
  [StaffRole.support, 'teachers', '你的账号不能查看这个页面'],
])('%s at %s reads %s', async (role, path, words) => {
  await atDesk(role, `#/${path}`);
  await shows(words);
});

test('a teacher is saved as the contract has it, a line an honour', async () => {
  const backend = await atDesk(StaffRole.editor, '#/teachers/801');
  await type('honours', '一等奖\n二等奖');
  await pick('编程');
  await click('保存');
  await until(() => backend.judged.length > 0);
  expect(backend.judged[0]).toMatchObject([
    '/operator/school/teachers/save',
    { teacherId: 801, honours: ['一等奖', '二等奖'], subjects: [5, 3], etag: 'e1', isPresented: true },
  ]);
});

test('what parents read of a teacher is asked for only where it is presented', async () => {
  await atDesk(StaffRole.editor, '#/teachers/801');
  await shows('满意度');
  await pick('向所有家长介绍');
  await until(() => !(document.body.textContent?.includes('满意度') ?? true));
});

test('a chapter is renamed and added; one that there is offers no way to remove it', async () => {
  const backend = await atDesk(StaffRole.editor, '#/courses/2001');
  await type('chapters.0.name', '气和提子');
  const removes = () => document.querySelectorAll('.button-remove').length;
  expect(removes()).toBe(0);
  await act(async () => document.querySelector<HTMLElement>('.button-add')?.click());
  await until(() => removes() === 1);
  await type('chapters.2.name', '真眼和假眼');
  await click('保存');
  await until(() => backend.judged.length > 0);
  expect(backend.judged[0]).toMatchObject([
    '/operator/school/courses/save',
    {
      ...{ courseId: 2001, etag: 'e2', type: 1 },
      chapters: [
        { chapterId: 40001, name: '气和提子' },
        { chapterId: 40002, name: '眼' },
        { name: '真眼和假眼', picture: '' },
      ],
    },
  ]);
});

test('a lesson is found by the phone, which stays out of the address, and moved', async () => {
  const backend = await atDesk(StaffRole.teacher, '#/lessons');
  await click('查找');
  await shows('填学号或手机号');
  await type('phone', '13800000001');
  await click('查找');
  await shows('第3讲 图形推理');
  await shows('已请假');
  expect(window.location.hash).toBe('#/lessons');
  await click('调课');
  await type('startsAt', '2026-12-02T10:30');
  await click('确定');
  await until(() => backend.judged.length > 0);
  expect(backend.judged).toEqual([
    [
      '/operator/school/lessons/move',
      { lessonId: 700001, startsAt: '2026-12-02 10:30:00', teacherId: 801, etag: 'e3' },
    ],
  ]);
  await shows('已改，家长会收到消息');
});

const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];

test('lessons are chosen and given another teacher; what is refused stays chosen, with the reason', async () => {
  const backend = await atDesk(StaffRole.teacher, '#/lessons');
  await type('phone', '13800000001');
  await click('查找');
  await shows('第3讲 图形推理');
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')];
  expect(boxes().map(({ disabled }) => disabled)).toEqual([false, true, false]);
  for (const index of [0, 2]) await act(async () => boxes()[index]?.click());
  await click('换老师');
  await shows('给2节课换老师');
  await type('teacherId', '林');
  await until(() => options().length > 0);
  await act(async () => options()[0]?.click());
  backend.refuses = ({ lessonId }) => (lessonId === 700003 ? '这节课已经开始' : undefined);
  await click('确定');
  await shows('1节课已换老师，家长会收到消息');
  const place = { startsAt: '2026-12-01 19:00:00', teacherId: 802, etag: 'e3' };
  expect(backend.judged).toEqual([['/operator/school/lessons/move', { lessonId: 700001, ...place }]]);
  await shows('豆豆 12-01 19:00：这节课已经开始');
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, true]);
});

test('an activity goes to those whose ids are typed', async () => {
  const backend = await atDesk(StaffRole.editor, '#/activities/9001');
  await type('userIds', '9，12');
  await type('endsAt', '2026-12-24T18:00');
  await click('保存');
  await until(() => backend.judged.length > 0);
  expect(backend.judged[0]).toMatchObject([
    '/operator/school/activities/save',
    { activityId: 9001, userIds: [9, 12], userTypes: [2], endsAt: '2026-12-24 18:00:00', etag: 'e4' },
  ]);
});

test('an activity is ended early after a question', async () => {
  const backend = await atDesk(StaffRole.editor, '#/activities/9001');
  await click('提前结束');
  await shows('结束后家长不能再报名');
  await click('确定');
  await until(() => backend.judged.length > 0);
  expect(backend.judged[0]).toEqual(['/operator/school/activities/end', { activityId: 9001 }]);
});
