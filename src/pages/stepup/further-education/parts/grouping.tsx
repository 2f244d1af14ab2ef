import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { FeatureSwitch, StepUpType } from '@/contract/stepup/values';
import { WIRE_UTC_OFFSET } from '@/contract/wire';
import { featureSwitches, isOn } from '@/features/stepup/info/settings';
import type { StepUp } from '@/features/stepup/info/step-up';
import { sayPair } from '@/features/stepup/info/times';
import { useApp } from '@/stores/app-context';
import { yearTexts as texts } from '../texts';
import { endOfDay } from '../view';
import { Countdown } from './countdown';

/** Waiting for a class: until when the old seat is kept, and the preferred times. */
export const Grouping = observer(function Grouping({ stepUp }: { readonly stepUp: StepUp }) {
  const { serverClock } = useApp();
  const end = useRelease(stepUp);
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

/** Release time of the old seat for type Y; the date of switch 6 if the step-up has none. */
function useRelease({ releaseTime, type }: StepUp): number | undefined {
  const switches = useApp().part(featureSwitches).value;
  if (type !== StepUpType.y || !isOn(switches, FeatureSwitch.remainingTime)) return undefined;
  const fallback = switches[FeatureSwitch.remainingTime]?.time ?? '';
  return endOfDay(releaseTime, WIRE_UTC_OFFSET) ?? endOfDay(fallback, WIRE_UTC_OFFSET);
}
