/** The school kept by hand: what the screens show, and what is sent. */
import { StaffRole } from '../../../src/contract/staff/values';
import { atDesk, click, pick, shows, type, until } from './desk';

test.each([
  [StaffRole.editor, 'teachers', '木子老师'],
  [StaffRole.editor, 'teachers/create', '向所有家长介绍'],
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
