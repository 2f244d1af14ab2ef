import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { SubjectMark } from '@/components/SubjectMark';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { subjectKey, subjectText } from '@/features/courses';
import { isOverdue, formatDue } from '@/features/homework/card/format-due';
import { StateTag } from '@/features/homework/card/HomeworkRow';
import { homeworkTexts } from '@/features/homework/texts';
import { formatWhen } from '@/features/lessons/dates';
import { useApp } from '@/stores/app/app-context';
import { detailTexts as texts } from '../texts';

/** Title, lesson and deadline. */
export function Head({ detail }: { readonly detail: HomeworkDetail }) {
  const { serverClock } = useApp();
  const now = serverClock.now();
  const { subject, title, courseName, lessonTitle, teacher, task, round } = detail;
  const due = formatDue(detail, serverClock);
  const facts = [
    due,
    detail.isLate && detail.handedInAt && homeworkTexts.late,
    homeworkTexts.questions(detail.questions.length),
    round > 1 && texts.round(round),
  ];
  return (
    <View className="homework-detail__card">
      <View className="homework-detail__head">
        <SubjectMark subject={subjectKey(subject)} alt={subjectText(subject)} />
        <View className="homework-detail__words">
          <View
            className="homework-detail__title page-title"
            {...aria({ role: 'heading', 'aria-level': '2' })}
          >
            {title}
          </View>
          <View className="homework-detail__fact">
            {texts.lesson(courseName, homeworkTexts.lesson(lessonTitle, title))}
          </View>
        </View>
        <StateTag {...detail} />
      </View>
      <View
        className={classNames('homework-detail__due', isOverdue(detail, now) && 'homework-detail__due--over')}
      >
        {facts.filter(Boolean).join(' · ')}
      </View>
      <View className="homework-detail__fact">
        {[teacher && texts.teacher(teacher.name), formatWhen(detail.assignedAt, serverClock)]
          .filter(Boolean)
          .join(' · ')}
      </View>
      {task !== '' && (
        <View className="homework-detail__task">
          <View className="homework-detail__label">{texts.task}</View>
          <View>{task}</View>
        </View>
      )}
    </View>
  );
}
