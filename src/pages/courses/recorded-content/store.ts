import { coursesCalls } from '@/contract/courses/calls';
import type { ChapterDetail } from '@/contract/courses/film-course.schema';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** A chapter, by the id in the address. */
export class RecordedContentStore {
  readonly chapter = new Loadable<ChapterDetail>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    private readonly id: string | undefined,
  ) {}

  readonly load = async (): Promise<void> => {
    await this.chapter.find(recordId(this.id), (chapterId) => this.ask(chapterId));
  };

  private async ask(chapterId: number): Promise<Result<ChapterDetail>> {
    const answer = await this.app.api.call(coursesCalls.getChapter, { chapterId });
    if (!answer.ok) return answer;
    return answer.value ? ok(answer.value) : NO_SUCH_CHAPTER;
  }
}

const NO_SUCH_CHAPTER = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
