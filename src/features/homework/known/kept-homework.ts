import type { HomeworkCard, HomeworkDetail } from '@/contract/homework/homework.schema';
import { homeworkCalls } from '@/contract/homework/calls';
import { readWhole } from '@/contract/shapes';
import { Cached } from '@/services/storage/cached';
import { cacheEntries } from '@/services/storage/cache';
import type { App } from '@/stores/app/app';

type Needs = Pick<App, 'session' | 'storage'>;

const MOST_DETAILS = 5;
/** In characters, in total: services/storage/kept stores nothing longer. */
const MOST_LENGTH = 110_000;

/** Cache of the user's homework, for answering offline. Deleted with the session. */
export class KeptHomework {
  private readonly details: Cached<readonly HomeworkDetail[]>;
  private readonly cards: Cached<readonly HomeworkCard[]>;

  constructor({ storage, session }: Needs) {
    this.details = new Cached(storage, session, cacheEntries.homework);
    this.cards = new Cached(storage, session, cacheEntries.homeworkList);
  }

  detail(homeworkId: number): HomeworkDetail | undefined {
    const found = this.details.value?.find((detail) => detail.homeworkId === homeworkId);
    return readWhole(found, homeworkCalls.getHomework.shape) as HomeworkDetail | undefined;
  }

  keepDetail(detail: HomeworkDetail): void {
    const others = (this.details.value ?? []).filter(({ homeworkId }) => homeworkId !== detail.homeworkId);
    let kept = [detail, ...others].slice(0, MOST_DETAILS);
    while (kept.length > 1 && JSON.stringify(kept).length > MOST_LENGTH) kept = kept.slice(0, -1);
    this.details.keep(kept);
  }

  /** The first page of open homework. */
  get list(): readonly HomeworkCard[] | undefined {
    const { value } = this.cards;
    return readWhole(value, homeworkCalls.listHomework.shape) as readonly HomeworkCard[] | undefined;
  }

  keepList(cards: readonly HomeworkCard[]): void {
    this.cards.keep(cards);
  }
}
