import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { EmptyState } from '@/components/EmptyState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton } from '@/components/Skeleton';
import type { Situation } from '@/contract/growth/schema';
import { ShareOf, SituationPeriod } from '@/contract/growth/values';
import ReportExample from '@/features/growth/examples/ReportExample';
import { useFollowLink, SectionView } from '@/features/growth/report';
import { ShareButton } from '@/features/growth/sharing';
import { shownOf, Summary } from '@/features/growth/situation';
import { GrowthSpace, useSpaceRefresh, goToReports } from '@/features/growth/space';
import { OpenHomework, useUndone, type Undone } from '@/features/homework/open/OpenHomework';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { Cell, CellGroup } from '@/components/Cell';
import type { Section } from '@/contract/growth/report.schema';
import type { Subject } from '@/contract/courses/values';
import { Pressable } from '@/components/Pressable';
import { SubjectMenu } from '@/features/growth/filters';
import { SituationStore } from './store';
import './index.scss';

const texts = {
  periods: {
    [SituationPeriod.month]: '近1个月',
    [SituationPeriod.term]: '近4个月',
    [SituationPeriod.year]: '近1年',
  } satisfies Record<SituationPeriod, string>,
  periodName: '时间范围',
  schedule: '学情课表',
  scheduleNote: '上过的、请假的、待上的课',
  reports: '全部成长报告',
  loading: '学情加载中…',
  changing: '切换中…',
  empty: '还没有学习记录，上完第一节课就会有',
  toPlan: '查看学习计划',
} as const;

/** The second tab of the growth space: how the child is doing, text first. */
const GrowSituation = () => (
  <GrowthSpace tab="situation">
    <Doing />
  </GrowthSpace>
);

const Doing = observer(function Doing() {
  const app = useApp();
  const [store] = useState(() => new SituationStore(app));
  useLoadForSession(store.load, store.reset);
  const refresh = useSpaceRefresh(store.refresh);
  const undone = useUndone(store.situation.status === 'loading');
  return (
    <>
      <PullToRefresh className="situation" onRefresh={refresh}>
        <Controls store={store} />
        <View
          className={classNames('situation__answer', store.isChanging && 'situation__answer--changing')}
          {...aria({ 'aria-busy': String(store.isChanging) })}
        >
          <Loaded of={store.situation} skeleton={skeleton} onRetry={() => void refresh()}>
            {(situation) =>
              // Shown together: what is below the homework must not shift later.
              undone.isFirstLoad ? skeleton : <Shown store={store} situation={situation} undone={undone} />
            }
          </Loaded>
        </View>
      </PullToRefresh>
    </>
  );
});

interface ShownProps {
  readonly store: SituationStore;
  readonly situation: Situation;
  readonly undone: Undone;
}

const Shown = observer(function Shown({ store, situation, undone }: ShownProps) {
  const { router } = useApp();
  const goOn = useFollowLink(undefined);
  const { period, subject } = store.shown;
  if (situation.sections.length === 0) {
    const toPlan = { text: texts.toPlan, onPress: () => void router.replace('growUpStudyPlan') };
    return <EmptyState text={situation.sentence || texts.empty} action={toPlan} />;
  }
  const { isTooEarly, overview, sections } = shownOf(situation);
  return (
    <>
      <Summary {...{ situation, overview, goOn }} />
      {isTooEarly && <ReportExample />}
      <Sections sections={sections} />
      <OpenHomework className="situation__homework" of={undone} />
      <Links subject={subject} />
      <ShareButton of={ShareOf.situation} subject={subject} period={period} />
    </>
  );
});

const skeleton = <Skeleton variant="card" parts={[370, 770, 770]} label={texts.loading} />;

export default screen('growUpSituation', GrowSituation);

/** In their order, each a sentence and a picture. */
const Sections = ({ sections }: { readonly sections: readonly Section[] }) => (
  <>
    {sections.map((section) => (
      <View key={section.key} {...aria({ role: 'region', 'aria-label': section.title })}>
        <SectionView section={section} isBrief />
      </View>
    ))}
  </>
);

/** Further links. */
function Links({ subject }: { readonly subject: Subject | undefined }) {
  const { router } = useApp();
  const ofSubject = subject === undefined ? {} : { subject: String(subject) };
  return (
    <CellGroup className="situation__links">
      {router.shows('growUpSituationSchedule') && (
        <Cell
          icon="calendar"
          title={texts.schedule}
          note={texts.scheduleNote}
          onPress={() => void router.go('growUpSituationSchedule', ofSubject)}
        />
      )}
      <Cell icon="order" title={texts.reports} onPress={() => void goToReports(router)} />
    </CellGroup>
  );
}

const PERIODS = Object.values(SituationPeriod);

/** One row: the period as a switch, the subject as a menu. */
const Controls = observer(function Controls({ store }: { readonly store: SituationStore }) {
  return (
    <View className="situation__controls">
      <Periods store={store} />
      <SubjectMenu chosen={store.filter.subject} onChange={(to) => void store.chooseSubject(to)} />
    </View>
  );
});

const Periods = observer(function Periods({ store }: { readonly store: SituationStore }) {
  return (
    <View className="situation__periods" {...aria({ role: 'tablist', 'aria-label': texts.periodName })}>
      {PERIODS.map((period) => {
        const selected = store.filter.period === period;
        return (
          <Pressable
            key={period}
            className={classNames('situation__period', selected && 'situation__period--chosen')}
            role="tab"
            aria={{ selected }}
            onPress={() => void (selected || store.choosePeriod(period))}
          >
            <View className="situation__period-text">{texts.periods[period]}</View>
          </Pressable>
        );
      })}
    </View>
  );
});
