import { makeAutoObservable, runInAction } from 'mobx';
import { ConfigurationName } from '@/contract/configuration/values';
import type { Subject } from '@/contract/courses/values';
import { materialsCalls } from '@/contract/materials/calls';
import { WRONG_QUESTIONS_PAGE_SIZE, mayUseWrongQuestions } from '@/contract/materials/values';
import type { ResponseOf } from '@/contract/define';
import { BACKEND_CODE, isRefusal, ok, type Result } from '@/contract/errors';
import { readConfigurations } from '@/features/configuration/read-config';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

type Calls = typeof materialsCalls;
export type Question = ResponseOf<Calls['getWrongQuestions']>[number];
export type Group = ResponseOf<Calls['getWrongQuestionGroups']>[number];

/** Initial data: whether the parent has access, and the groups. */
interface Collection {
  readonly isOpen: boolean;
  readonly groups: readonly Group[];
}

const CLOSED: Collection = { isOpen: false, groups: [] };

/** The child's wrong answers by subject and knowledge point. */
export class WrongQuestionsStore {
  readonly collection = new Loadable<Collection>();
  readonly list: Paged<Question>;
  subject: Subject | null = null;
  /** null: all of the subject. */
  pointId: number | null = null;
  /** Mastered ones are hidden. */
  isOnlyOpen = true;

  constructor(private readonly app: Pick<App, 'api' | 'session'>) {
    this.list = new Paged(
      (page, limit) => this.fetch(page, limit),
      WRONG_QUESTIONS_PAGE_SIZE,
      ({ id }) => id,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get group(): Group | undefined {
    return this.collection.value?.groups.find(({ subject }) => subject === this.subject);
  }

  load(): Promise<void> {
    return this.find(() => this.list.refresh());
  }

  /** After one was marked elsewhere: as many as before. */
  again(): Promise<void> {
    return this.find(() => this.list.again());
  }

  /** Another parent: never show the previous one's data. */
  reset(): void {
    this.collection.reset();
    this.subject = null;
    this.pointId = null;
    this.list.reset();
  }

  chooseSubject(subject: Subject): void {
    if (subject === this.subject) return;
    this.subject = subject;
    this.pointId = null;
    void this.list.first();
  }

  choosePoint(pointId: number | null): void {
    if (pointId === this.pointId) return;
    this.pointId = pointId;
    void this.list.first();
  }

  showOnlyOpen(isOnlyOpen: boolean): void {
    if (isOnlyOpen === this.isOnlyOpen) return;
    this.isOnlyOpen = isOnlyOpen;
    void this.list.first();
  }

  private async find(list: () => Promise<unknown>): Promise<void> {
    const found = await this.collection.load(() => this.findCollection());
    const groups = found.ok ? found.value.groups : [];
    if (groups.length === 0) return;
    if (!this.group) runInAction(() => (this.subject = groups[0]?.subject ?? null));
    await list();
  }

  /** The configuration says who has access; the server enforces it. */
  private async findCollection(): Promise<Result<Collection>> {
    const { api, session } = this.app;
    const config = await readConfigurations(api, ConfigurationName.wrongQuestions);
    if (!config.ok) return config;
    if (!mayUseWrongQuestions(config.value.No_wrong_subject_me_list, session.user.userId)) return ok(CLOSED);
    const groups = await api.call(materialsCalls.getWrongQuestionGroups, {});
    if (groups.ok) return ok({ isOpen: true, groups: groups.value });
    const isRefused = isRefusal(groups.error, BACKEND_CODE.forbidden);
    return isRefused ? ok(CLOSED) : groups;
  }

  private fetch(page: number, limit: number) {
    const { subject, pointId, isOnlyOpen } = this;
    return toPage(
      this.app.api.callCounted(materialsCalls.getWrongQuestions, {
        page,
        limit,
        subject: subject ?? 0,
        ...(pointId === null ? {} : { knowledgeId: pointId }),
        ...(isOnlyOpen ? { isMastered: false } : {}),
      }),
    );
  }
}
