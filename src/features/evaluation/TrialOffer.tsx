import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { FreeTrialHost } from '@/features/activities/free-trial/FreeTrialHost';
import { toTrial } from '@/features/activities/free-trial/to-trial';
import { useApp } from '@/stores/app/app-context';
import { evaluationTexts as texts } from './texts';
import './index.scss';

export function TrialOffer() {
  const app = useApp();
  const go = () => {
    app.tracker.track('evaluation_trial_click', { isLoggedIn: app.session.isLoggedIn });
    void toTrial(app);
  };
  return (
    <>
      <Card className="evaluation-trial">
        <View className="evaluation-trial__hint">{texts.trialHint}</View>
        <Button kind="secondary" block onPress={go}>
          {texts.trial}
        </Button>
      </Card>
      <FreeTrialHost />
    </>
  );
}
