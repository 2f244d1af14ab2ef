import { makeAutoObservable } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import type { ClassFeature } from '@/contract/courses/teacher.schema';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** Teaching features by subject. */
export class ClassFeatureStore {
  readonly features = new Loadable<readonly ClassFeature[]>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    /** Raw value from the address. */
    private chosen: string | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The first one if the address names none, or one without content. */
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
