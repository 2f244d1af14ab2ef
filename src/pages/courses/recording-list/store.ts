import { coursesLaterCalls } from '@/contract/courses/later-calls';
import type { Replay } from '@/contract/courses/replay.schema';
import { COURSES_PAGE, type Subject } from '@/contract/courses/values';
import { observed } from '@/services/observed';
import type { App } from '@/stores/app';
import { pageOf } from '@/stores/page-of';
import { Paged } from '@/stores/paged';

/** The replays of the child's lessons, of one subject or of all. */
export class RecordingListStore {
  subject: Subject | undefined = undefined;
  readonly list: Paged<Replay>;

  constructor(private readonly app: Pick<App, 'api'>) {
    this.list = new Paged<Replay>((page, limit) => {
      const ofSubject = this.subject === undefined ? {} : { subject: this.subject };
      return pageOf(this.app.api.callCounted(coursesLaterCalls.listReplays, { page, limit, ...ofSubject }));
    }, COURSES_PAGE);
    observed(this);
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
