import { View } from '@tarojs/components';
import { classNames } from '@/components/class-names';
import { Icon, type Line } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { SubjectMark } from '@/components/SubjectMark';
import type { ReportCard } from '@/contract/growth/report.schema';
import { subjectKey, subjectText } from '@/features/courses';
import { useApp } from '@/stores/app/app-context';
import type { ReportKind } from '@/contract/growth/values';
import { namesOf } from '../report/names';
import { formatReleased } from './report-list-store';
import { reportRowTexts as texts } from './texts';
import './report-row.scss';

const line = (path: string): Line => ({ line: path });

const LEVEL = line('M8 40V30h8v10M20 40V21h8v19M32 40V10h8v30');

/** Of the reports about several subjects, by kind. */
const MARKS: Readonly<Record<ReportKind, Line>> = {
  firstLesson: line('M13 43V7M13 9h22l-5 8 5 8H13'),
  afterClass: line('M7 9h34v22H7zM24 31v5M15 41l9-5 9 5M16 20l5 5 10-9'),
  eloquence: line('M24 6a6 6 0 0 1 6 6v10a6 6 0 0 1-12 0V12a6 6 0 0 1 6-6zM11 22a13 13 0 0 0 26 0M24 35v7'),
  debate: line('M6 9h22v15H16l-6 5v-5H6zM33 18h9v15h-4v5l-6-5H21v-4'),
  month: line('M8 11h32v30H8zM8 20h32M16 6v9M32 6v9M17 30l5 5 9-9'),
  stage: line('M5 40h10V30h10V20h10V10h8'),
  year: line('M14 8h20v10a10 10 0 0 1-20 0zM14 11H7c0 7 3 10 8 10M34 11h7c0 7-3 10-8 10M24 28v7M16 41h16'),
  explore: line('M24 6a18 18 0 1 0 .01 0zM31 17l-4 10-10 4 4-10z'),
  subject: line(
    'M24 14c-4-4-10-5.5-18-5.5V35c8 0 14 1.5 18 5.5 4-4 10-5.5 18-5.5V8.5c-8 0-14 1.5-18 5.5zM24 14v26',
  ),
  grade: LEVEL,
  gradeNew: LEVEL,
  rank: line('M24 18a12 12 0 1 0 .01 0zM17 20 11 6h8l5 9 5-9h8l-6 14M20 30l3 3 6-6'),
  review: line('M40 24a16 16 0 1 1-5-11.6L40 17M40 7v10H30M24 16v9l6 4'),
  demo: line('M12 6h17l8 8v28H12zM29 6v8h8M20 24v11l9-5.5z'),
};

/** For kinds unknown to this build. */
const OTHER = line('M12 6h17l8 8v28H12zM29 6v8h8M18 24h13M18 32h9');

const markOf = (kind: ReportKind): Line => (Object.keys(MARKS).includes(kind) ? MARKS[kind] : OTHER);

interface ReportRowProps {
  readonly report: ReportCard;
  readonly onPress: () => void;
}

/** A report in a list: title, sentence, read state. Its text is its accessible name. */
export function ReportRow({ report, onPress }: ReportRowProps) {
  const { isRead, kind, releasedAt, sentence, subject } = report;
  const [title, about] = namesOf(report);
  const { serverClock } = useApp();
  const name = subject === undefined ? '' : subjectText(subject);
  const released = texts.releasedAt(formatReleased(releasedAt, serverClock));
  return (
    <Pressable
      className={classNames(
        'card',
        'card--joined',
        'card--pressable',
        'report-row',
        isRead && 'report-row--read',
      )}
      onPress={onPress}
    >
      {subject === undefined ? (
        <View className="report-row__mark">
          <Icon name={markOf(kind)} />
        </View>
      ) : (
        <SubjectMark
          className="report-row__drawing"
          subject={subjectKey(subject)}
          alt={about.includes(name) ? '' : name}
        />
      )}
      <View className="report-row__body">
        <View className="report-row__head">
          <View className="report-row__title">{title}</View>
          {!isRead && <View className="report-row__unread">{texts.unread}</View>}
        </View>
        <View className="report-row__about">{[about, released].filter(Boolean).join(' · ')}</View>
        {sentence && <View className="report-row__sentence">{sentence}</View>}
      </View>
      <Icon name="arrow-right" size={32} tone="secondary" />
    </Pressable>
  );
}
