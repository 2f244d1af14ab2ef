import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Tag } from '@/components/Tag';
import type { Replay } from '@/contract/courses/replay.schema';
import { ReplayState } from '@/contract/courses/values';
import { Zoned } from '@/features/dates/Zoned';
import { whenOf } from '@/features/lessons/dates';
import { useApp } from '@/stores/app/app-context';
import { watchedPercent } from '../chapter-state';
import { ProgressCover } from '../cover/ProgressCover';
import { replayNote, stateAt } from './replay-words';
import { replayTexts as texts } from './texts';
import './replay-card.scss';

interface ReplayCardProps {
  readonly replay: Replay;
  /** Milliseconds. */
  readonly now: number;
  readonly onPress: () => void;
}

/** A lesson's replay: name, date, expiry. An expired one links to its lesson. */
export function ReplayCard({ replay, now, onPress }: ReplayCardProps) {
  const { chapterName, courseDate, courseName, liveId, picture, subject, teacherName } = replay;
  const { router, serverClock } = useApp();
  const state = stateAt(replay, now);
  const note = replayNote(replay, serverClock);
  const toLesson = () => void router.go('classContent', { liveId: String(liveId) });
  return (
    <Card
      joined
      className={classNames('replay-card', `replay-card--${state}`)}
      {...(state === ReplayState.ready && { onPress })}
      {...(state === ReplayState.over && { onPress: toLesson })}
    >
      <ProgressCover
        src={picture}
        {...{ subject }}
        width={200}
        height={150}
        percent={state === ReplayState.ready ? watchedPercent(replay) : 0}
        label={texts.progress(chapterName)}
      />
      <View className="replay-card__body">
        <View className="replay-card__when">
          <Zoned of={whenOf(courseDate, serverClock)} />
        </View>
        <View className="replay-card__name">{chapterName}</View>
        <View className="replay-card__whom">{texts.byWhom(courseName, teacherName)}</View>
        <View className={classNames('replay-card__note', note.isSoon && 'replay-card__note--soon')}>
          {note.text}
        </View>
      </View>
      <View className="replay-card__end">
        <End state={state} />
      </View>
    </Card>
  );
}

function End({ state }: { readonly state: ReplayState }) {
  if (state === ReplayState.preparing) return <Tag tone="neutral" text={texts.preparing} />;
  if (state === ReplayState.over) return <Tag tone="neutral" text={texts.over} />;
  return <Icon name="play" size={48} tone="primary" />;
}
