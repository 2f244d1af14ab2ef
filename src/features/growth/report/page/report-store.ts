import { makeAutoObservable } from 'mobx';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import { growthCalls } from '@/contract/growth/calls';
import type { Report } from '@/contract/growth/report.schema';
import { ReportKind } from '@/contract/growth/values';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import type { PageTarget } from '@/features/links/click-target';
import { nextStepTexts as texts } from './texts';

interface NextStep {
  readonly text: string;
  readonly target: PageTarget;
}

const courses: NextStep = { text: texts.courses, target: { screen: 'myTabClass', params: {} } };
const situation: NextStep = {
  text: texts.situation,
  target: { screen: 'growUpSituation', params: { key: '2' } },
};
const wrongQuestions: NextStep = {
  text: texts.wrongQuestions,
  target: { screen: 'wrongWorkGroup', params: {} },
};

const OF_TIME: readonly ReportKind[] = [ReportKind.month, ReportKind.stage, ReportKind.year];

/** Link for a child without a report of this kind. */
export function nextStepOf(kind: ReportKind): NextStep {
  if (OF_TIME.includes(kind)) return situation;
  return kind === ReportKind.review ? wrongQuestions : courses;
}

/** From the URL; empty: the newest of its kind. */
export interface NamedReport {
  readonly id?: string;
  /** The evaluation that the report is about. */
  readonly evaluationId?: string;
}

interface Asked {
  readonly id?: number;
  readonly evaluationId?: number;
}

/** The report in the URL, else the newest of its kind. */
export class ReportStore {
  readonly report = new Loadable<Report>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    private readonly kind: ReportKind,
    private readonly named: NamedReport,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Whether the URL names a report: distinguishes a missing one from none of the kind yet. */
  get isNamed(): boolean {
    const { id, evaluationId } = this.named;
    return Boolean(id) || Boolean(evaluationId);
  }

  async load(): Promise<void> {
    await this.report.find(asked(this.named), (named) => this.ask(named));
  }

  private async ask(named: Asked): Promise<Result<Report>> {
    const answer = await this.app.api.call(growthCalls.getReport, { kind: this.kind, ...named });
    if (!answer.ok) return answer;
    return answer.value ? ok(answer.value) : NO_SUCH_REPORT;
  }
}

const NO_SUCH_REPORT = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);

/** undefined: an id is not a number, so no request is needed. */
function asked({ id, evaluationId }: NamedReport): Asked | undefined {
  const found = { id: recordId(id), evaluationId: recordId(evaluationId) };
  if ((id && !found.id) || (evaluationId && !found.evaluationId)) return undefined;
  return {
    ...(found.id && { id: found.id }),
    ...(found.evaluationId && { evaluationId: found.evaluationId }),
  };
}
