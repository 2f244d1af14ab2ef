import { View } from '@tarojs/components';
import { makeAutoObservable, runInAction } from 'mobx';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Illustration } from '@/components/Illustration';
import type { FreeTrial } from '@/contract/activities/newcomers.schema';
import { FreeTrialState } from '@/contract/activities/values';
import { formatWhenWithin } from '@/features/lessons/dates';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import type { App } from '@/stores/app/app';
import { useApp } from '@/stores/app/app-context';
import { freeTrialAnswer } from './free-trial-answer';
import { takeTrial } from './take-trial';
import { freeTrialTexts as texts } from './texts';
import './audition-card.scss';

/** Claims by one tap: a logged-in parent's phone is verified already. */
class AuditionStore {
  isClaiming = false;

  constructor(private readonly app: App) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async act(trial: FreeTrial): Promise<void> {
    if (this.isClaiming) return;
    this.isClaiming = true;
    await takeTrial(this.app, trial);
    runInAction(() => (this.isClaiming = false));
  }
}

/** The free trial lesson: claim, book, or its date; hidden for children who cannot have it. */
const AuditionCard = observer(function AuditionCard() {
  const app = useApp();
  const answer = app.get(freeTrialAnswer);
  useLoadForSession(() => answer.once());
  const [store] = useState(() => new AuditionStore(app));
  const trial = answer.value;
  if (!trial || !app.student.mayAudition || trial.state === FreeTrialState.had) return null;
  const { title, note, action } = texts.card[trial.state];
  const { lesson } = trial;
  const said = lesson ? texts.when(formatWhenWithin(lesson.lessonTime, app.serverClock), lesson.name) : note;
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
