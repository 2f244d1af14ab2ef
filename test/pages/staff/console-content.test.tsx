/** What editors write for parents: the form, what it shows beside it, and what is sent. */
import { StaffRole } from '../../../src/contract/staff/values';
import { formatDate } from '../../../server/core/time';
import { atDesk, click, pick, shows, type, until } from './desk';

/** Of the opened form. */
const KEY = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown;

test('a message is seen as the parent will, asked about, and then sent', async () => {
  const backend = await atDesk(StaffRole.editor, '#/announcements/create');
  await type('title', '放假通知');
  await type('body', '元旦停课一天');
  await type('userIds', '9，12\n9');
  await until(
    () => document.querySelector('[aria-label=家长看到的]')?.textContent?.includes('元旦停课一天') ?? false,
  );
  await click('发送');
  await shows('发给2 位家长？');
  expect(backend.judged).toEqual([]);
  await click('确定');
  await until(() => backend.judged.length > 0);
  expect(backend.judged[0]).toMatchObject([
    '/operator/announcements/send',
    { kind: 'system', title: '放假通知', body: '元旦停课一天', userIds: [9, 12], submissionId: KEY },
  ]);
});

test('a placement is changed, and what was emptied is sent empty', async () => {
  const backend = await atDesk(StaffRole.editor, '#/placements/7');
  await type('textContent', '');
  await type('textContent', '名额不多');
  await type('startsAt', '');
  await click('保存');
  await until(() => backend.judged.length > 0);
  expect(backend.judged[0]).toMatchObject([
    '/operator/placements/save',
    {
      placementId: 7,
      positionId: 7182,
      textContent: '名额不多',
      link: '/index',
      startsAt: '',
      endsAt: '',
      etag: 'of-7',
    },
  ]);
});

test('a gift goes with the stock that the form showed', async () => {
  const backend = await atDesk(StaffRole.editor, '#/gifts/8');
  await type('stock', '12');
  await click('保存');
  await until(() => backend.judged.length > 0);
  expect(backend.judged[0]).toMatchObject([
    '/operator/gifts/save',
    { giftId: 8, stock: 12, stockBefore: 5, cost: 20, picture: 'pictures/a.png', etag: 'of-8' },
  ]);
});

test('a material request keeps its fields as the contract has them, and a line is one thing wanted', async () => {
  const backend = await atDesk(StaffRole.editor, '#/materialRequests/2');
  await type('wanted', '一张照片\n\n 一句话 ');
  await type('userIds', '9，12');
  await click('保存');
  await until(() => backend.judged.length > 0);
  const field = {
    ...{ kind: 'text', key: 'story', title: '小故事', help: '', isRequired: true, showIf: [] },
    ...{ isLong: false, least: 0, most: 100 },
  };
  expect(backend.judged[0]).toMatchObject([
    '/operator/material-requests/save',
    { requestId: 2, wanted: ['一张照片', '一句话'], userIds: [9, 12], etag: 'of-2' },
  ]);
  expect(backend.judged[0]?.[1]['sections']).toEqual([{ title: '', words: '', fields: [field] }]);
});

test('a material request is ended early after a question', async () => {
  const backend = await atDesk(StaffRole.editor, '#/materialRequests/2');
  await click('提前结束');
  await shows('结束后家长不能再提交');
  await click('确定');
  await until(() => backend.judged.length > 0);
  expect(backend.judged[0]).toEqual(['/operator/material-requests/end', { requestId: 2 }]);
});

test('an agreement is corrected unless a new version is asked for', async () => {
  const backend = await atDesk(StaffRole.editor, '#/agreements/userPrivacy-3');
  await type('text', '# 一\n改好的一段');
  await click('保存');
  await until(() => backend.judged.length > 0);
  expect(backend.judged[0]).toMatchObject([
    '/operator/agreements/save',
    { type: 'userPrivacy', version: 3, text: '# 一\n改好的一段', isNewVersion: false },
  ]);
});

test('a new version of an agreement begins today, unless another day is chosen', async () => {
  const backend = await atDesk(StaffRole.editor, '#/agreements/userPrivacy-3');
  await shows('新版本');
  await pick('新版本（家长要重新同意）');
  await until(() => document.querySelector('[name=effectiveOn]') !== null);
  await click('保存');
  await until(() => backend.judged.length > 0);
  const today = formatDate(new Date());
  expect(backend.judged[0]?.[1]).toMatchObject({ isNewVersion: true, effectiveOn: today });
});

test('the season’s settings are saved again as the answer has them', async () => {
  const backend = await atDesk(StaffRole.editor, '#/seasonSettings');
  await type('startsAt', '2026-11-02T09:30');
  await click('保存');
  await until(() => backend.judged.length > 0);
  const saved = { startsAt: '2026-11-02 09:30:00', endsAt: '2026-11-30 23:59:59', seatsUntil: '' };
  expect(backend.judged[0]).toMatchObject(['/operator/season/settings/save', { ...saved, etag: 'first' }]);
  await type('seatsUntil', '2026-12-20');
  await click('保存');
  await until(() => backend.judged.length > 1);
  expect(backend.judged[1]?.[1]).toMatchObject({ ...saved, seatsUntil: '2026-12-20', etag: 'second' });
});
