import type { AppError } from '@/contract/errors';
import { homeworkCalls } from '@/contract/homework/calls';
import { HOMEWORK_CODE } from '@/contract/homework/values';
import { answered, choice, draftOf, opened, textsOf } from './opened-sheet';

const { getHomeworkDraft, saveHomeworkDraft } = homeworkCalls;
const conflictWith = (draft: unknown): AppError => ({
  kind: 'business',
  code: HOMEWORK_CODE.draftConflict,
  message: '两台设备上都有改动',
  data: draft,
});

function draftWith(answer: object): object {
  return { version: 2, savedAt: 1, device: 'x', answers: [{ questionId: 1, answer }] };
}

describe('another device', () => {
  test('is shown at once where nothing is newer here', async () => {
    const { sheet } = await opened({ draft: draftOf(3, { 1: 'a', 2: 'b' }) });
    expect([textsOf(sheet), sheet.saving, sheet.conflict]).toEqual([{ 1: 'a', 2: 'b' }, 'saved', undefined]);
  });

  test('that answered other questions is merged without a question', async () => {
    const first = await opened();
    first.sheet.answer(1, choice('a'));
    const { sheet, time, settle, saved, api } = await opened({
      storage: first.platform.storage,
      draft: draftOf(2, { 2: 'b' }),
    });
    expect([textsOf(sheet), sheet.conflict]).toEqual([{ 1: 'a', 2: 'b' }, undefined]);
    time.advance(10_000);
    await settle();
    expect(saved()).toEqual([{ 1: choice('a'), 2: choice('b') }]);
    expect(api.requests(saveHomeworkDraft)[0]?.baseVersion).toBe(2);
  });

  test('that changed the same is asked about, and nothing is saved before the parent chose', async () => {
    const { sheet, api, time, settle, saved } = await opened();
    api.onFailure(saveHomeworkDraft, conflictWith(draftOf(4, { 1: 'b', 2: 'c' })));
    sheet.answer(1, choice('a'));
    time.advance(10_000);
    await settle();
    expect(sheet.conflict?.merged.differing).toEqual([
      { questionId: 1, mine: choice('a'), theirs: choice('b') },
    ]);
    expect(textsOf(sheet)).toEqual({ 1: 'a' });
    time.advance(100_000);
    await settle();
    expect(saved()).toHaveLength(1);
    api.on(saveHomeworkDraft, { version: 5 });
    sheet.decide(new Map([[1, 'mine']]));
    await settle();
    expect(api.requests(saveHomeworkDraft)[1]).toMatchObject({
      baseVersion: 4,
      overwrite: false,
      answers: answered({ 1: 'a', 2: 'c' }),
    });
  });

  test('whose answers are kept here gets no second save', async () => {
    const { sheet, api, time, settle, saved } = await opened();
    api.onFailure(saveHomeworkDraft, conflictWith(draftOf(4, { 1: 'b' })));
    sheet.answer(1, choice('a'));
    time.advance(10_000);
    await settle();
    sheet.decide(new Map([[1, 'theirs']]));
    time.advance(100_000);
    await settle();
    expect([textsOf(sheet), saved().length]).toEqual([{ 1: 'b' }, 1]);
  });

  test.each([
    null,
    'x',
    { version: 1 },
    draftWith({ kind: 'holo' }),
    draftWith({ kind: 'multiple', choices: [1] }),
  ])('a refusal that carries no draft (%j) breaks nothing and is tried no more', async (data) => {
    const { sheet, api, time, settle, saved } = await opened();
    api.onFailure(saveHomeworkDraft, conflictWith(data));
    sheet.answer(1, choice('a'));
    time.advance(100_000);
    await settle();
    expect([sheet.conflict, sheet.saving, textsOf(sheet), saved().length]).toEqual([
      undefined,
      'refused',
      { 1: 'a' },
      1,
    ]);
  });

  test('that wrote once more while the parent is asked replaces the question, or ends it', async () => {
    const { sheet, api, time, settle, platform } = await opened();
    api.onFailure(saveHomeworkDraft, conflictWith(draftOf(4, { 1: 'b' })));
    sheet.answer(1, choice('a'));
    time.advance(10_000);
    await settle();
    api.on(getHomeworkDraft, draftOf(5, { 1: 'a' }));
    platform.setVisible(true);
    await settle();
    expect([sheet.conflict, sheet.saving, textsOf(sheet)]).toEqual([undefined, 'saved', { 1: 'a' }]);
  });

  test('is asked for again when the page comes back to the front', async () => {
    const { sheet, api, platform, settle } = await opened();
    api.on(getHomeworkDraft, draftOf(9, { 1: 'c' }));
    platform.setVisible(true);
    await settle();
    expect(textsOf(sheet)).toEqual({ 1: 'c' });
  });
});
