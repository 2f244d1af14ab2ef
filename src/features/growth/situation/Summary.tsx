import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import type { Section } from '@/contract/growth/report.schema';
import type { Situation } from '@/contract/growth/schema';
import { formatMonthDay } from '@/features/dates/in-full';
import type { FollowLink } from '../report';
import { Figures, smallFigures } from '../report/parts/figures';
import { Points, NextSteps } from '../report/parts/points';
import { withHead } from '../report/said-once';
import { reportTexts } from '../report/texts';
import './summary.scss';

const spanOf = (from: string, to: string): string => `${formatMonthDay(from)}–${formatMonthDay(to)}`;

interface Shown {
  /** Shown as the head of the page. */
  readonly overview: Section | undefined;
  readonly sections: readonly Section[];
  /** Too few lessons for any conclusion: the head says so once, instead of every section. */
  readonly isTooEarly: boolean;
}

export function shownOf({ sections }: Pick<Situation, 'sections'>): Shown {
  const { overview, below } = withHead(sections);
  const isTooEarly = overview !== undefined && !overview.isEnough;
  return { overview, isTooEarly, sections: isTooEarly ? below.filter(({ isEnough }) => isEnough) : below };
}

interface SummaryProps {
  readonly situation: Pick<Situation, 'from' | 'to' | 'sentence'>;
  /** Absent: the sentence alone. */
  readonly overview: Section | undefined;
  readonly goOn: FollowLink | null;
}

/** The overview, read in ten seconds: one sentence and the figures. */
export function Summary({ situation: { from, sentence, to }, overview, goOn }: SummaryProps) {
  return (
    <Card className="summary">
      <View className="summary__span">{[spanOf(from, to), ...smallFigures(overview)].join(' · ')}</View>
      {sentence && (
        <View className="summary__sentence" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {sentence}
        </View>
      )}
      <Figures overview={overview} />
      {overview?.isEnough && (
        <>
          <Points title={reportTexts.good} icon="star" points={overview.good} />
          <Points title={reportTexts.practise} icon="growth" points={overview.practise} />
        </>
      )}
      {overview && goOn && <NextSteps links={overview.ways} onLink={goOn} />}
    </Card>
  );
}
