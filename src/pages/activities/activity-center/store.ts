import { makeAutoObservable, runInAction } from 'mobx';
import { activitiesCalls } from '@/contract/activities/calls';
import type { CenterActivity } from '@/contract/activities/schema';
import { ActivityState } from '@/contract/activities/values';
import type { Result } from '@/contract/errors';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged, type PageAnswer } from '@/stores/data/paged';
import { formatSpan } from '@/features/dates/in-full';
import { dayNumber, momentOf, formatWhenWithin } from '@/features/lessons/dates';
import { byBeijing } from '@/features/dates/zones';
import type { LocalClock } from '@/services/clock';
import { centerTexts } from './texts';

/** Days ahead up to which the time of day is shown. */
const NEAR_DAYS = 6;

/** The period as text: near dates with the time, others as dates. */
export function formatPeriod(
  { state, startsAt, endsAt }: Pick<CenterActivity, 'state' | 'startsAt' | 'endsAt'>,
  serverClock: LocalClock,
): string {
  const now = serverClock.now();
  const days = byBeijing(formatSpan(startsAt, endsAt), serverClock);
  if (state === ActivityState.ended) return days;
  const changesAt = state === ActivityState.coming ? startsAt : endsAt;
  if (dayNumber(momentOf(changesAt)) - dayNumber(now) > NEAR_DAYS) return days;
  const when = formatWhenWithin(changesAt, serverClock);
  return state === ActivityState.coming ? centerTexts.from(when) : centerTexts.until(when);
}

const PAGE_SIZE = 5;

type CenterNeeds = Pick<App, 'api' | 'feedback'>;

/** Activities by state, each in its own list, which is kept while another is shown. */
export class ActivityCenterStore {
  state: ActivityState = ActivityState.current;
  readonly lists: Readonly<Record<ActivityState, Paged<CenterActivity>>>;
  /** Joined during this visit, without reloading the lists. */
  private joined: ReadonlySet<number> = new Set();
  joiningId = 0;

  constructor(private readonly needs: CenterNeeds) {
    const list = (state: ActivityState) =>
      new Paged<CenterActivity>(
        (page, limit) => this.fetch(state, page, limit),
        PAGE_SIZE,
        ({ id }) => id,
      );
    const { current, coming, ended } = ActivityState;
    this.lists = { [current]: list(current), [coming]: list(coming), [ended]: list(ended) };
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get list(): Paged<CenterActivity> {
    return this.lists[this.state];
  }

  async load(): Promise<void> {
    await this.list.again();
  }

  async show(state: ActivityState): Promise<void> {
    this.state = state;
    if (this.list.status === 'idle' || this.list.status === 'failed') await this.load();
  }

  reset(): void {
    Object.values(this.lists).forEach((list) => list.reset());
    this.joined = new Set();
  }

  isJoined({ id, isJoined }: CenterActivity): boolean {
    return isJoined || this.joined.has(id);
  }

  mayJoin(activity: CenterActivity): boolean {
    return activity.isOurs && activity.state === ActivityState.current && !this.isJoined(activity);
  }

  /** Leads, as a screen has one primary action. */
  get firstToJoin(): CenterActivity | undefined {
    return this.list.items.find(this.mayJoin);
  }

  async join(activity: CenterActivity): Promise<void> {
    if (this.joiningId !== 0 || this.isJoined(activity)) return;
    this.joiningId = activity.id;
    const answer = await this.needs.api.call(activitiesCalls.joinActivity, { activityId: activity.id });
    runInAction(() => {
      this.joiningId = 0;
      if (answer.ok) this.joined = new Set([...this.joined, activity.id]);
    });
    this.needs.feedback.toast(answer.ok ? centerTexts.joinedToast : errorText(answer.error));
    // It has ended meanwhile, or was removed.
    if (!answer.ok && answer.error.kind === 'business') await this.load();
  }

  private fetch(
    state: ActivityState,
    page: number,
    limit: number,
  ): Promise<Result<PageAnswer<CenterActivity>>> {
    return toPage(
      this.needs.api.callCounted(activitiesCalls.listActivities, {
        state,
        page,
        limit,
      }),
    );
  }
}
