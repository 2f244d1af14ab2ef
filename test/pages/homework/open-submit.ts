import { homeworkCalls } from '@/contract/homework/calls';
import type { Draft, HomeworkDetail } from '@/contract/homework/homework.schema';
import { HomeworkState } from '@/contract/homework/values';
import HomeworkSubmit from '@/pages/homework/submit';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { aCard, aDetail } from '../../support/fakes/homework';
import { openScreen, type OpenOptions } from '../support/open-screen';

const { getHomework, getHomeworkDraft, handInHomework, saveHomeworkDraft } = homeworkCalls;

/** A backend where every call succeeds. */
export function backend(detail: HomeworkDetail | null = aDetail(), draft: Draft | null = null): FakeApi {
  let version = draft?.version ?? 0;
  return new FakeApi()
    .on(getHomework, detail)
    .on(getHomeworkDraft, draft)
    .on(saveHomeworkDraft, () => ({ version: ++version }))
    .on(handInHomework, ({ round }) => ({
      homework: aCard({ state: HomeworkState.handedIn, round }),
      isNew: true,
    }));
}

export const open = (api: FakeApi, options: OpenOptions = {}) =>
  openScreen('homeworkSubmit', HomeworkSubmit, {
    user: TEST_USER,
    student: OFFICIAL,
    api,
    query: { id: '7' },
    ...options,
  });
