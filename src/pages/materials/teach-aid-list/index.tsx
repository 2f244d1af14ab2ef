import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { Skeleton } from '@/components/Skeleton';
import { SubjectMark } from '@/components/SubjectMark';
import type { TeachAid } from '@/contract/materials/schema';
import { subjectKey } from '@/features/courses';
import { AidTags, isSent } from '@/features/materials/teach-aid/AidTags';
import { teachAidTexts } from '@/features/materials/teach-aid/texts';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { materialsCalls } from '@/contract/materials/calls';
import { TEACH_AIDS_PAGE_SIZE } from '@/contract/materials/values';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';
import './index.scss';

/** Teaching aids of the child's courses. */
const teachAids = ({ api }: Pick<App, 'api'>): Paged<TeachAid> =>
  new Paged<TeachAid>(
    (page, limit) => toPage(api.callCounted(materialsCalls.listTeachAids, { page, limit })),
    TEACH_AIDS_PAGE_SIZE,
    ({ aidId }) => aidId,
  );

const texts = {
  loading: '教辅加载中…',
  empty: '孩子的课程还没有配套教辅，报名后会寄到家',
  toCourses: '去我的课程',
  of: (course: string): string => `配套课程：${course}`,
} as const;

/** Teaching aids of the child's courses, with their delivery state. */
const TeachAidList = observer(function TeachAidList() {
  const app = useApp();
  const [list] = useState(() => teachAids(app));
  useLoadForSession(
    () => list.refresh(),
    () => list.reset(),
  );
  return (
    <Screen>
      <View className="aids">
        <PagedList
          list={list}
          render={(aid) => <AidCard aid={aid} />}
          skeleton={
            <Skeleton
              variant="list"
              rows={4}
              picture={[216, 162]}
              bars={[40, 32, 32]}
              label={texts.loading}
            />
          }
          empty={{
            text: texts.empty,
            action: { text: texts.toCourses, onPress: () => void app.router.go('myTabClass') },
          }}
        />
      </View>
    </Screen>
  );
});

function AidCard({ aid }: { readonly aid: TeachAid }) {
  const { router } = useApp();
  const { aidId, courseName, picture, state, subject, title } = aid;
  return (
    <Card joined className="aids__card">
      <Pressable
        className="aids__aid"
        onPress={() => void router.go('teachAidDetail', { id: String(aidId) })}
      >
        <Picture
          src={picture}
          alt=""
          width={216}
          height={162}
          round="small"
          fallback={<SubjectMark subject={subjectKey(subject)} size={120} />}
        />
        <View className="aids__words">
          <View className="aids__title">{title}</View>
          <View className="aids__course">{texts.of(courseName)}</View>
          <AidTags {...aid} />
        </View>
      </Pressable>
      {isSent(state) && (
        <Button
          kind="text"
          size="medium"
          className="aids__link"
          label={`${teachAidTexts.logistics} ${title}`}
          onPress={() => void router.go('myExpressList')}
        >
          {teachAidTexts.logistics}
        </Button>
      )}
    </Card>
  );
}

export default screen('teachAidList', TeachAidList);
