import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { PullToRefresh } from '@/components/PullToRefresh';
import { WorkKind, WorkScope } from '@/contract/works/values';
import { screen, Screen, useParams } from '@/features/screen';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { AllAtOnce } from '@/features/shapes';
import { scopeOf, toNew, TopicStrip, WorksSkeleton, WorksList } from '@/features/works';
import { littleTeacherTexts as texts } from '@/features/works/little-teacher/texts';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { LittleTeacherStore } from './store';
import './index.scss';

/** Questions to explain, and their explanations. */
const LittleTeacherList = observer(function LittleTeacherList() {
  const app = useApp();
  const { scope, topicId } = useParams('littleTeacherList');
  const [store] = useState(
    () => new LittleTeacherStore(app, { scope: scopeOf(scope), topicId: recordId(topicId) ?? 0 }),
  );
  useLoadForSession(store.load, store.reset);
  const refresh = useRefresh(store.load);
  const { groupName, topics, works } = store;
  return (
    <Screen
      className="little-teachers"
      footer={
        store.mayTake && (
          <Button block onPress={() => void toNew(app.router, WorkKind.littleTeacher, works.topicId)}>
            {works.topicId > 0 ? texts.takeTopic : texts.take}
          </Button>
        )
      }
    >
      <PullToRefresh onRefresh={refresh}>
        <View className="little-teachers__actions">
          <Button kind="text" size="medium" onPress={() => void app.router.go('teacherStarActivity')}>
            {texts.star}
          </Button>
          <Button
            kind="text"
            size="medium"
            onPress={() => void app.router.go('littleTeacherCollection', { tab: WorkScope.collected })}
          >
            {texts.collection}
          </Button>
        </View>
        <AllAtOnce of={[topics.topics, store.group, works.list]} skeleton={<WorksSkeleton />}>
          <WorksList
            store={works}
            scopes={store.scopes}
            topics={
              <>
                <TopicStrip store={topics} chosen={works.topicId} onChoose={works.chooseTopic} />
                {groupName && works.scope === WorkScope.group && (
                  <View className="little-teachers__group">{texts.ofClass(groupName)}</View>
                )}
              </>
            }
            onRetry={() => void refresh()}
          />
        </AllAtOnce>
      </PullToRefresh>
    </Screen>
  );
});

export default screen('littleTeacherList', LittleTeacherList);
