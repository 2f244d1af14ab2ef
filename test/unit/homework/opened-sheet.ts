import { homeworkCalls } from '@/contract/homework/calls';
import type { Draft } from '@/contract/homework/homework.schema';
import type { Answer } from '@/contract/questions/question.schema';
import { AnswerSheet } from '@/features/homework/sheet/answer-sheet';
import type { DraftOf } from '@/features/homework/drafts/own-draft';
import type { FakePlace } from '@/platform/fake';
import type { KeyValueStore } from '@/platform/types';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER, type FakeApp } from '../../support/fakes/fake-app';
import { FakeUploads } from '../../support/fakes/fake-uploads';

const { getHomeworkDraft, saveHomeworkDraft } = homeworkCalls;
export const choice = (text: string): Answer => ({ kind: 'single', choice: text });
export const answered = (texts: Readonly<Record<number, string>>) =>
  Object.entries(texts).map(([id, text]) => ({ questionId: Number(id), answer: choice(text) }));
export const draftOf = (version: number, texts: Readonly<Record<number, string>>): Draft => ({
  version,
  savedAt: 1_795_000_000_000,
  device: 'iPhone',
  answers: answered(texts),
});
export interface Opened extends FakeApp {
  readonly sheet: AnswerSheet;
  readonly uploads: FakeUploads;
  settle(): Promise<void>;
  saved(): Readonly<Record<number, unknown>>[];
}

interface How {
  readonly draft?: Draft | null;
  readonly storage?: KeyValueStore;
  readonly of?: Partial<DraftOf>;
  readonly api?: FakeApi;
  readonly userId?: number;
}

/** The opened sheet of homework 7; the server keeps `draft`. */
export async function opened({
  draft = null,
  storage,
  of,
  api = new FakeApi(),
  userId = 42,
}: How = {}): Promise<Opened> {
  let version = draft?.version ?? 0;
  api.on(getHomeworkDraft, draft).on(saveHomeworkDraft, () => ({ version: ++version }));
  const platform: FakePlace = storage ? { storage } : {};
  const fake = await fakeApp({ user: { ...TEST_USER, userId }, api, platform });
  const uploads = new FakeUploads();
  const sheet = new AnswerSheet(fake.app, { homeworkId: 7, round: 1, ...of }, uploads);
  await sheet.open();
  const settle = async (): Promise<void> => {
    for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
  };
  const saved = () =>
    api
      .requests(saveHomeworkDraft)
      .map(({ answers }) =>
        Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer])),
      );
  return { ...fake, sheet, uploads, settle, saved };
}

export const textsOf = (sheet: AnswerSheet): Record<number, unknown> =>
  Object.fromEntries([...sheet.answers].map(([id, answer]) => [id, 'choice' in answer && answer.choice]));
