import { makeAutoObservable, runInAction } from 'mobx';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { Booking, BookingTime, BookingTimes } from '@/contract/lessons/schema';
import { BOOKINGS_PAGE, BookingTimeState } from '@/contract/lessons/values';
import { freeTrialAnswer } from '@/features/activities/free-trial/free-trial-answer';
import { errorText } from '@/services/error-text';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';
import { bookingTexts } from './texts';

export type BookingTab = 'book' | 'mine';

type Needs = Pick<App, 'api' | 'feedback' | 'get' | 'student' | 'tracker'>;

export class BookingStore {
  tab: BookingTab = 'book';
  readonly times = new Loadable<BookingTimes>();
  readonly list: Paged<Booking>;
  /** 'YYYY-MM-DD'; by default the first day with a time. */
  private chosenDay: string | undefined = undefined;
  timeId: number | undefined = undefined;
  isBooking = false;
  /** Id of the booking being cancelled, including the confirmation. */
  cancelling: number | undefined = undefined;
  private courseId: number | undefined;

  constructor(
    private readonly app: Needs,
    /** Raw value from the address. */
    courseId: string | undefined,
  ) {
    this.courseId = recordId(courseId);
    this.list = new Paged(
      (page, limit) => this.fetch(page, limit),
      BOOKINGS_PAGE,
      ({ bookingId }) => bookingId,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Days with times, ascending. */
  get days(): readonly string[] {
    return [...new Set((this.times.value?.times ?? []).map(dayOf))];
  }

  get day(): string | undefined {
    const { days, chosenDay } = this;
    return chosenDay !== undefined && days.includes(chosenDay) ? chosenDay : days[0];
  }

  get timesOfDay(): readonly BookingTime[] {
    return (this.times.value?.times ?? []).filter((time) => dayOf(time) === this.day);
  }

  /** Only if still available. */
  get chosen(): BookingTime | undefined {
    return this.timesOfDay.find(
      (time) => time.timeId === this.timeId && time.state === BookingTimeState.open,
    );
  }

  async load(): Promise<void> {
    await Promise.all([this.loadTimes(), this.tab === 'mine' ? this.list.refresh() : undefined]);
  }

  reset(): void {
    this.times.reset();
    this.list.reset();
    this.timeId = undefined;
  }

  /** Loads a list on its first show. */
  show(tab: BookingTab): void {
    this.tab = tab;
    if (tab === 'mine' && this.list.status === 'idle') void this.list.first();
  }

  async chooseCourse(courseId: number): Promise<void> {
    if (courseId === this.times.value?.courseId) return;
    this.courseId = courseId;
    this.timeId = undefined;
    await this.loadTimes();
  }

  chooseDay(day: string): void {
    this.chosenDay = day;
    this.timeId = undefined;
  }

  choose(timeId: number): void {
    this.timeId = timeId;
  }

  /** If the seat is gone, shows that, and the remaining ones. */
  async book(): Promise<void> {
    const { chosen } = this;
    if (!chosen || this.isBooking) return;
    this.isBooking = true;
    const answer = await this.app.api.call(lessonsCalls.bookLesson, { timeId: chosen.timeId });
    this.app.tracker.track('lesson_booking', { what: 'book', passed: answer.ok });
    runInAction(() => {
      this.isBooking = false;
      if (!answer.ok && answer.error.kind === 'stale') return;
      if (answer.ok || answer.error.kind === 'business') this.timeId = undefined;
      this.app.feedback.toast(answer.ok ? bookingTexts.done : errorText(answer.error));
      if (answer.ok) this.tab = 'mine';
    });
    if (answer.ok) this.refreshOthers();
    await Promise.all([this.loadTimes(), answer.ok ? this.list.refresh() : undefined]);
  }

  /** Home shows today's lessons and the trial's time. */
  private refreshOthers(): void {
    this.app.student.lessonsChanged();
    void this.app.get(freeTrialAnswer).load();
  }

  async cancel({ bookingId }: Booking): Promise<void> {
    if (this.cancelling !== undefined) return;
    this.cancelling = bookingId;
    const isSure = await this.app.feedback.confirm({ ...bookingTexts.sure, danger: true });
    const answer = isSure && (await this.app.api.call(lessonsCalls.cancelBooking, { bookingId }));
    runInAction(() => (this.cancelling = undefined));
    if (!answer) return;
    this.app.tracker.track('lesson_booking', { what: 'cancel', passed: answer.ok });
    this.app.feedback.toast(answer.ok ? bookingTexts.cancelled : errorText(answer.error));
    if (answer.ok) this.refreshOthers();
    await Promise.all([this.list.refresh(), this.loadTimes()]);
  }

  private async loadTimes(): Promise<void> {
    const request = this.courseId === undefined ? {} : { courseId: this.courseId };
    await this.times.load(() => this.app.api.call(lessonsCalls.listBookingTimes, request));
  }

  private fetch(page: number, limit: number) {
    return toPage(this.app.api.callCounted(lessonsCalls.listBookings, { page, limit }));
  }
}

const dayOf = ({ startsAt }: BookingTime): string => startsAt.slice(0, 'YYYY-MM-DD'.length);
