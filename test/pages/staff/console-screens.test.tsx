/** Every screen of the console shows what its calls answer. */
import { StaffRole } from '../../../src/contract/staff/values';
import { atDesk, choose, click, press, shows, type, until } from './desk';

test.each([
  [StaffRole.reviewer, 'comments', '真棒'],
  [StaffRole.reviewer, 'reports', '2 位家长举报'],
  [StaffRole.editor, 'materials', '林老师'],
  [StaffRole.editor, 'materials/2-9/show', '会数到一百了'],
  [StaffRole.support, 'people/9/show', 'iPhone'],
  [StaffRole.support, 'feedback', '待回复'],
  [StaffRole.support, 'exchanges', '豌豆书签'],
  [StaffRole.support, 'exchanges/5/show', '中关村大街1号'],
  [StaffRole.editor, 'gifts', '20 星星'],
  [StaffRole.editor, 'gifts/create', '一句话介绍'],
  [StaffRole.editor, 'materialRequests', '进行中'],
  [StaffRole.editor, 'materialRequests/create', '一行一样'],
  [StaffRole.editor, 'announcements', '所有家长'],
  [StaffRole.editor, 'agreements', '生效中'],
  [StaffRole.editor, 'seasonSettings', '北京时间'],
  [StaffRole.editor, 'placements', '首页 · 轮播图'],
  [StaffRole.administrator, 'staff', 'bella'],
  [StaffRole.administrator, 'staff/create', '小写字母开头'],
  [StaffRole.administrator, 'audit', 'reason 核对'],
  [StaffRole.support, 'works', '你的账号不能查看这个页面'],
])('%s at %s reads %s', async (role, path, words) => {
  await atDesk(role, `#/${path}`);
  await shows(words);
});

test('a phone is shown for a reason alone', async () => {
  await atDesk(StaffRole.support, '#/people/9/show');
  await shows('138****0001');
  await click('查看手机号');
  await shows('会记入操作记录');
  await choose('家长来电，需要核对');
  await click('确定');
  await shows('13800000001');
});

test('support answers what a parent wrote', async () => {
  const backend = await atDesk(StaffRole.support, '#/feedback/6/show');
  await shows('老师讲得太快');
  await type('answer', ' 已转告老师 ');
  await click('回复家长');
  await until(() => backend.judged.length > 0);
  expect(backend.judged[0]).toEqual(['/operator/feedback/answer', { feedbackId: 6, answer: '已转告老师' }]);
});

test('the phone of a parcel is shown for a reason, and the parcel is sent with its number', async () => {
  const backend = await atDesk(StaffRole.support, '#/exchanges/5/show');
  await shows('139****5678');
  await click('查看手机号');
  await choose('填写快递单');
  await click('确定');
  await shows('13912345678');
  await type('note', ' 顺丰 SF1 ');
  await click('提交');
  await until(() => backend.judged.length > 0);
  expect(backend.judged[0]).toEqual([
    '/operator/exchanges/end',
    { exchangeId: 5, end: 'sent', code: '', note: ' 顺丰 SF1 ' },
  ]);
});

test('a parent is found by the whole phone, which stays out of the address', async () => {
  await atDesk(StaffRole.support, '#/people');
  await shows('按学号');
  await type('phone', '13800000001');
  await click('查找');
  await shows('138****0001');
  expect(window.location.hash).toBe('#/people');
});

test('a link that logs in is shown once', async () => {
  await atDesk(StaffRole.support, '#/newcomers');
  await click('生成链接');
  await shows('链接只显示这一次');
});

test('what was given up is sent again, unless it is too late', async () => {
  const desk = await atDesk(StaffRole.support, '#/letters');
  await shows('报告已送达');
  await shows('已过期');
  await click('重发');
  await shows('一分钟内会再发一次');
  expect(desk.judged).toEqual([['/operator/letters/retry', { letterId: 1 }]]);
});

test('a renewed password is asked about first', async () => {
  await atDesk(StaffRole.administrator, '#/staff');
  await click('重发密码');
  await shows('马上失效');
  await click('确定');
  await shows('pw-once');
});

test('a teacher looks at what the parent will see', async () => {
  await atDesk(StaffRole.teacher, '#/homework/1/show');
  await shows('第 1 个');
  await press('p');
  await shows('收起预览');
});
