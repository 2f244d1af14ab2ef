import { makeAutoObservable } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import type { Chapter, FilmCourseDetail } from '@/contract/courses/film-course.schema';
import { FilmAccess } from '@/contract/courses/values';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import { mayPlay } from '@/features/courses/chapter-state';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** The page's primary action; undefined: none. */
export type CourseAction =
  | { readonly kind: 'begin' | 'goOn' | 'again'; readonly chapter: Chapter }
  | { readonly kind: 'unlock' | 'unlockAgain' };

/** A video course, by the id in the address. */
export class CourseDetailStore {
  readonly course = new Loadable<FilmCourseDetail>();
  isUnlocking = false;

  constructor(
    private readonly app: Pick<App, 'api'>,
    private readonly id: string | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get action(): CourseAction | undefined {
    const course = this.course.value;
    if (!course || course.chapters.length === 0) return undefined;
    if (course.access === FilmAccess.locked) return { kind: 'unlock' };
    if (course.access === FilmAccess.expired) return { kind: 'unlockAgain' };
    const current = course.chapters.find(({ chapterId }) => chapterId === course.currentChapterId);
    if (current) return { kind: 'goOn', chapter: current };
    const [first] = course.chapters.filter(({ access }) => mayPlay(access));
    if (!first) return undefined;
    return { kind: course.finishedNum >= course.chapters.length ? 'again' : 'begin', chapter: first };
  }

  unlock(isUnlocking: boolean): void {
    this.isUnlocking = isUnlocking;
  }

  async load(): Promise<void> {
    await this.course.find(recordId(this.id), (courseId) => this.ask(courseId));
  }

  private async ask(courseId: number): Promise<Result<FilmCourseDetail>> {
    const answer = await this.app.api.call(coursesCalls.getFilmCourse, { courseId });
    if (!answer.ok) return answer;
    return answer.value ? ok(answer.value) : NO_SUCH_COURSE;
  }
}

const NO_SUCH_COURSE = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
