import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Screen } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { FriendStore } from '@/features/works/little-teacher/friend-store';
import { workPosterOf } from '@/features/works/little-teacher/poster';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { PageSkeleton, Drawn } from './drawn';
import { PosterPicture } from './picture-store';
import { PosterActions } from './poster-actions';
import { posterPageTexts as texts } from './texts';
import './index.scss';

/** The poster of a published explanation, from what others can see. */
export const WorkPoster = observer(function WorkPoster({ workId }: { readonly workId: string }) {
  const app = useApp();
  const [store] = useState(() => new FriendStore(app, recordId(workId)));
  const [poster] = useState(() => new PosterPicture(app, () => store.passedOn()));
  useLoadForSession(store.load, store.forget);
  const { input } = store;
  const nextStep = { text: texts.toLittleTeachers, onPress: () => void app.router.go('littleTeacherList') };
  return (
    <Screen footer={poster.picture ? <PosterActions poster={poster} /> : undefined}>
      <View className="share-poster">
        <Loaded
          of={store.work}
          skeleton={<PageSkeleton />}
          onRetry={() => void store.load()}
          missing={{ text: texts.noWork, action: nextStep }}
        >
          {(work) =>
            input && (
              <Drawn
                poster={poster}
                content={workPosterOf(work)}
                input={input}
                alt={texts.workAlt(work.childName)}
                onShared={() => void store.passedOn()}
              />
            )
          }
        </Loaded>
      </View>
    </Screen>
  );
});
