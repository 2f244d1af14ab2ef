import { isRefusal, ok, type Result } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import { StepUpCode } from '@/contract/stepup/values';
import { appliedTimes } from '@/features/stepup/choice/applied-times';
import { classesOf, FURTHER_EDUCATION } from '@/features/stepup/choice/flow';
import { StepUpStore, type StepUp } from '@/features/stepup/info/step-up';
import { nextStep, type RoutingFacts, type RoutingStep } from '@/features/stepup/routing';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';

type Place = Extract<RoutingStep, { show: unknown }>['show'];
type Question = Extract<RoutingStep, { ask: unknown }>['ask'];

const ROUTES = {
  arrangement: FURTHER_EDUCATION.done,
  classes: FURTHER_EDUCATION.classes,
  times: FURTHER_EDUCATION.times,
} as const;

/** Finds out where the parent is to go on, and leads there. */
export class CenterStore {
  readonly place = new Loadable<Place>();
  private readonly stepUp: StepUpStore;

  constructor(private readonly app: App) {
    this.stepUp = new StepUpStore(app);
  }

  /** Who has left meanwhile is not led anywhere. */
  readonly load = async (): Promise<void> => {
    const { router } = this.app;
    const found = await this.place.load(() => this.find());
    if (found.ok && router.current() === 'furtherShiftClassCenter') await router.replace(ROUTES[found.value]);
  };

  private async find(): Promise<Result<Place>> {
    const loaded = await this.stepUp.load();
    if (!loaded.ok) return loaded;
    const info = loaded.value;
    // The arrangement says that there is none.
    if (!info) return ok('arrangement');
    let facts = factsOf(info);
    for (;;) {
      const step = nextStep(facts);
      if ('show' in step) return ok(step.show);
      const answer = await this.ask(step.ask, info);
      if (!answer.ok) return answer;
      facts = { ...facts, ...answer.value };
    }
  }

  private async ask(what: Question, info: StepUp): Promise<Result<Partial<RoutingFacts>>> {
    const { api, part, session } = this.app;
    switch (what) {
      case 'eligibility': {
        const checked = await api.call(stepupCalls.checkStepUpResources, {});
        const isNo = !checked.ok && isRefusal(checked.error, StepUpCode.businessError);
        return checked.ok || isNo ? ok({ isEligible: checked.ok }) : checked;
      }
      case 'updateFlag': {
        const flag = await api.call(stepupCalls.getH5UpdateStatus, { user_id: session.user.userId });
        return flag.ok ? ok({ updateFlag: flag.value.status }) : flag;
      }
      case 'classes': {
        const list = await api.call(stepupCalls.listStepUpResources, classesOf(info));
        if (!list.ok) return list;
        part(appliedTimes).tell(list.value.applyCycle);
        return ok({ hasRecommended: list.value.recommend.length > 0 });
      }
    }
  }
}

/** Without a category there are no classes to be open to the child. */
const factsOf = ({ type, status, planTimes, planCateId }: StepUp): RoutingFacts => ({
  type,
  status,
  hasPlanTime: planTimes.length > 0,
  ...(planCateId > 0 ? {} : { isEligible: false }),
});
