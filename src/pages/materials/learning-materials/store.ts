import { makeAutoObservable } from 'mobx';
import type { Subject } from '@/contract/courses/values';
import { materialsCalls } from '@/contract/materials/calls';
import { MATERIALS_PAGE_SIZE } from '@/contract/materials/values';
import type { ResponseOf } from '@/contract/define';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

export type Material = ResponseOf<(typeof materialsCalls)['getLearningMaterials']>[number];

/** Packs of files and videos for the child's subjects. */
export class LearningMaterialsStore {
  /** null: all. */
  subject: Subject | null = null;
  readonly list: Paged<Material>;

  constructor(private readonly app: Pick<App, 'api' | 'student'>) {
    this.list = new Paged(
      (page, limit) => this.fetch(page, limit),
      MATERIALS_PAGE_SIZE,
      ({ id }) => id,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    const { student } = this.app;
    // Others see the reason, without a request.
    if (!student.isOfficial) return;
    const subjects = student.subjects.value ? Promise.resolve() : student.loadSubjects();
    await Promise.all([subjects, this.list.refresh()]);
  }

  choose(subject: Subject | null): void {
    if (subject === this.subject) return;
    this.subject = subject;
    void this.list.first();
  }

  private fetch(page: number, limit: number) {
    const { subject } = this;
    const request = { page, limit, ...(subject === null ? {} : { subject }) };
    return toPage(this.app.api.callCounted(materialsCalls.getLearningMaterials, request));
  }
}
