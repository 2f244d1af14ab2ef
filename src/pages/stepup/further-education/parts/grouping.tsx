import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { useTimeLeft } from '@/features/dates/use-time-left';
import { ReminderLink } from '@/features/messages/reminders/ReminderLink';
import { oldSeatUntil } from '@/features/stepup/info/old-seat';
import { featureSwitches } from '@/features/stepup/info/settings';
import type { StepUp } from '@/features/stepup/info/step-up';
import { PreferredTimes } from '@/features/stepup/plan/PreferredTimes';
import { splitCountdown } from '@/services/helpers/countdown';
import { useApp } from '@/stores/app/app-context';
import { yearTexts as texts } from '../texts';

/** Waiting for a class: until when the old seat is kept, and the preferred times. */
export const Grouping = observer(function Grouping({ stepUp }: { readonly stepUp: StepUp }) {
  const end = oldSeatUntil(stepUp, useApp().get(featureSwitches).value);
  return (
    <>
      {end !== undefined && (
        <Card className="year__card">
          <Countdown end={end} />
          <ReminderLink about="seat" />
        </Card>
      )}
      <PreferredTimes info={stepUp} heading={texts.times} />
    </>
  );
});

/** Countdown in seconds to the release of the old seat, down to 00:00:00. */
function Countdown({ end }: { readonly end: number }) {
  const left = useTimeLeft(end);
  const { days, clock } = splitCountdown(left);
  return (
    <View className="year__countdown" {...aria({ role: 'timer' })}>
      <View className="year__countdown-name">{left > 0 ? texts.countdown : texts.over}</View>
      <View className="year__countdown-time">
        {days > 0 && `${texts.days(days)} `}
        {clock}
      </View>
    </View>
  );
}
