import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import type { WorkDetail } from '@/contract/works/schema';
import type { FriendStore } from '@/features/works/little-teacher/friend-store';
import { littleTeacherTexts } from '@/features/works/little-teacher/texts';
import { WorkFilm } from '@/features/works/view/WorkFilm';
import { WorkPhotos } from '@/features/works/view/WorkPhotos';
import '@/features/works/view/work-view.scss';

const texts = littleTeacherTexts.share;

interface SharedWorkProps {
  readonly work: WorkDetail;
  readonly store: FriendStore;
}

/** The explanation, with only the child's display name. */
export const SharedWork = observer(function SharedWork({ work, store }: SharedWorkProps) {
  return (
    <>
      {work.isFilm ? <WorkFilm work={work} store={store} /> : <WorkPhotos work={work} />}
      <View className="work-view__words">
        <View className="shared-work__child">{texts.by(work.childName)}</View>
        <View className="shared-work__title page-title" {...aria({ role: 'heading', 'aria-level': '1' })}>
          {work.title}
        </View>
        {work.topicTitle && <View className="shared-work__facts">{texts.topic(work.topicTitle)}</View>}
        {work.words && <View className="shared-work__words">{work.words}</View>}
      </View>
    </>
  );
});
