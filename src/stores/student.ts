import { makeAutoObservable } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import type { UserSubject } from '@/contract/courses/schema';
import { profileCalls } from '@/contract/profile/calls';
import type { PrivateInfo, StudentInfo } from '@/contract/profile/schema';
import { AuditionStatus, StudentStatus } from '@/contract/profile/status';
import type { AppError, Result } from '@/contract/errors';
import type { ApiClient } from '@/services/api/types';
import type { Kept } from '@/services/storage/kept';
import { Loadable } from './loadable';
import type { SessionStore } from './session';

const TOURIST: StudentInfo = {
  studentStatus: StudentStatus.tourist,
  step: '',
  payedStudentStatusText: '',
  studentAuditionStatusEnums: [],
};

const STATUSES: readonly string[] = Object.values(StudentStatus);

/** The child of the session. */
export class StudentStore {
  info: StudentInfo = TOURIST;
  /** `info` is of an earlier start: the server has not been heard yet. */
  isKept = false;
  /** The server is being asked: a tourist may turn out to be none. */
  isLoading = false;
  /** Why the server did not say who the child is, when it was asked last. */
  statusError: AppError | undefined = undefined;
  readonly privateInfo = new Loadable<PrivateInfo>();
  readonly subjects = new Loadable<readonly UserSubject[]>();
  /** How often hours were added since the start: who shows them compares. */
  hourChanges = 0;
  /** How often lessons were booked or given back since the start: who shows them compares. */
  lessonChanges = 0;
  /** Messages that wait: home shows the number, and reading them lowers it. */
  unread = 0;

  constructor(
    private readonly api: ApiClient,
    private readonly session: SessionStore,
    private readonly kept?: Kept<StudentInfo>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    session.onLogout(this.reset);
    const info = session.isLoggedIn ? kept?.value : undefined;
    if (!info) return;
    this.info = info;
    this.isKept = true;
  }

  /** A status that the contract does not know is that of a tourist: what is shown then is right for everybody. */
  get status(): StudentStatus {
    return this.isStatusKnown ? this.info.studentStatus : StudentStatus.tourist;
  }

  private get isStatusKnown(): boolean {
    return STATUSES.includes(this.info.studentStatus);
  }

  /**
   * Logged in, and nobody has said who the child is: what does not depend on it is shown as to a tourist, and in place of the
   * rest it is said (`UnknownChild`).
   */
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
   * The free lesson before one buys: for tourists, and for unofficial students who have had none: rule activities-35. Who may
   * have bought is not asked to try.
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

  /**
   * Only the answer that the login is over ends the session (rule shell-19): whoever else fails to answer, a gateway that is
   * busy among them, says nothing about who is logged in.
   */
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
