import { View } from '@tarojs/components';
import { type ReactNode, useState } from 'react';
import { aria } from '@/components/aria';
import { Avatar } from '@/components/Avatar';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { SubjectMark } from '@/components/SubjectMark';
import { Tag } from '@/components/Tag';
import type { OpenClassDetail } from '@/contract/classes/schema';
import { subjectKey, subjectText } from '@/features/courses';
import { STATE_EVERY_MS, useNow } from '@/features/lessons/use-now';
import { useApp } from '@/stores/app/app-context';
import { Cell } from '@/components/Cell';
import { ShareSheet } from '@/features/share';
import { shareIcons } from '@/features/share/icons';
import type { ShareInput } from '@/services/share/types';
import type { ClassMark } from './ClassCard';
import { classTexts as texts } from './texts';
import { formatSitting } from './when';
import './class-detail.scss';

type Facts = Pick<
  OpenClassDetail,
  | 'title'
  | 'subject'
  | 'teacherName'
  | 'teacherAvatar'
  | 'teacherIntroduction'
  | 'teacherId'
  | 'picture'
  | 'ages'
  | 'startsAt'
  | 'minutes'
  | 'summary'
  | 'points'
>;

interface ClassDetailProps {
  readonly of: Facts;
  readonly mark: ClassMark;
  readonly isLive: boolean;
  /** Replaces the cover. */
  readonly stage?: ReactNode;
  /** Below the time: seats left, what follows. */
  readonly note?: ReactNode;
  /** Actions, between the description and the teacher. */
  readonly children?: ReactNode;
}

/** Class detail: cover or film, time, ages, what the child learns, teacher. */
export function ClassDetail({ of, mark, isLive, stage, note, children }: ClassDetailProps) {
  const { serverClock } = useApp();
  useNow(STATE_EVERY_MS);
  const { title, subject, picture, ages, summary, points } = of;
  return (
    <>
      {stage || (
        <Picture
          src={picture}
          alt=""
          ratio={1.875}
          mode="aspectFill"
          lazy={false}
          fallback={<SubjectMark subject={subjectKey(subject)} size={180} />}
        />
      )}
      <View className="class-detail">
        <View className="class-detail__tags">
          <Tag text={mark.text} tone={mark.tone} />
          {subjectText(subject) && <Tag text={subjectText(subject)} tone={subjectKey(subject)} />}
          {ages && <Tag text={ages} />}
        </View>
        <View className="class-detail__title page-title" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {title}
        </View>
        <View className="class-detail__when">{formatSitting(of, isLive, serverClock)}</View>
        {note}
        {(summary !== '' || points.length > 0) && <About summary={summary} points={points} />}
        {children}
        <Teacher of={of} />
      </View>
    </>
  );
}

function About({ summary, points }: Pick<Facts, 'summary' | 'points'>) {
  return (
    <Card className="class-detail__card">
      {summary && <View className="class-detail__summary">{summary}</View>}
      {points.length > 0 && <View className="class-detail__heading">{texts.points}</View>}
      {points.map((point) => (
        <View key={point} className="class-detail__point">
          <Icon className="class-detail__check" name="check" size={32} tone="primary" />
          <View className="class-detail__point-text">{point}</View>
        </View>
      ))}
    </Card>
  );
}

function Teacher({ of }: { readonly of: Facts }) {
  const { router } = useApp();
  const { teacherName, teacherAvatar, teacherIntroduction, teacherId } = of;
  if (!teacherName) return null;
  return (
    <Card
      className="class-detail__card class-detail__teacher"
      onPress={() => void router.go('teacherDetail', { id: String(teacherId) })}
    >
      <Avatar src={teacherAvatar} name={teacherName} size={112} />
      <View className="class-detail__teacher-words">
        <View className="class-detail__label">{texts.teacher}</View>
        <View className="class-detail__name">{teacherName}</View>
        {teacherIntroduction && <View className="class-detail__introduction">{teacherIntroduction}</View>}
      </View>
    </Card>
  );
}

/** Shares the class; the recipient logs in first and is led to it. */
export function ShareCell({ input }: { readonly input: ShareInput }) {
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <Cell
        icon={<Icon name={shareIcons.share} tone="body" />}
        title={texts.share}
        onPress={() => setSharing(true)}
      />
      {isSharing && <ShareSheet open onClose={() => setSharing(false)} input={input} />}
    </>
  );
}
