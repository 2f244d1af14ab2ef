import type { ContinueItem } from '@/contract/films/schema';
import { PlayableKind } from '@/contract/films/values';
import type { PageTarget } from '@/features/links/click-target';

/** Route to continue an item; undefined when it has no page, such as a film on a teacher's page. */
export function continueTarget({
  id,
  kind,
  studyId,
}: Pick<ContinueItem, 'id' | 'kind' | 'studyId'>):
  | PageTarget<'babyStudyPlay' | 'courseReplay' | 'peaClassCenterPeaClassDetail'>
  | undefined {
  switch (kind) {
    case PlayableKind.chapter:
      if (studyId !== undefined)
        return { screen: 'babyStudyPlay', params: { id: String(studyId), chapterId: String(id) } };
      return { screen: 'courseReplay', params: { id: String(id) } };
    case PlayableKind.replay:
      return { screen: 'courseReplay', params: { liveId: String(id) } };
    case PlayableKind.peaClass:
      return { screen: 'peaClassCenterPeaClassDetail', params: { id: String(id) } };
    default:
      return undefined;
  }
}
