import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { toTrial } from '@/features/growth/shared/to-trial';
import { useApp } from '@/stores/app-context';
import { evaluationTexts as texts } from './texts';
import './index.scss';

/** At the end of an evaluation: booked by who is logged in, asked for in the app by everybody else. */
export function TrialOffer() {
  const app = useApp();
  const go = () => {
    const { isLoggedIn } = app.session;
    app.tracker.track('evaluation_trial_click', { isLoggedIn });
    if (isLoggedIn) void app.router.go('aboutClassCenter');
    else toTrial(app);
  };
  return (
    <Card className="evaluation-trial">
      <View className="evaluation-trial__hint">{texts.trialHint}</View>
      <Button kind="secondary" block onPress={go}>
        {texts.trial}
      </Button>
    </Card>
  );
}
