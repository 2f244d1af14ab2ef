import { observer } from 'mobx-react';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app/app-context';
import { EntranceCard } from '../entrance/StepUpEntrance';
import { enterHigherLevel } from './enter';
import { higherLevelAnswer } from './higher-level-store';
import { higherLevelTexts as texts } from './texts';

/** Home's link to the new school year; hidden when there is none. */
export const HigherLevelEntrance = observer(function HigherLevelEntrance() {
  const app = useApp();
  const answer = app.get(higherLevelAnswer);
  useLoadForSession(() => answer.once());
  if (!answer.value) return null;
  const enter = (): void => {
    app.tracker.track('higher_level_click', { page: 'index' });
    void enterHigherLevel(app);
  };
  return <EntranceCard title={texts.entrance} note={texts.entranceNote} onEnter={enter} />;
});
