import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { tutorTexts } from '@/pages/help/texts';
import { TutorCards } from './parts/tutor-cards';
import { TutorStore } from './store';
import './index.scss';

const TutorScreen = observer(function TutorScreen() {
  const app = useApp();
  const { crUid = '' } = useParams('tutor');
  const [store] = useState(() => new TutorStore(app, crUid));
  useLoadForSession(store.load, store.tutor.reset);
  const back = { text: tutorTexts.noneAction, onPress: () => void app.router.back() };
  if (store.isNone) {
    return (
      <Screen>
        <EmptyState drawing={<Pea pose="waits" />} text={tutorTexts.none} action={back} />
      </Screen>
    );
  }
  return (
    <Screen className="tutor">
      <View className="tutor__content">
        <Loaded
          of={store.tutor}
          skeleton={<Skeleton />}
          onRetry={() => void store.load()}
          missing={{ text: tutorTexts.missing, action: back }}
        >
          {(tutor) => <TutorCards tutor={tutor} store={store} />}
        </Loaded>
      </View>
    </Screen>
  );
});

const Skeleton = () => (
  <>
    <Card className="tutor__card tutor__head">
      <SkeletonBlock width={128} height={128} radius="round" />
      <View className="tutor__words">
        <SkeletonBlock width="50%" height={40} />
      </View>
    </Card>
    <Card className="tutor__card">
      <SkeletonLines lines={4} />
    </Card>
  </>
);

export default screen('tutor', TutorScreen);
