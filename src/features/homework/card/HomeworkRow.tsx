import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { SubjectMark } from '@/components/SubjectMark';
import type { HomeworkCard } from '@/contract/homework/homework.schema';
import { subjectKey, subjectText } from '@/features/courses';
import { useApp } from '@/stores/app/app-context';
import { Tag } from '@/components/Tag';
import { HomeworkState } from '@/contract/homework/values';
import { aria } from '@/components/aria';
import { Icon, type Solid } from '@/components/Icon';
import { WaitingNote } from '../queue/WaitingNote';
import { homeworkTexts as texts } from '../texts';
import { isOverdue, formatDue } from './format-due';
import './homework-row.scss';

interface HomeworkRowProps {
  readonly card: HomeworkCard;
  readonly onPress: () => void;
}

/** A homework in a list. Its text is its accessible name. */
export const HomeworkRow = observer(function HomeworkRow({ card, onPress }: HomeworkRowProps) {
  const { serverClock } = useApp();
  const now = serverClock.now();
  const { homeworkId, subject, title, courseName, lessonTitle, questionCount, score, stars } = card;
  const due = formatDue(card, serverClock);
  return (
    <Card joined className="homework-row" onPress={onPress}>
      <View className="homework-row__head">
        <SubjectMark subject={subjectKey(subject)} alt={subjectText(subject)} />
        <View className="homework-row__words">
          <View className="homework-row__title">{title}</View>
          <View className="homework-row__note">{texts.lesson(lessonTitle, title) || courseName}</View>
        </View>
        <StateTag {...card} />
      </View>
      <View className="homework-row__foot">
        <View className={classNames('homework-row__due', isOverdue(card, now) && 'homework-row__due--over')}>
          {[due, texts.questions(questionCount), card.isLate && card.handedInAt && texts.late]
            .filter(Boolean)
            .join(' · ')}
        </View>
        <View className="homework-row__result">
          {stars > 0 && <Stars stars={stars} />}
          {score !== undefined && <View className="homework-row__score">{texts.score(score)}</View>}
        </View>
      </View>
      <WaitingNote homeworkId={homeworkId} />
    </Card>
  );
});

/** No alert colours. */
const TONES = {
  [HomeworkState.todo]: 'primary',
  [HomeworkState.handedIn]: 'neutral',
  [HomeworkState.corrected]: 'primary',
  [HomeworkState.handedBack]: 'accent',
  [HomeworkState.handedInAgain]: 'neutral',
  [HomeworkState.done]: 'primary',
} satisfies Record<HomeworkState, string>;

export function StateTag({ state, isExcused }: Pick<HomeworkCard, 'state' | 'isExcused'>) {
  if (isExcused) return <Tag text={texts.excused} />;
  return <Tag tone={TONES[state]} text={texts.states[state]} />;
}

/** Filled, as it is a rating and not an input. */
const STAR: Solid = {
  solid: 'M24 4l6.2 12.6L44 18.7l-10 9.7 2.4 13.8L24 35.7l-12.4 6.5L14 28.4l-10-9.7 13.8-2.1z',
};

/** The teacher's, 1 to 5: what is not earned is outlined, so that the scale is seen. */
export const Stars = ({ stars }: { readonly stars: number }) => (
  <View className="homework-stars" {...aria({ role: 'img', 'aria-label': texts.stars(stars) })}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Icon key={star} name={star <= stars ? STAR : 'star'} size={32} tone="accent" />
    ))}
  </View>
);
