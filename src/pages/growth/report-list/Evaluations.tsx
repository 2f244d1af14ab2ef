import { observer } from 'mobx-react';
import { Cell, CellGroup } from '@/components/Cell';
import { SubjectMark } from '@/components/SubjectMark';
import { subjectKey, subjectText } from '@/features/courses';
import type { ReportListStore } from '@/features/growth/report-list';
import { evaluationList } from '@/features/growth/space/evaluation-list';
import { useApp } from '@/stores/app-context';
import { reportListTexts as texts } from './texts';

/** The ways to the evaluations' reports: a line a subject, or that of the chosen one. */
export const Evaluations = observer(function Evaluations({ store }: { readonly store: ReportListStore }) {
  const { router, student } = useApp();
  const all = student.subjects.value ?? [];
  const subjects = all.filter(({ subject }) => store.subject === undefined || subject === store.subject);
  if (subjects.length === 0 || !router.shows('evaReportList')) return null;
  return (
    <CellGroup className="growth-reports__evaluations">
      {subjects.map((one) => (
        <Cell
          key={one.subject}
          icon={<SubjectMark subject={subjectKey(one.subject)} size={56} />}
          title={all.length > 1 ? texts.evaluationsOf(subjectText(one.subject)) : texts.evaluations}
          onPress={() => void router.go('evaReportList', evaluationList(one, true))}
        />
      ))}
    </CellGroup>
  );
});
