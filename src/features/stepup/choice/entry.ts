import { isRefusal, ok, type Result } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpResources } from '@/contract/stepup/schema';
import { StepUpCode } from '@/contract/stepup/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { StepUpStore, type StepUp } from '../info/step-up';
import { nextStep, type RoutingFacts, type RoutingStep } from '../routing';
import { appliedTimes } from './applied-times';
import { classesOf, FURTHER_EDUCATION } from './flow';

type Place = Extract<RoutingStep, { show: unknown }>['show'];
type Question = Extract<RoutingStep, { ask: unknown }>['ask'];

/** Target of the routing, with what it loaded. */
export interface Entry {
  readonly place: Place;
  /** null: no step-up; the arrangement says so. */
  readonly info: StepUp | null;
  /** The classes, if they decided the routing. */
  readonly resources?: StepUpResources;
}

const ROUTES = {
  arrangement: FURTHER_EDUCATION.done,
  classes: FURTHER_EDUCATION.classes,
  times: FURTHER_EDUCATION.times,
} as const;

/** Determines where the choice goes on, and redirects: for the container and each of its pages. */
export class EntryStore {
  readonly entry = new Loadable<Entry>();
  private readonly stepUp: StepUpStore;

  constructor(
    private readonly app: App,
    /** The opened page. */
    private readonly at: 'center' | 'classes' | 'times',
    /** Times opened from the classes: no redirect back. */
    private readonly isBeside = false,
  ) {
    this.stepUp = new StepUpStore(app);
  }

  /** No redirect if the parent has left meanwhile. */
  readonly load = async (): Promise<void> => {
    const { router } = this.app;
    const found = await this.entry.load(() => this.find());
    if (!found.ok || found.value.place === this.at) return;
    const here = this.at === 'center' ? 'furtherShiftClassCenter' : ROUTES[this.at];
    if (router.current() === here) await router.replace(ROUTES[found.value.place]);
  };

  private async find(): Promise<Result<Entry>> {
    const loaded = await this.stepUp.load();
    if (!loaded.ok) return loaded;
    const info = loaded.value;
    if (!info) return ok({ place: 'arrangement', info });
    let facts = factsOf(info);
    let resources: StepUpResources | undefined;
    for (;;) {
      const step = nextStep(facts);
      if ('show' in step) return ok({ place: step.show, info, ...(resources ? { resources } : {}) });
      if (step.ask === 'classes') {
        // Requesting the classes holds seats, which are not shown there.
        if (this.isBeside) return ok({ place: 'times', info });
        const list = await this.askClasses(info);
        if (!list.ok) return list;
        resources = list.value;
        facts = { ...facts, hasRecommended: resources.recommend.length > 0 };
        continue;
      }
      const answer = await this.ask(step.ask);
      if (!answer.ok) return answer;
      facts = { ...facts, ...answer.value };
    }
  }

  private async ask(what: Exclude<Question, 'classes'>): Promise<Result<Partial<RoutingFacts>>> {
    const { api, session } = this.app;
    if (what === 'eligibility') {
      const checked = await api.call(stepupCalls.checkStepUpResources, {});
      const isNo = !checked.ok && isRefusal(checked.error, StepUpCode.businessError);
      return checked.ok || isNo ? ok({ isEligible: checked.ok }) : checked;
    }
    const flag = await api.call(stepupCalls.getH5UpdateStatus, { user_id: session.user.userId });
    return flag.ok ? ok({ updateFlag: flag.value.status }) : flag;
  }

  private async askClasses(info: StepUp): Promise<Result<StepUpResources>> {
    const list = await this.app.api.call(stepupCalls.listStepUpResources, classesOf(info));
    if (list.ok) this.app.get(appliedTimes).announce(list.value.applyCycle);
    return list;
  }
}

/** Without a category no classes are available to the child. */
const factsOf = ({ type, status, planTimes, planCateId }: StepUp): RoutingFacts => ({
  type,
  status,
  hasPlanTime: planTimes.length > 0,
  ...(planCateId > 0 ? {} : { isEligible: false }),
});
