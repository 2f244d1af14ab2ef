import type { Subject } from '@/contract/courses/values';
import { makeAutoObservable, runInAction } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { ChapterDetail } from '@/contract/courses/film-course.schema';
import type { ReplayDetail } from '@/contract/courses/replay.schema';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import { PlayableKind } from '@/contract/films/values';
import { toastFailure } from '@/services/feedback/toast-failure';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** The replay of a lesson, or a chapter of a video course. */
export type Shown =
  | {
      readonly kind: typeof PlayableKind.replay;
      readonly replay: ReplayDetail;
      readonly keyPoints: readonly string[];
    }
  | { readonly kind: typeof PlayableKind.chapter; readonly chapter: ChapterDetail };

export interface Named {
  readonly kind: Shown['kind'];
  readonly id: number;
}

/** `liveId` names a lesson, `id` a chapter; with neither, go to the list. */
function namedBy({ id, liveId }: { readonly id?: string | undefined; readonly liveId?: string | undefined }) {
  const [lesson, chapter] = [recordId(liveId), recordId(id)];
  if (lesson !== undefined) return { kind: PlayableKind.replay, id: lesson };
  return chapter === undefined ? undefined : { kind: PlayableKind.chapter, id: chapter };
}

export class CourseReplayStore {
  readonly shown = new Loadable<Shown>();
  named: Named | undefined;

  constructor(
    private readonly app: Pick<App, 'api' | 'feedback'>,
    query: { readonly id?: string | undefined; readonly liveId?: string | undefined },
  ) {
    this.named = namedBy(query);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Replaces it by another lesson or chapter. */
  async show(named: Named): Promise<void> {
    const before = this.named;
    this.named = named;
    const found = await this.load();
    if (found.ok || !this.shown.value) return;
    // Keep the current one: the next can be requested again.
    runInAction(() => (this.named = before));
    toastFailure(this.app.feedback, found.error);
  }

  get subject(): Subject | undefined {
    const shown = this.shown.value;
    return shown?.kind === PlayableKind.replay ? shown.replay.subject : shown?.chapter.subject;
  }

  load(): Promise<Result<Shown>> {
    return this.shown.find(this.named, ({ kind, id }) =>
      kind === PlayableKind.replay ? this.askReplay(id) : this.askChapter(id),
    );
  }

  private async askReplay(liveId: number): Promise<Result<Shown>> {
    const { api } = this.app;
    // The lesson's key points are optional: the replay plays without them.
    const [answer, content] = await Promise.all([
      api.call(coursesCalls.getReplay, { liveId }),
      api.call(lessonsCalls.getClassContent, { liveId }),
    ]);
    if (!answer.ok) return answer;
    if (!answer.value) return NONE;
    const points = content.ok ? (content.value?.keyPoints ?? []) : [];
    const keyPoints = points.map(({ title, text }) => [title, text].filter(Boolean).join('：'));
    return ok({ kind: PlayableKind.replay, replay: answer.value, keyPoints });
  }

  private async askChapter(chapterId: number): Promise<Result<Shown>> {
    const answer = await this.app.api.call(coursesCalls.getChapter, { chapterId });
    if (!answer.ok) return answer;
    return answer.value ? ok({ kind: PlayableKind.chapter, chapter: answer.value }) : NONE;
  }
}

const NONE = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
