import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Tag } from '@/components/Tag';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { HomeworkKind, HomeworkState, OPEN_STATES } from '@/contract/homework/values';
import { subjectKey, subjectText } from '@/features/courses';
import { formatDue } from '@/features/homework/card/format-due';
import { StateTag } from '@/features/homework/card/HomeworkRow';
import { toAnswer } from '@/features/homework/answer-route';
import { useApp } from '@/stores/app/app-context';
import { afterClassTexts as texts } from '../texts';

interface LessonWorkProps {
  readonly homework: HomeworkDetail;
  /** The first that is to be done: a screen has one primary action. */
  readonly leads: boolean;
}

export function LessonWork({ homework, leads }: LessonWorkProps) {
  const { serverClock } = useApp();
  const { courseName, lessonTitle, questionCount, questions, subject, task, title } = homework;
  const knowledge = [...new Set(questions.map((question) => question.knowledge))].filter(Boolean);
  const due = formatDue(homework, serverClock);
  return (
    <Card className="after-class__card">
      <View className="after-class__head">
        <Tag tone={subjectKey(subject)} text={subjectText(subject)} />
        <StateTag {...homework} />
      </View>
      <View className="after-class__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {title}
      </View>
      <View className="after-class__note">{texts.learned(lessonTitle || courseName)}</View>
      <View className="after-class__note">
        {[texts.questions(questionCount), due].filter(Boolean).join(' · ')}
      </View>
      {knowledge.length > 0 && (
        <View className="after-class__part">
          <View className="after-class__label">{texts.practises}</View>
          <View className="after-class__tags">
            {knowledge.map((name) => (
              <Tag key={name} className="after-class__tag" text={name} />
            ))}
          </View>
        </View>
      )}
      {task !== '' && (
        <View className="after-class__part">
          <View className="after-class__label">{texts.task}</View>
          <View className="after-class__task">{task}</View>
        </View>
      )}
      <Actions homework={homework} leads={leads} />
    </Card>
  );
}

const CORRECTED: readonly HomeworkState[] = [HomeworkState.corrected, HomeworkState.done];

export const isToDo = ({ isExcused, state }: HomeworkDetail): boolean =>
  OPEN_STATES.includes(state) && !isExcused;

function Actions({ homework, leads }: LessonWorkProps) {
  const app = useApp();
  const { router } = app;
  const { hasFilm, homeworkId, kind, state } = homework;
  const params = { id: String(homeworkId) };
  const isOpen = isToDo(homework);
  const go = (): void => {
    if (CORRECTED.includes(state)) return void router.go('onlineHomeworkReport', params);
    if (!isOpen) return void router.go('homeworkDetail', params);
    void toAnswer(app, homework);
  };
  return (
    <View className="after-class__actions">
      <Button block kind={leads ? 'primary' : 'secondary'} onPress={go}>
        {texts.actions[state]}
      </Button>
      {isOpen && kind === HomeworkKind.exerciseBook && (
        <Button block kind="text" onPress={() => void router.go('aiExerciseBookSnapshot', {})}>
          {texts.snap}
        </Button>
      )}
      {hasFilm && CORRECTED.includes(state) && (
        <Button block kind="text" onPress={() => void router.go('onlineWorkVideo', params)}>
          {texts.film}
        </Button>
      )}
    </View>
  );
}
