import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Card } from '@/components/Card';
import { Icon, type IconName } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Skeleton } from '@/components/Skeleton';
import { MaterialFileKind } from '@/contract/materials/values';
import { ForOfficials } from '@/features/materials/official-only';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { subjectText } from '@/features/courses';
import { recordId } from '@/services/helpers/record-id';
import { formatBytes } from '@/services/helpers/format-bytes';
import { useApp } from '@/stores/app/app-context';
import { formatLength } from '@/services/helpers/say-length';
import { materialsTexts } from '../texts';
import { TeachAidStore, type MaterialFile } from './store';
import './index.scss';

/** Worksheets, pictures and videos. */
const LearningTeachAid = observer(function LearningTeachAid() {
  const app = useApp();
  const { id } = useParams('learningTeachAid');
  const [store] = useState(() => new TeachAidStore(app, recordId(id) ?? null));
  useLoadForSession(store.load);
  return (
    // For a single material a refusal may mean another subject: the action is the same.
    <ForOfficials error={store.list.error} load={store.load}>
      {() => <Files store={store} />}
    </ForOfficials>
  );
});

const Files = observer(function Files({ store }: { store: TeachAidStore }) {
  const { router } = useApp();
  return (
    <Screen className="teach-aid">
      <View className="teach-aid__items">
        <PagedList
          list={store.list}
          skeleton={<Skeleton variant="list" rows={5} picture={[128, 96]} bars={[32]} align="center" />}
          empty={{
            text: materialsTexts.noFiles,
            action: {
              text: materialsTexts.toMaterials,
              onPress: () => void router.replace('learningMaterials'),
            },
          }}
          render={(file) => <FileRow file={file} store={store} />}
        />
      </View>
    </Screen>
  );
});

const kinds: Readonly<Partial<Record<MaterialFileKind, { readonly icon: IconName; readonly text: string }>>> =
  {
    [MaterialFileKind.pdf]: { icon: 'order', text: materialsTexts.pdf },
    [MaterialFileKind.image]: { icon: 'image', text: materialsTexts.image },
    [MaterialFileKind.video]: { icon: 'play', text: materialsTexts.video },
  };

function FileRow({ file, store }: { file: MaterialFile; store: TeachAidStore }) {
  const { title, kind, cover, size, duration, subject } = file;
  const { icon, text } = kinds[kind] ?? { icon: 'order', text: '' };
  const extent = duration ? formatLength(duration) : formatBytes(size);
  return (
    <Card joined className="teach-aid__row" onPress={() => void store.open(file)}>
      <View className="teach-aid__thumb">
        {cover && <Picture src={cover} alt="" width={128} height={96} round="small" />}
        <View className={cover ? 'teach-aid__mark teach-aid__mark--over' : 'teach-aid__mark'}>
          <Icon name={icon} size={40} tone={cover ? 'onPrimary' : 'primary'} />
        </View>
      </View>
      <View className="teach-aid__words">
        <View className="teach-aid__title">{title}</View>
        <View className="teach-aid__note">
          {[text, extent, subjectText(subject)].filter(Boolean).join(' · ')}
        </View>
      </View>
      <Icon name="arrow-right" size={32} tone="secondary" />
    </Card>
  );
}

export default screen('learningTeachAid', LearningTeachAid);
