import { makeAutoObservable } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import type { ClassFeature } from '@/contract/courses/teacher.schema';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';

/** What is special about the lessons, subject by subject. */
export class ClassFeatureStore {
  readonly features = new Loadable<readonly ClassFeature[]>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    /** As the address has it. */
    private chosen: string | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The first one where the address names none, or one that nobody wrote about. */
  get shown(): ClassFeature | undefined {
    const features = this.features.value ?? [];
    return features.find(({ subject }) => String(subject) === this.chosen) ?? features[0];
  }

  choose(subject: string): void {
    this.chosen = subject;
  }

  async load(): Promise<void> {
    await this.features.load(() => this.app.api.call(coursesCalls.listClassFeatures, {}));
  }
}
