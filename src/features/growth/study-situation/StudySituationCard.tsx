import { Text, View } from '@tarojs/components';
import reportUrl from '@/assets/cards/report.svg';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import type { LearningReportRecord, ReportEntry } from '@/contract/growth/schema';
import { kindText } from '../report/kind-texts';
import { kindOfEntry } from '../report/pages';
import { situationTexts } from './texts';
import './index.scss';

export interface StudySituationCardProps {
  readonly record: LearningReportRecord;
  /** The unread report. */
  readonly report: ReportEntry | undefined;
  readonly onOpen: () => void;
}

/** The child's progress, and the newest report. */
export default function StudySituationCard({ record, report, onOpen }: StudySituationCardProps) {
  const { title, finished, courses, coursesUnit, subjects, subjectsUnit } = situationTexts;
  return (
    <View className="study-situation">
      <View className="study-situation__head">
        <View className="study-situation__title" {...{ role: 'heading', 'aria-level': '2' }}>
          {title}
        </View>
        {Boolean(record.isFinishClassToday) && <Tag text={finished} tone="primary" />}
      </View>
      <View className="study-situation__numbers">
        <Figure name={courses} value={record.course_total} measure={coursesUnit} />
        <Figure name={subjects} value={record.subject_total} measure={subjectsUnit} />
      </View>
      {report && <NewReport {...{ report, onOpen }} />}
    </View>
  );
}

function Figure({ name, value, measure }: { name: string; value: number; measure: string }) {
  return (
    <View className="study-situation__figure">
      <View>
        <Text className="study-situation__value">{value}</Text>
        <Text className="study-situation__measure">{measure}</Text>
      </View>
      <View className="study-situation__name">{name}</View>
    </View>
  );
}

function NewReport({ report, onOpen }: { report: ReportEntry; onOpen: () => void }) {
  const kind = kindText(kindOfEntry(report));
  return (
    <Pressable
      className="study-situation__report"
      label={situationTexts.open(kind, report.report_msg)}
      onPress={onOpen}
    >
      <Picture
        className="study-situation__picture"
        src={reportUrl}
        alt=""
        width={88}
        height={88}
        lazy={false}
        fallback={<></>}
      />
      <View className="study-situation__words">
        <View className="study-situation__kind">
          {kind}
          <Text className="study-situation__new">{situationTexts.newReport}</Text>
        </View>
        <View className="study-situation__message">{report.report_msg}</View>
      </View>
      <Icon name="arrow-right" size={32} tone="secondary" />
    </Pressable>
  );
}
