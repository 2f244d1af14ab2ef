import { makeAutoObservable } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import type { Chapter, FilmCourseDetail } from '@/contract/courses/film-course.schema';
import { FilmAccess } from '@/contract/courses/values';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

export const mayWatch = ({ access }: Chapter): boolean =>
  access === FilmAccess.open || access === FilmAccess.trial;

export class BabyStudyPlayStore {
  readonly course = new Loadable<FilmCourseDetail>();
  /** From the address, or tapped; undefined: where the child stopped. */
  private chosenId: number | undefined;
  private readonly courseId: number | undefined;

  constructor(
    private readonly app: Pick<App, 'api'>,
    { id, chapterId }: { readonly id?: string | undefined; readonly chapterId?: string | undefined },
  ) {
    this.courseId = recordId(id);
    this.chosenId = recordId(chapterId);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The current chapter; undefined: the course has none. */
  get chapter(): Chapter | undefined {
    const { chapters = [], currentChapterId } = this.course.value ?? {};
    const byId = (wanted: number | undefined) => chapters.find(({ chapterId }) => chapterId === wanted);
    return byId(this.chosenId) ?? byId(currentChapterId) ?? chapters.find(mayWatch) ?? chapters[0];
  }

  choose(chapterId: number): void {
    this.chosenId = chapterId;
  }

  async load(): Promise<void> {
    await this.course.find(this.courseId, (courseId) => this.ask(courseId));
    // Keep the current chapter playing, whatever the progress is meanwhile.
    this.chosenId ??= this.chapter?.chapterId;
  }

  private async ask(courseId: number): Promise<Result<FilmCourseDetail>> {
    const answer = await this.app.api.call(coursesCalls.getFilmCourse, { courseId });
    if (!answer.ok) return answer;
    return answer.value ? ok(answer.value) : NO_SUCH_COURSE;
  }
}

const NO_SUCH_COURSE = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
