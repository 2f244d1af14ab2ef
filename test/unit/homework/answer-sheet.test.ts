import { homeworkCalls } from '@/contract/homework/calls';
import { HOMEWORK_CODE } from '@/contract/homework/values';
import { FakeApi } from '../../support/fakes/fake-api';
import { TEST_USER } from '../../support/fakes/fake-app';
import { answered, choice, opened, textsOf } from './opened-sheet';

const { getHomeworkDraft, saveHomeworkDraft } = homeworkCalls;

describe('what a child answers', () => {
  test('is on the device at once, and there again after a restart without a network', async () => {
    const { sheet, platform } = await opened();
    sheet.answer(1, choice('a'));
    const api = new FakeApi();
    const again = await opened({ storage: platform.storage, api });
    api.onFailure(getHomeworkDraft, { kind: 'network' });
    expect(textsOf(again.sheet)).toEqual({ 1: 'a' });
  });

  test('goes to the server ten seconds later, in one request, and not again', async () => {
    const { sheet, time, settle, saved, api } = await opened();
    sheet.answer(1, choice('a'));
    sheet.answer(1, choice('b'));
    sheet.answer(2, choice('c'));
    time.advance(9_999);
    await settle();
    expect(saved()).toEqual([]);
    time.advance(1);
    await settle();
    time.advance(60_000);
    await settle();
    expect(saved()).toEqual([{ 1: choice('b'), 2: choice('c') }]);
    expect(api.requests(saveHomeworkDraft)[0]).toMatchObject({ baseVersion: 0, device: '电脑' });
    expect(sheet.saving).toBe('saved');
  });

  test('goes to the server as soon as the page hides, by a call that outlives it', async () => {
    const { sheet, platform, api, settle } = await opened();
    sheet.answer(1, choice('a'));
    platform.setVisible(false);
    await settle();
    const sent = api.sent.find(({ call }) => call === saveHomeworkDraft);
    expect(sent?.options).toEqual({ outlivesPage: true });
  });

  test('that cannot be saved says so, waits longer each time, and goes when the network is back', async () => {
    const { sheet, api, time, settle, platform, saved } = await opened();
    api.onFailure(saveHomeworkDraft, { kind: 'network' });
    sheet.answer(1, choice('a'));
    time.advance(10_000);
    await settle();
    expect(sheet.saving).toBe('failed');
    time.advance(10_000);
    await settle();
    expect(saved()).toHaveLength(1);
    time.advance(10_000);
    await settle();
    expect(saved()).toHaveLength(2);
    sheet.answer(2, choice('b'));
    api.on(saveHomeworkDraft, { version: 1 });
    platform.setOnline(true);
    await settle();
    expect([saved().pop(), sheet.saving]).toEqual([{ 1: choice('a'), 2: choice('b') }, 'saved']);
  });

  test('with a file that uploads is saved again once that has an address', async () => {
    const { sheet, uploads, time, settle, saved } = await opened();
    uploads.has('one');
    const picture = { id: 'one', url: '', name: 'a.jpg', bytes: 1, seconds: 0 };
    sheet.answer(1, { kind: 'photo', pictures: [picture] });
    time.advance(10_000);
    await settle();
    uploads.arrive('one');
    await settle();
    time.advance(10_000);
    await settle();
    expect(saved()).toEqual([
      { 1: { kind: 'photo', pictures: [picture] } },
      { 1: { kind: 'photo', pictures: [{ ...picture, url: 'https://files.example/one' }] } },
    ]);
  });

  test('of a former round stays where it was right', async () => {
    const { sheet } = await opened({ of: { round: 2, carried: answered({ 1: 'a' }) } });
    expect([textsOf(sheet), sheet.toHandIn()]).toEqual([{ 1: 'a' }, answered({ 1: 'a' })]);
  });

  test('that the server does not take is not sent again before it changes', async () => {
    const { sheet, api, time, settle, saved } = await opened();
    api.onRefusal(saveHomeworkDraft, '10000001', '答案的格式不对');
    sheet.answer(1, choice('a'));
    time.advance(100_000);
    await settle();
    expect([saved().length, sheet.saving, sheet.words]).toEqual([1, 'refused', '答案的格式不对']);
    sheet.answer(1, choice('b'));
    time.advance(100_000);
    await settle();
    expect(saved()).toHaveLength(2);
  });

  test('is closed where it was handed in elsewhere, and still there to be seen', async () => {
    const { sheet, api, time, settle } = await opened();
    api.onRefusal(saveHomeworkDraft, HOMEWORK_CODE.closed, '作业已经提交');
    sheet.answer(1, choice('a'));
    time.advance(10_000);
    await settle();
    expect([sheet.isClosed, textsOf(sheet)]).toEqual([true, { 1: 'a' }]);
  });
});

describe('another parent', () => {
  test('sees nothing of what was typed before on this device, and sends nothing of it', async () => {
    const { sheet, app, time, settle, saved, platform } = await opened();
    sheet.answer(1, choice('a'));
    app.session.clear();
    app.session.setUser({ ...TEST_USER, userId: 43, token: 'token-2' });
    time.advance(100_000);
    await settle();
    expect(saved()).toEqual([]);
    const other = await opened({ storage: platform.storage, userId: 43 });
    expect(textsOf(other.sheet)).toEqual({});
    // The draft is also deleted for the first parent: the device belongs to another one now.
    const first = await opened({ storage: platform.storage, userId: 42 });
    expect(textsOf(first.sheet)).toEqual({});
  });
});

test('a failure of the first question leaves what is here to be answered', async () => {
  const api = new FakeApi();
  const { sheet } = await opened({ api });
  api.onFailure(getHomeworkDraft, { kind: 'network' });
  await sheet.open();
  sheet.answer(1, choice('a'));
  expect([sheet.isPulled, textsOf(sheet)]).toEqual([true, { 1: 'a' }]);
});
