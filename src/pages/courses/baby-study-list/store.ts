import { coursesLaterCalls } from '@/contract/courses/later-calls';
import type { FilmCourse } from '@/contract/courses/film-course.schema';
import { COURSES_PAGE, FilmAccess, type Subject } from '@/contract/courses/values';
import { observed } from '@/services/observed';
import type { App } from '@/stores/app';
import { pageOf } from '@/stores/page-of';
import { Paged } from '@/stores/paged';
import { shelved } from './shelves';

const ALL = 100;

/** What there is of baby study, of one subject or of all. */
export class BabyStudyListStore {
  subject: Subject | undefined = undefined;
  readonly list: Paged<FilmCourse>;

  constructor(private readonly app: Pick<App, 'api'>) {
    this.list = new Paged<FilmCourse>((page, limit) => {
      const ofSubject = this.subject === undefined ? {} : { subject: this.subject };
      return pageOf(this.app.api.callCounted(coursesLaterCalls.listBabyStudy, { page, limit, ...ofSubject }));
    }, COURSES_PAGE);
    observed(this);
  }

  /** A shelf a subject. */
  get items(): readonly FilmCourse[] {
    return shelved(this.list.items);
  }

  /** Begun, and there is more of it that the child may watch. */
  get begun(): readonly FilmCourse[] {
    return this.list.items.filter(
      ({ access, watchedPercent }) =>
        watchedPercent > 0 && watchedPercent < ALL && access === FilmAccess.open,
    );
  }

  async choose(subject: Subject | undefined): Promise<void> {
    if (subject === this.subject) return;
    this.subject = subject;
    await this.list.first();
  }

  async refresh(): Promise<void> {
    await this.list.again();
  }

  /** The session ended: nothing of this child may show to the next. */
  reset(): void {
    this.list.reset();
  }
}
