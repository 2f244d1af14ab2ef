import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Cell, CellGroup } from '@/components/Cell';
import { Pressable } from '@/components/Pressable';
import { SubjectMark } from '@/components/SubjectMark';
import type { UserSubject } from '@/contract/courses/schema';
import { subjectKey, subjectText } from '@/features/courses';
import type { ReportListStore } from '@/features/growth/report-list';
import { evaluationList } from '@/features/growth/space/evaluation-list';
import { useApp } from '@/stores/app/app-context';
import { reportListTexts as texts } from './texts';

const markOf = ({ subject }: UserSubject) => <SubjectMark subject={subjectKey(subject)} size={56} />;

/** Links to evaluation reports: one per subject, or only the chosen one's. */
export const Evaluations = observer(function Evaluations({ store }: { readonly store: ReportListStore }) {
  const { router, student } = useApp();
  const all = student.subjects.value ?? [];
  const subjects = all.filter(({ subject }) => store.subject === undefined || subject === store.subject);
  if (!router.shows('evaReportList')) return null;
  // What is below must not move when they come.
  if (student.subjects.isFirstLoad)
    return <View className="growth-reports__evaluations growth-reports__place" />;
  if (subjects.length === 0) return null;
  const open = (one: UserSubject) => void router.go('evaReportList', evaluationList(one, true));
  const titleOf = ({ subject }: UserSubject) =>
    all.length > 1 ? texts.evaluationsOf(subjectText(subject)) : texts.evaluations;
  const [only] = subjects;
  if (only && subjects.length === 1)
    return (
      <CellGroup className="growth-reports__evaluations">
        <Cell icon={markOf(only)} title={titleOf(only)} onPress={() => open(only)} />
      </CellGroup>
    );
  // In a row: the reports themselves are the main content.
  return (
    <View className="growth-reports__evaluations growth-reports__row">
      {subjects.map((one) => (
        <Pressable key={one.subject} className="growth-reports__evaluation" onPress={() => open(one)}>
          {markOf(one)}
          <View className="growth-reports__name">{titleOf(one)}</View>
        </Pressable>
      ))}
    </View>
  );
});
