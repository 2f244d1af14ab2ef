import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Cell, CellGroup } from '@/components/Cell';
import { Icon } from '@/components/Icon';
import { Tag } from '@/components/Tag';
import type { ChapterDetail } from '@/contract/courses/film-course.schema';
import { FilmCourseKind, type Subject } from '@/contract/courses/values';
import { PlayableKind } from '@/contract/films/values';
import { subjectKey, subjectText } from '@/features/courses';
import { replayNote } from '@/features/courses/replays/replay-words';
import { FilmStage, type StageAction } from '@/features/films/stage/FilmStage';
import { formatWhenWithin } from '@/features/lessons/dates';
import { useNow } from '@/features/lessons/use-now';
import { useApp } from '@/stores/app/app-context';
import type { CourseReplayStore, Shown } from './store';
import { courseReplayTexts as texts } from './texts';

interface PlayingProps {
  readonly store: CourseReplayStore;
  readonly shown: Shown;
  readonly toList: StageAction;
}

const NOTE_EVERY_MS = 60_000;

export const Playing = observer(function Playing({ store, shown, toList }: PlayingProps) {
  return shown.kind === PlayableKind.replay ? (
    <PlayingReplay store={store} {...shown} toList={toList} />
  ) : (
    <PlayingChapter store={store} chapter={shown.chapter} toList={toList} />
  );
});

type ReplayProps = Omit<PlayingProps, 'shown'> & Omit<Extract<Shown, { readonly replay: unknown }>, 'kind'>;

function PlayingReplay({ store, replay, keyPoints, toList }: ReplayProps) {
  const { router, serverClock } = useApp();
  useNow(NOTE_EVERY_MS);
  const { chapterName, courseDate, courseName, liveId, nextLiveId, nextName, subject, teacherName } = replay;
  const show = (id: number): void => void store.show({ kind: PlayableKind.replay, id });
  return (
    <>
      <FilmStage
        kind={PlayableKind.replay}
        id={liveId}
        onNext={({ id }) => show(id)}
        expiredAction={toList}
        missingAction={toList}
      />
      <About
        subject={subject}
        title={chapterName}
        keyPoints={keyPoints}
        lines={[
          texts.lesson(courseName, teacherName),
          texts.when(formatWhenWithin(courseDate, serverClock)),
          replayNote(replay, serverClock).text,
        ]}
      />
      <CellGroup className="course-replay__card">
        {nextLiveId > 0 && (
          <Cell icon="play" title={texts.next} note={nextName} onPress={() => show(nextLiveId)} />
        )}
        <Cell
          icon="courses"
          title={texts.content}
          onPress={() => void router.go('classContent', { liveId: String(liveId) })}
        />
        <Cell icon="order" title={toList.text} onPress={toList.onPress} />
      </CellGroup>
    </>
  );
}

type ChapterProps = Omit<PlayingProps, 'shown'> & { readonly chapter: ChapterDetail };

function PlayingChapter({ store, chapter, toList }: ChapterProps) {
  const { router } = useApp();
  const { chapterId, courseId, courseTitle, keyPoints, kind, nextId, subject, summary, title } = chapter;
  const show = (id: number): void => void store.show({ kind: PlayableKind.chapter, id });
  const toCourse = (): void => {
    const name = kind === FilmCourseKind.babyStudy ? 'babyStudyDetail' : 'courseDetailList';
    void router.go(name, { id: String(courseId) });
  };
  return (
    <>
      <FilmStage
        kind={PlayableKind.chapter}
        id={chapterId}
        onNext={({ id }) => show(id)}
        lockedAction={{ text: texts.toCourse, onPress: toCourse }}
        missingAction={toList}
      />
      <About subject={subject} title={title} lines={[courseTitle, summary]} keyPoints={keyPoints} />
      <CellGroup className="course-replay__card">
        {nextId > 0 && <Cell icon="play" title={texts.next} onPress={() => show(nextId)} />}
        <Cell icon="courses" title={texts.toCourse} onPress={toCourse} />
      </CellGroup>
    </>
  );
}

interface AboutProps {
  readonly subject: Subject;
  readonly title: string;
  /** '' is left out. */
  readonly lines: readonly string[];
  readonly keyPoints?: readonly string[];
}

function About({ subject, title, lines, keyPoints = [] }: AboutProps) {
  return (
    <Card className="course-replay__card">
      <Tag tone={subjectKey(subject)} text={subjectText(subject)} />
      <View className="course-replay__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {title}
      </View>
      {lines.filter(Boolean).map((line) => (
        <View key={line} className="course-replay__line">
          {line}
        </View>
      ))}
      {keyPoints.length > 0 && <View className="course-replay__heading">{texts.keyPoints}</View>}
      {keyPoints.map((point) => (
        <View key={point} className="course-replay__point">
          <Icon name="check" size={32} tone="primary" />
          <View className="course-replay__words">{point}</View>
        </View>
      ))}
    </Card>
  );
}
