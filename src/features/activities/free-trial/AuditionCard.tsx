import { View } from '@tarojs/components';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Illustration } from '@/components/Illustration';
import { activitiesLaterCalls } from '@/contract/activities/later-calls';
import type { FreeTrial } from '@/contract/activities/newcomers.schema';
import { FreeTrialState } from '@/contract/activities/values';
import { sayWhenWithin } from '@/features/lessons/dates';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { errorText } from '@/services/error-text';
import { observed } from '@/services/observed';
import type { App } from '@/stores/app';
import { useApp } from '@/stores/app-context';
import { freeTrialAnswer, toBooking } from './free-trial-answer';
import { freeTrialTexts as texts } from './texts';
import './audition-card.scss';

/** Claiming by one tap: who is logged in has shown a phone already. */
class AuditionStore {
  isClaiming = false;

  constructor(private readonly app: App) {
    observed(this);
  }

  async act(trial: FreeTrial): Promise<void> {
    const { router } = this.app;
    if (trial.state === FreeTrialState.claimed) return toBooking(this.app);
    if (trial.lesson) return router.go('beforeClass', { liveId: String(trial.lesson.liveId) });
    if (!this.isClaiming) await this.claim();
  }

  private async claim(): Promise<void> {
    const { api, feedback, tracker } = this.app;
    const shared = this.app.part(freeTrialAnswer);
    this.isClaiming = true;
    const answer = await api.call(activitiesLaterCalls.claimFreeTrial, {});
    tracker.track('free_trial_claim', { place: 'card', passed: answer.ok });
    runInAction(() => (this.isClaiming = false));
    feedback.toast(answer.ok ? texts.received : errorText(answer.error));
    // Somebody else claimed it meanwhile, or the child has had it.
    if (!answer.ok) return void (await shared.load());
    shared.set(answer.value);
    await toBooking(this.app);
  }
}

/** The free lesson before one buys: to claim, to book, or when it is; nothing for who is not meant. */
const AuditionCard = observer(function AuditionCard() {
  const app = useApp();
  const answer = app.part(freeTrialAnswer);
  useLoadForSession(() => answer.once());
  const [store] = useState(() => new AuditionStore(app));
  const trial = answer.value;
  if (!trial || !app.student.mayAudition || trial.state === FreeTrialState.had) return null;
  const { title, note, action } = texts.card[trial.state];
  const { lesson } = trial;
  const said = lesson ? texts.when(sayWhenWithin(lesson.lessonTime, app.serverClock), lesson.name) : note;
  return (
    <View className="audition-card">
      <Illustration name="welcome" size={120} />
      <View className="audition-card__words">
        <View className="audition-card__title">{title}</View>
        <View className="audition-card__note">{said}</View>
      </View>
      <Button size="medium" loading={store.isClaiming} onPress={() => void store.act(trial)}>
        {action}
      </Button>
    </View>
  );
});
export default AuditionCard;
