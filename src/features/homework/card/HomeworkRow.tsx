import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { SubjectMark } from '@/components/SubjectMark';
import type { HomeworkCard } from '@/contract/homework/homework.schema';
import { subjectKey, subjectText } from '@/features/courses';
import { useApp } from '@/stores/app/app-context';
import { WaitingNote } from '../queue/WaitingNote';
import { homeworkTexts as texts } from '../texts';
import { isOverdue, formatDue } from './format-due';
import { Stars } from './Stars';
import { StateTag } from './StateTag';
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
    <Card className="homework-row" onPress={onPress}>
      <View className="homework-row__head">
        <SubjectMark subject={subjectKey(subject)} alt={subjectText(subject)} />
        <View className="homework-row__words">
          <View className="homework-row__title">{title}</View>
          <View className="homework-row__note">{lessonTitle || courseName}</View>
        </View>
        <StateTag {...card} />
      </View>
      <View className="homework-row__foot">
        <View className={classNames('homework-row__due', isOverdue(card, now) && 'homework-row__due--over')}>
          {[due, texts.questions(questionCount), card.isLate && card.handedInAt && texts.late]
            .filter(Boolean)
            .join(' · ')}
        </View>
        {stars > 0 && <Stars stars={stars} />}
        {score !== undefined && <View className="homework-row__score">{texts.score(score)}</View>}
      </View>
      <WaitingNote homeworkId={homeworkId} />
    </Card>
  );
});
