import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { AccountHead } from '@/features/stepup/account-head/AccountHead';
import { choiceTexts } from '@/features/stepup/choice/texts';
import { StepLine } from '@/features/stepup/steps/StepLine';
import { useApp } from '@/stores/app-context';
import { CenterStore } from './store';
import './index.scss';

/** Leads on to the classes, to the times, or back to the arrangement. */
const ShiftClassCenter = observer(function ShiftClassCenter() {
  const app = useApp();
  const [store] = useState(() => new CenterStore(app));
  useLoadForSession(store.load, store.place.reset);
  return (
    <Screen className="shift-center">
      <View className="shift-center__head">
        <AccountHead />
        <StepLine at="choose" />
      </View>
      <Loaded of={store.place} skeleton={<Bones />} onRetry={() => void store.load()}>
        {() => <Bones />}
      </Loaded>
    </Screen>
  );
});

const Bones = () => (
  <View className="shift-center__body" {...aria({ role: 'status', 'aria-label': choiceTexts.finding })}>
    {[0, 1].map((bone) => (
      <SkeletonBlock key={bone} height={328} radius="card" className="shift-center__bone" />
    ))}
  </View>
);

export default screen('furtherShiftClassCenter', ShiftClassCenter);
