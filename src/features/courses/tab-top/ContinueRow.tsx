import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Pressable } from '@/components/Pressable';
import { SubjectMark } from '@/components/SubjectMark';
import type { ContinueItem } from '@/contract/films/schema';
import type { ClassListItem } from '@/contract/lessons/schema';
import { subjectKey } from '@/features/courses';
import { watchedPercent } from '@/features/courses/chapter-state';
import { ProgressCover } from '@/features/courses/cover/ProgressCover';
import { addressOf, pressTarget, type PageTarget } from '@/features/links/click-target';
import { formatWhen } from '@/features/lessons/dates';
import { lessonTexts } from '@/features/lessons/texts';
import { innerPath } from '@/services/router/paths';
import { useApp } from '@/stores/app/app-context';
import { PlayableKind } from '@/contract/films/values';
import { tabTopTexts as texts } from './texts';

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

interface ContinueRowProps {
  readonly films: readonly ContinueItem[];
  readonly nextLesson: ClassListItem | undefined;
}

/** The next lesson and unfinished films, newest first, in a horizontally scrolling row. */
export function ContinueRow({ films, nextLesson }: ContinueRowProps) {
  return (
    <View className="tab-top__going-on">
      <View className="tab-top__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {nextLesson ? texts.next : texts.goOn}
      </View>
      <View className="tab-top__row">
        {nextLesson && <NextLesson lesson={nextLesson} />}
        {films.map((item) => (
          <OneItem key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </View>
    </View>
  );
}

function NextLesson({ lesson }: { readonly lesson: ClassListItem }) {
  const { router, serverClock } = useApp();
  const { chapterName, courseDate, liveId, subject } = lesson;
  const when = formatWhen(courseDate, serverClock);
  const params = { liveId: String(liveId) };
  return (
    <Pressable
      className="tab-top__item tab-top__item--lesson"
      label={lessonTexts.next(when, chapterName)}
      leadsTo={innerPath('classContent', params)}
      onPress={() => void router.go('classContent', params)}
    >
      <SubjectMark subject={subjectKey(subject)} size={112} />
      <View className="tab-top__words">
        <View className="tab-top__when">{when}</View>
        <View className="tab-top__title">{chapterName}</View>
      </View>
    </Pressable>
  );
}

function OneItem({ item }: { readonly item: ContinueItem }) {
  const app = useApp();
  const { id, kind, of, picture, subject, title } = item;
  const percent = watchedPercent(item);
  const target = continueTarget(item);
  const press = () =>
    void pressTarget(app, {
      target,
      track: () => app.tracker.track('continue_watching_click', { kind, id }),
    });
  return (
    <Pressable
      className="tab-top__item"
      label={texts.goOnWith(title, percent)}
      leadsTo={addressOf(target)}
      onPress={press}
    >
      <ProgressCover
        src={picture}
        subject={subject ?? 0}
        width={180}
        height={112}
        {...{ percent }}
        label={title}
      />
      <View className="tab-top__words">
        <View className="tab-top__title">{title}</View>
        <View className="tab-top__of">{of}</View>
      </View>
    </Pressable>
  );
}
