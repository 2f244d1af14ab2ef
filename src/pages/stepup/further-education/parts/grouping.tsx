import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { oldSeatUntil } from '@/features/stepup/info/old-seat';
import { featureSwitches } from '@/features/stepup/info/settings';
import type { StepUp } from '@/features/stepup/info/step-up';
import { PreferredTimes } from '@/features/stepup/plan/PreferredTimes';
import { useApp } from '@/stores/app-context';
import { yearTexts as texts } from '../texts';
import { Countdown } from './countdown';

/** Waiting for a class: until when the old seat is kept, and the preferred times. */
export const Grouping = observer(function Grouping({ stepUp }: { readonly stepUp: StepUp }) {
  const end = oldSeatUntil(stepUp, useApp().get(featureSwitches).value);
  return (
    <>
      {end !== undefined && (
        <Card className="year__card">
          <Countdown end={end} />
        </Card>
      )}
      <PreferredTimes info={stepUp} heading={texts.times} />
    </>
  );
});
