import { makeAutoObservable } from 'mobx';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { ClassContent } from '@/contract/lessons/schema';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import { LessonEntry, type LessonEntryApp } from '@/features/lessons/lesson-entry';
import { recordId } from '@/services/helpers/record-id';
import { Loadable } from '@/stores/data/loadable';

export class ClassContentStore {
  readonly content = new Loadable<ClassContent>();
  readonly entry: LessonEntry;

  constructor(
    private readonly app: LessonEntryApp,
    /** Raw value from the address. */
    private readonly liveId: string | undefined,
  ) {
    this.entry = new LessonEntry(app);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.content.find(recordId(this.liveId), (liveId) => this.ask(liveId));
  }

  private async ask(liveId: number): Promise<Result<ClassContent>> {
    const answer = await this.app.api.call(lessonsCalls.getClassContent, { liveId });
    if (!answer.ok) return answer;
    return answer.value ? ok(answer.value) : NO_SUCH_LESSON;
  }
}

const NO_SUCH_LESSON = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
