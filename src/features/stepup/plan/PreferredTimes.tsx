import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { useApp } from '@/stores/app/app-context';
import type { StepUp } from '../info/step-up';
import { formatPair } from '../info/times';
import { preferredTexts as texts } from '../texts';
import './plan.scss';

interface PreferredTimesProps {
  readonly info: StepUp;
  readonly heading: string;
}

/** The times that the parent named. */
export function PreferredTimes({ info: { planTimes }, heading }: PreferredTimesProps) {
  const { serverClock } = useApp();
  if (planTimes.length === 0) return null;
  return (
    <Card className="plan-card">
      <View className="plan-card__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {heading}
      </View>
      {planTimes.map((pair, index) => (
        <View key={index} className="plan-card__fact">
          <View className="plan-card__name">{texts.number(index + 1)}</View>
          <View className="plan-card__value">{formatPair(pair, serverClock)}</View>
        </View>
      ))}
    </Card>
  );
}
