import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { oldSeatUntil } from '@/features/stepup/info/old-seat';
import { featureSwitches } from '@/features/stepup/info/settings';
import type { StepUp } from '@/features/stepup/info/step-up';
import { sayPair } from '@/features/stepup/info/times';
import { useApp } from '@/stores/app-context';
import { yearTexts as texts } from '../texts';
import { Countdown } from './countdown';

/** Waiting for a class: until when the old seat is kept, and the preferred times. */
export const Grouping = observer(function Grouping({ stepUp }: { readonly stepUp: StepUp }) {
  const { part, serverClock } = useApp();
  const end = oldSeatUntil(stepUp, part(featureSwitches).value);
  return (
    <>
      {end !== undefined && (
        <Card className="year__card">
          <Countdown end={end} />
        </Card>
      )}
      {stepUp.planTimes.length > 0 && (
        <Card className="year__card">
          <View className="year__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
            {texts.times}
          </View>
          {stepUp.planTimes.map((pair, index) => (
            <View key={index} className="year__fact">
              <View className="year__fact-name">{texts.timesNote(index + 1)}</View>
              <View className="year__fact-value">{sayPair(pair, serverClock)}</View>
            </View>
          ))}
        </Card>
      )}
    </>
  );
});
