import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Card } from '@/components/Card';
import { Cell, CellGroup } from '@/components/Cell';
import { Picture } from '@/components/Picture';
import { Skeleton } from '@/components/Skeleton';
import { Tabs } from '@/components/Tabs';
import { Tag } from '@/components/Tag';
import type { Subject } from '@/contract/courses/values';
import { formatDate } from '@/features/lessons/dates';
import { ForOfficials } from '@/features/materials/official-only';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { subjectKey, subjectText } from '@/features/courses';
import { useApp } from '@/stores/app/app-context';
import { materialsTexts } from '../texts';
import { LearningMaterialsStore, type Material } from './store';
import './index.scss';

const ALL = 'all';

/** Learning materials by subject, for official students. */
const LearningMaterials = observer(function LearningMaterials() {
  const app = useApp();
  const [store] = useState(() => new LearningMaterialsStore(app));
  useLoadForSession(store.load);
  return (
    <ForOfficials error={store.list.error} load={store.load}>
      {() => <Materials store={store} />}
    </ForOfficials>
  );
});

const Materials = observer(function Materials({ store }: { store: LearningMaterialsStore }) {
  const { router } = useApp();
  return (
    <Screen className="materials">
      <SubjectTabs store={store} />
      <View className="materials__items">
        <CellGroup className="materials__aids">
          <Cell icon="gift" title={materialsTexts.aids} onPress={() => void router.go('teachAidList')} />
        </CellGroup>
        <PagedList
          list={store.list}
          skeleton={<Skeleton variant="list" rows={4} picture={[200, 150]} bars={[36, 28]} />}
          empty={{
            text: materialsTexts.empty,
            action: { text: materialsTexts.toHome, onPress: () => void router.home() },
          }}
          render={(material) => <MaterialCard material={material} />}
        />
      </View>
    </Screen>
  );
});

/** Hidden with a single subject. */
const SubjectTabs = observer(function SubjectTabs({ store }: { store: LearningMaterialsStore }) {
  const subjects = useApp().student.subjects.value ?? [];
  if (subjects.length < 2) return null;
  return (
    <Tabs
      className="materials__subjects"
      items={[
        { key: ALL, text: materialsTexts.all },
        ...subjects.map(({ subject }) => ({ key: String(subject), text: subjectText(subject) })),
      ]}
      active={store.subject === null ? ALL : String(store.subject)}
      onChange={(key) => store.choose(key === ALL ? null : (Number(key) as Subject))}
    />
  );
});

function MaterialCard({ material }: { material: Material }) {
  const { router } = useApp();
  const { id, subject, title, summary, cover, fileCount, videoCount, updatedAt } = material;
  const numbers = [
    fileCount > 0 && materialsTexts.files(fileCount),
    videoCount > 0 && materialsTexts.videos(videoCount),
    materialsTexts.updated(formatDate(`${updatedAt} 00:00:00`)),
  ];
  return (
    <Card
      joined
      className="materials__card"
      onPress={() => void router.go('learningTeachAid', { id: String(id) })}
    >
      <Picture src={cover} alt="" width={200} height={150} round="small" />
      <View className="materials__words">
        <View className="materials__title">{title}</View>
        <View className="materials__summary">{summary}</View>
        <View className="materials__foot">
          <Tag tone={subjectKey(subject)} text={subjectText(subject)} />
          <View className="materials__numbers">{numbers.filter(Boolean).join(' · ')}</View>
        </View>
      </View>
    </Card>
  );
}

export default screen('learningMaterials', LearningMaterials);
