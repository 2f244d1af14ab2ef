import { makeAutoObservable } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import type { UserSubject } from '@/contract/courses/schema';
import { profileCalls } from '@/contract/profile/calls';
import type { PrivateInfo, StudentInfo } from '@/contract/profile/schema';
import { AuditionStatus, StudentStatus } from '@/contract/profile/status';
import type { AppError, Result } from '@/contract/errors';
import type { ApiClient } from '@/services/api/types';
import type { Cached } from '@/services/storage/cached';
import { Loadable } from '../data/loadable';
import type { SessionStore } from './session';

const TOURIST: StudentInfo = {
  studentStatus: StudentStatus.tourist,
  step: '',
  payedStudentStatusText: '',
  studentAuditionStatusEnums: [],
};

const STATUSES: readonly string[] = Object.values(StudentStatus);

export class StudentStore {
  info: StudentInfo = TOURIST;
  /** `info` is cached from an earlier start: the server has not responded yet. */
  isKept = false;
  /** Request under way: the tourist status is not final. */
  isLoading = false;
  /** Error of the last status request; undefined if it succeeded. */
  statusError: AppError | undefined = undefined;
  readonly privateInfo = new Loadable<PrivateInfo>();
  readonly subjects = new Loadable<readonly UserSubject[]>();
  /** Counts additions of hours since the start; screens compare it to refresh. */
  hourChanges = 0;
  /** Counts bookings, cancellations and leave of lessons since the start; screens compare it to refresh. */
  lessonChanges = 0;
  /** Number of unread messages: shown on home, lowered by reading. */
  unread = 0;

  constructor(
    private readonly api: ApiClient,
    private readonly session: SessionStore,
    private readonly kept?: Cached<StudentInfo>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    session.onLogout(this.reset);
    const info = session.isLoggedIn ? kept?.value : undefined;
    if (!info) return;
    this.info = info;
    this.isKept = true;
  }

  /** An unknown status counts as tourist: what tourists see suits everyone. */
  get status(): StudentStatus {
    return this.isStatusKnown ? this.info.studentStatus : StudentStatus.tourist;
  }

  private get isStatusKnown(): boolean {
    return STATUSES.includes(this.info.studentStatus);
  }

  /** Logged in, but the child is unknown: general content shows as to a tourist, and `UnknownChild` replaces the rest. */
  get isUnknown(): boolean {
    return this.session.isLoggedIn && (this.info === TOURIST || !this.isStatusKnown);
  }

  get isTourist(): boolean {
    return this.status === StudentStatus.tourist;
  }

  get isUnofficial(): boolean {
    return this.status === StudentStatus.unofficial;
  }

  get isOfficial(): boolean {
    return this.status === StudentStatus.official;
  }

  /**
   * The free trial lesson: for tourists, and for unofficial students who have had none: rule activities-35. Not offered while a purchase is
   * possible but unknown.
   */
  get mayAudition(): boolean {
    const auditions = this.info.studentAuditionStatusEnums;
    const isNotYet =
      auditions.length > 0 && auditions.every(({ status }) => status === AuditionStatus.notYet);
    return (this.isTourist && !this.isUnknown) || (this.isUnofficial && isNotYet);
  }

  setInfo(info: StudentInfo): void {
    this.info = info;
    this.isKept = false;
    this.kept?.keep(info);
  }

  /** Only an auth error ends the session (rule shell-19): other failures, such as a busy gateway, say nothing about it. */
  async loadStatus(): Promise<Result<void>> {
    this.isLoading = true;
    this.statusError = undefined;
    const result = await this.api.call(profileCalls.getStudentInfo, {});
    this.takeStatus(result);
    this.isLoading = false;
    return result.ok ? { ok: true, value: undefined } : result;
  }

  loadPrivate(): Promise<Result<PrivateInfo>> {
    return this.privateInfo.load(() => this.api.call(profileCalls.getPrivateInfo, {}));
  }

  loadSubjects(): Promise<Result<readonly UserSubject[]>> {
    return this.subjects.load(() => this.api.call(coursesCalls.getUserSubject, {}));
  }

  /** Hours were added, e.g. a gift was claimed. */
  hoursChanged(): void {
    this.hourChanges += 1;
  }

  lessonsChanged(): void {
    this.lessonChanges += 1;
  }

  private takeStatus(result: Result<StudentInfo>): void {
    if (result.ok) return this.setInfo(result.value);
    this.statusError = result.error;
    if (result.error.kind === 'auth') this.session.clear();
  }

  reset(): void {
    this.info = TOURIST;
    this.isKept = false;
    this.statusError = undefined;
    this.unread = 0;
    this.privateInfo.reset();
    this.subjects.reset();
  }
}
