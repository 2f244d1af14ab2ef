import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import type { Report, Section } from '@/contract/growth/report.schema';
import { ReportKind, SectionKey } from '@/contract/growth/values';
import { ReportPageOf } from '@/features/growth/report/page';
import { screen, Screen, useParams } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import './index.scss';

/**
 * The version to read with the child, if the report has the child flag: keeps the strengths; weaknesses, counts and repetitions are for the
 * parent.
 */
const forChild = (report: Report): Report => ({
  ...report,
  sections: report.sections.filter(({ key }) => key !== SectionKey.review).map(goodOf),
});

const goodOf = (section: Section): Section => ({ ...section, figures: [], practise: [] });

const texts = {
  foreign: '这是另一个孩子的报告，用那个孩子的账号登录后就能看到',
  toOwn: '自己孩子的报告',
  together: '这一版适合和孩子一起看，先夸夸做得好的地方',
  toParents: '看家长版报告',
} as const;

/** `primary` of the parent's version. */
const PRIMARY = '1';

/** The report of an exploration: the parent's version, or the one for reading with the child. */
const SpecialReport = observer(function SpecialReport() {
  const { session } = useApp();
  const { userid, evaluation_id, primary } = useParams('specialReport');
  // Another child's report is not requested.
  if (userid && userid !== String(session.user.userId)) return <Foreign />;
  const isParents = primary === PRIMARY;
  return (
    <ReportPageOf
      kind={ReportKind.explore}
      evaluationId={evaluation_id}
      shape={isParents ? undefined : forChild}
    >
      {() => !isParents && <Together />}
    </ReportPageOf>
  );
});

function Foreign() {
  const { router } = useApp();
  const toOwn = () => void router.replace('evaReportList', { grow: 'false' });
  return (
    <Screen>
      <EmptyState
        illustration="missing"
        text={texts.foreign}
        action={{ text: texts.toOwn, onPress: toOwn }}
      />
    </Screen>
  );
}

/** Link from the child's version to the parent's. */
function Together() {
  const { router } = useApp();
  const named = useParams('specialReport');
  const toParents = () => void router.replace('specialReport', { ...named, primary: PRIMARY });
  return (
    <View className="special-report__together">
      <View className="special-report__note">{texts.together}</View>
      <Button block kind="secondary" onPress={toParents}>
        {texts.toParents}
      </Button>
    </View>
  );
}

export default screen('specialReport', SpecialReport);
