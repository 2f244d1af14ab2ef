import { makeAutoObservable } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import type { Syllabus } from '@/contract/courses/schema';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** The API's limit; a longer text is not a step. */
const STEP_MAX = 64;

export class SyllabusStore {
  readonly syllabus = new Loadable<Syllabus>();
  /** Units whose lessons are expanded; initially the first, to show that there are any. */
  open: ReadonlySet<number> = new Set();

  constructor(
    private readonly app: Pick<App, 'api'>,
    /** '' if the address has none. */
    private readonly step: string,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Of the whole outline. */
  get lessons(): number {
    const units = this.syllabus.value?.units ?? [];
    return units.reduce((sum, { lessons }) => sum + lessons.length, 0);
  }

  async load(): Promise<void> {
    const named = this.step && this.step.length <= STEP_MAX ? this.step : undefined;
    const found = await this.syllabus.find(named, (step) => this.ask(step));
    const [first] = found.ok ? found.value.units : [];
    if (first && this.open.size === 0) this.toggle(first.id);
  }

  toggle(unitId: number): void {
    const open = new Set(this.open);
    if (!open.delete(unitId)) open.add(unitId);
    this.open = open;
  }

  private async ask(step: string): Promise<Result<Syllabus>> {
    const answer = await this.app.api.call(coursesCalls.getSyllabus, { step });
    if (!answer.ok) return answer;
    return answer.value ? ok(answer.value) : NO_SUCH_STEP;
  }
}

const NO_SUCH_STEP = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
