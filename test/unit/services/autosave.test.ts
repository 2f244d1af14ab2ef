import type { AppError } from '@/contract/errors';
import { createFakePlatform } from '@/platform/fake';
import { Autosave } from '@/services/sync/autosave';
import { FakeTime } from '../../support/fakes/fake-time';

/** A draft whose save succeeds, or fails with `answer`. */
function opened() {
  const time = new FakeTime();
  const platform = createFakePlatform();
  const draft = { isDirty: false, answer: undefined as AppError | undefined, sent: [] as boolean[] };
  let arrive = (): void => undefined;
  const autosave: Autosave<void> = new Autosave(
    { platform, scheduler: time, serverClock: time },
    {
      maySave: () => draft.isDirty,
      send: async (outlivesPage) => {
        draft.sent.push(outlivesPage);
        draft.isDirty = false;
        await new Promise<void>((resolve) => (arrive = resolve));
        if (!draft.answer) return autosave.saved(!draft.isDirty);
        draft.isDirty = true;
        autosave.failed(draft.answer);
      },
    },
  );
  const change = (): void => {
    draft.isDirty = true;
    autosave.changed();
  };
  const answered = async (): Promise<void> => {
    arrive();
    await autosave.pending;
  };
  const pass = async (seconds: number): Promise<void> => {
    time.advance(seconds * 1000);
    await answered();
  };
  autosave.open();
  return { answered, autosave, change, draft, pass, platform, time };
}

describe('a changed draft', () => {
  test('is kept at once, and saved ten seconds after the first change', async () => {
    const { autosave, change, draft, pass, time } = opened();
    change();
    await pass(5);
    change();
    expect([autosave.saving, draft.sent]).toEqual(['kept', []]);
    await pass(5);
    expect([autosave.saving, autosave.savedAt, draft.sent]).toEqual(['saved', time.now(), [false]]);
  });

  test('that changes while it is being saved is saved again, and not at the same time', async () => {
    const { answered, autosave, change, draft, pass, time } = opened();
    change();
    time.advance(10_000);
    change();
    void autosave.save();
    expect(draft.sent).toEqual([false]);
    await answered();
    expect(autosave.saving).toBe('kept');
    await pass(10);
    expect([autosave.saving, draft.sent]).toEqual(['saved', [false, false]]);
  });

  test('leaves with the page that hides, and nothing leaves without a change', () => {
    const { change, draft, platform } = opened();
    platform.setVisible(false);
    change();
    platform.setVisible(false);
    expect(draft.sent).toEqual([true]);
  });

  test('is no longer saved once its page is closed or it is deleted', async () => {
    const closed = opened();
    closed.change();
    closed.autosave.close();
    closed.platform.setVisible(false);
    await closed.pass(100);
    const deleted = opened();
    deleted.change();
    deleted.autosave.forget();
    await deleted.pass(100);
    expect([closed.draft.sent, deleted.draft.sent]).toEqual([[], []]);
  });
});

describe('a draft that does not arrive', () => {
  test('is tried again after 20, 40 and 80 seconds, and every 80 from then on', async () => {
    const { autosave, change, draft, pass } = opened();
    draft.answer = { kind: 'network' };
    change();
    await pass(10);
    expect(autosave.saving).toBe('failed');
    for (const pause of [20, 40, 80, 80]) {
      const before = draft.sent.length;
      await pass(pause - 1);
      expect(draft.sent).toHaveLength(before);
      await pass(1);
      expect(draft.sent).toHaveLength(before + 1);
    }
  });

  test('is sent as soon as the device is online, and on time again afterwards', async () => {
    const { answered, autosave, change, draft, pass, platform } = opened();
    draft.answer = { kind: 'network' };
    change();
    await pass(10);
    draft.answer = undefined;
    platform.setOnline(true);
    await answered();
    expect([autosave.saving, draft.sent.length]).toEqual(['saved', 2]);
    change();
    await pass(10);
    expect(draft.sent).toHaveLength(3);
  });

  test('because the session changed is as it was, without a message', async () => {
    const { autosave, change, draft, pass } = opened();
    draft.answer = { kind: 'stale' };
    change();
    await pass(10);
    await pass(1000);
    expect([autosave.saving, autosave.words, draft.sent.length]).toEqual(['kept', '', 1]);
  });

  test('because the server refuses it waits for the next change, with the server’s words', async () => {
    const { autosave, change, draft, pass } = opened();
    draft.answer = { kind: 'business', code: '1', message: '太长了' };
    change();
    await pass(10);
    await pass(1000);
    expect([autosave.saving, autosave.words, draft.sent.length]).toEqual(['refused', '太长了', 1]);
    change();
    await pass(20);
    expect(draft.sent).toHaveLength(2);
  });
});

describe('a draft with a file that uploads', () => {
  test.each([
    ['is saved again once that is there', true, 1],
    ['is not saved again when that fails', false, 0],
  ])('%s', async (_title, isThere, times) => {
    const { autosave, draft, pass } = opened();
    const files = { settled: () => Promise.resolve(isThere) };
    await autosave.awaitFiles(files, ['one'], () => (draft.isDirty = true));
    await pass(10);
    expect(draft.sent).toHaveLength(times);
  });
});
