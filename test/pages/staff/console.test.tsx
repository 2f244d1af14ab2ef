/** The console's queues by keyboard: where one stands, and what is sent. */
import { StaffRole } from '../../../src/contract/staff/values';
import { atDesk, choose, click, press, shows, until } from './desk';

test('a teacher walks through the queue by keys, and a correction goes out with what was marked', async () => {
  const backend = await atDesk(StaffRole.teacher, '#/homework/1/show');
  await shows('第 1 个，共 2 个');
  await press('j');
  await shows('第 2 个，共 2 个');
  await press('k');
  await shows('第 1 个，共 2 个');
  const photo = document.querySelector('[role=application]');
  if (photo === null) throw new Error('no photo');
  await press('4');
  await press('ArrowLeft', photo);
  await press('Enter', photo);
  await press('a');
  await until(() => backend.judged.length > 0);
  const [path, sent] = backend.judged[0] ?? [];
  expect(path).toBe('/operator/homework/correct');
  expect(sent).toMatchObject({ homeworkId: 1, round: 1, isHandedBack: false });
  expect(sent?.items).toEqual([
    {
      ...{ questionId: 5, words: '', voice: null, points: 10 },
      marks: [{ picture: 0, strokes: [], signs: [{ x: 4800, y: 5000, sign: 'wrong' }] }],
    },
  ]);
  await shows('苗苗');
  await shows('第 1 个，共 1 个');
});

test('a work is approved by one key, and refused only with a reason', async () => {
  const backend = await atDesk(StaffRole.reviewer, '#/works/1/show');
  await shows('第 1 个，共 2 个');
  await press('a');
  await shows('第 1 个，共 1 个');
  expect(backend.judged[0]).toEqual(['/operator/works/approve', { id: 1, round: 1 }]);
  await press('r');
  await shows('不通过的原因');
  await click('确定');
  await shows('请写 2 到 200 个字');
  await choose('画面里有地址或电话');
  await click('确定');
  await until(() => backend.judged.length > 1);
  expect(backend.judged[1]?.[1]).toEqual({ id: 2, round: 1, reason: '画面里有地址或电话' });
  await shows('都处理完了');
});
