import { makeAutoObservable } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import type { Chapter, FilmCourseDetail } from '@/contract/courses/film-course.schema';
import { FilmAccess } from '@/contract/courses/values';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** The page's primary action. */
export type StudyAction = 'begin' | 'goOn' | 'again' | 'unlock' | 'unlockAgain' | 'trial' | 'ask' | 'none';

/** A video course, by the id in the address. */
export class BabyStudyDetailStore {
  readonly course = new Loadable<FilmCourseDetail>();
  isUnlocking = false;
  isSharing = false;
  readonly courseId: number | undefined;

  constructor(
    private readonly app: Pick<App, 'api'>,
    id: string | undefined,
  ) {
    this.courseId = recordId(id);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get action(): StudyAction {
    const course = this.course.value;
    if (!course || course.chapters.length === 0) return 'none';
    const { access, finishedNum, chapterNum, priceHours, watchedPercent } = course;
    if (access === FilmAccess.open) {
      if (finishedNum >= chapterNum) return 'again';
      return watchedPercent > 0 ? 'goOn' : 'begin';
    }
    if (priceHours > 0) return access === FilmAccess.expired ? 'unlockAgain' : 'unlock';
    return this.trial ? 'trial' : 'ask';
  }

  /** The first free chapter of a locked course. */
  get trial(): Chapter | undefined {
    return this.course.value?.chapters.find(({ access }) => access === FilmAccess.trial);
  }

  unlock(isUnlocking: boolean): void {
    this.isUnlocking = isUnlocking;
  }

  share(isSharing: boolean): void {
    this.isSharing = isSharing;
  }

  async load(): Promise<void> {
    await this.course.find(this.courseId, (courseId) => this.ask(courseId));
  }

  private async ask(courseId: number): Promise<Result<FilmCourseDetail>> {
    const answer = await this.app.api.call(coursesCalls.getFilmCourse, { courseId });
    if (!answer.ok) return answer;
    return answer.value ? ok(answer.value) : NO_SUCH_COURSE;
  }
}

const NO_SUCH_COURSE = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
