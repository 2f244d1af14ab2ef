import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Icon } from '@/components/Icon';
import { look } from '@/components/look';
import { Pressable } from '@/components/Pressable';
import { SkeletonBlock } from '@/components/Skeleton';
import { SubjectMark } from '@/components/SubjectMark';
import type { TonightLine } from '@/contract/home/schema';
import type { TodayClass } from '@/contract/lessons/schema';
import { subjectKey } from '@/features/courses';
import { Zoned } from '@/features/dates/Zoned';
import { timeOf } from '@/features/lessons/dates';
import { lessonState } from '@/features/lessons/lesson-state';
import { lessonTexts } from '@/features/lessons/texts';
import type { TodayClassesStore } from '@/features/lessons/today-classes-store';
import { addressOf, pressTarget } from '@/features/links/click-target';
import { innerPath } from '@/services/router/paths';
import { useApp } from '@/stores/app/app-context';
import { shownLine } from './tonight-line';
import { todayTexts as texts } from './texts';

interface LinesProps {
  readonly store: TodayClassesStore;
  readonly others: readonly TodayClass[];
  readonly now: number;
}

/** The other lessons of the day, then what waits tonight. */
export const Lines = observer(function Lines({ store, others, now }: LinesProps) {
  const { hasTonightTimedOut, lines } = store;
  if (others.length + lines.length === 0 && !hasTonightTimedOut) return null;
  return (
    <View className="today-lines" {...look('today')}>
      {others.map((lesson) => (
        <LessonLine key={`${lesson.liveId}-${lesson.courseDate}`} {...{ lesson, now }} />
      ))}
      {(hasTonightTimedOut || lines.length > 0) && (
        <View className="today-lines__heading" {...{ role: 'heading', 'aria-level': '3' }}>
          {texts.tonight}
        </View>
      )}
      {hasTonightTimedOut && lines.length === 0 && <KeptLine of={store.tonight} />}
      {lines.map((line) => (
        <Tonight key={`${line.kind}-${line.id}`} {...{ line, store }} />
      ))}
    </View>
  );
});

/** In the place that is kept for one line. */
const KeptLine = observer(function KeptLine({ of }: { readonly of: TodayClassesStore['tonight'] }) {
  const said = of.value ? texts.nothingElse : texts.tonightFailed;
  return (
    <View className="today-line">
      {of.isFirstLoad ? <SkeletonBlock height={40} /> : <View className="today-line__title">{said}</View>}
    </View>
  );
});

function LessonLine({ lesson, now }: { readonly lesson: TodayClass; readonly now: number }) {
  const { router, serverClock } = useApp();
  const { chapterName, liveId } = lesson;
  const params = { liveId: String(liveId) };
  const state = lessonState(lesson, now);
  return (
    <View className={`today-lesson today-line today-line--${state}`}>
      <SubjectMark subject={subjectKey(lesson.subject)} size={48} />
      <View className="today-line__lesson">
        <Text className="today-line__time">
          <Zoned of={timeOf(lesson.courseDate, serverClock)} />
        </Text>
        <View className="today-line__title">{chapterName}</View>
      </View>
      <Text className="today-line__state">{lessonTexts.state[state]}</Text>
      {liveId > 0 && (
        <Pressable
          className="today__cover"
          label={lessonTexts.openNamed(chapterName)}
          leadsTo={innerPath('classContent', params)}
          onPress={() => void router.go('classContent', params)}
        />
      )}
    </View>
  );
}

function Tonight({ line, store }: { readonly line: TonightLine; readonly store: TodayClassesStore }) {
  const app = useApp();
  const shown = shownLine(line, { serverClock: app.serverClock, userId: app.session.user.userId });
  if (!shown) return null;
  const { icon, note, target, title } = shown;
  return (
    <View className="today-line folds">
      <View className="today-line__icon">
        <Icon name={icon} size={32} tone="primary" />
      </View>
      <View className="today-line__words">
        <View className="today-line__title">{title}</View>
        {note && <View className="today-line__note">{note}</View>}
      </View>
      <Icon className="today-line__arrow" name="arrow-right" size={32} tone="secondary" />
      <Pressable
        className="today__cover"
        label={[title, note].filter(Boolean).join('，')}
        leadsTo={addressOf(target)}
        onPress={() => void pressTarget(app, { target })}
      />
      <Pressable
        className="today-line__put-away"
        label={texts.putAwayNamed(title)}
        onPress={() => store.putAwayToday(line)}
      >
        {texts.putAway}
      </Pressable>
    </View>
  );
}
