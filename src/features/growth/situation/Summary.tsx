import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { ProgressRing } from '@/components/ProgressRing';
import type { Figure, Section } from '@/contract/growth/report.schema';
import type { Situation } from '@/contract/growth/schema';
import { PictureKind, SectionKey } from '@/contract/growth/values';
import { formatMonthDay } from '@/features/dates/in-full';
import { type FollowLink, saidOnce } from '../report';
import { Points, NextSteps } from '../report/parts/points';
import { reportTexts } from '../report/texts';
import './summary.scss';

const texts = {
  span: (from: string, to: string): string => `${formatMonthDay(from)}–${formatMonthDay(to)}`,
  ring: (name: string): string => `${name}率`,
  figure: (name: string, value: string, unit: string, note: string): string =>
    [`${name} ${value} ${unit}`, note].filter(Boolean).join('，'),
  same: '持平',
} as const;

interface Shown {
  /** Shown as the head of the page. */
  readonly overview: Section | undefined;
  readonly sections: readonly Section[];
  /** Too few lessons for any conclusion: the head says so once, instead of every section. */
  readonly isTooEarly: boolean;
}

/** The overview as the head, and the sections below it; nothing twice. */
export function shownOf({ sections }: Pick<Situation, 'sections'>): Shown {
  const [first, ...others] = saidOnce(sections);
  const overview = first?.key === SectionKey.overview ? first : undefined;
  const isTooEarly = overview !== undefined && !overview.isEnough;
  const below = overview ? others : [...(first ? [first] : []), ...others];
  return { overview, isTooEarly, sections: isTooEarly ? below.filter(({ isEnough }) => isEnough) : below };
}

/** Figures beside the ring; the others are in one line below. */
const LARGE = 3;

interface SummaryProps {
  readonly situation: Pick<Situation, 'from' | 'to' | 'sentence'>;
  /** Absent: the sentence alone. */
  readonly overview: Section | undefined;
  readonly goOn: FollowLink | null;
}

/** The overview, read in ten seconds: one sentence, a ring, three figures against before. */
export function Summary({ situation: { from, sentence, to }, overview, goOn }: SummaryProps) {
  const figures = overview?.figures ?? [];
  const rest = figures.slice(LARGE).map(({ name, unit, value }) => `${name} ${value} ${unit}`);
  return (
    <Card className="summary">
      <View className="summary__span">{[texts.span(from, to), ...rest].join(' · ')}</View>
      {sentence && (
        <View className="summary__sentence" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {sentence}
        </View>
      )}
      {figures.length > 0 && (
        <View className="summary__figures">
          <Ring of={overview} />
          {figures.slice(0, LARGE).map((figure) => (
            <LargeFigure key={figure.name} figure={figure} />
          ))}
        </View>
      )}
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

function Ring({ of }: { readonly of: Section | undefined }) {
  const [point] = of?.pictures.find(({ kind }) => kind === PictureKind.ring)?.points ?? [];
  if (point?.value === undefined) return null;
  return (
    <View className="summary__ring">
      <ProgressRing percent={point.value} label={texts.ring(point.label)} />
      <View className="summary__name" {...aria({ 'aria-hidden': 'true' })}>
        {texts.ring(point.label)}
      </View>
    </View>
  );
}

function LargeFigure({ figure: { change, name, note, unit, value } }: { readonly figure: Figure }) {
  return (
    <View
      className="summary__figure"
      {...aria({ role: 'img', 'aria-label': texts.figure(name, value, unit, note) })}
    >
      <View className="summary__value">
        {value}
        <View className="summary__unit">{unit}</View>
      </View>
      <View className="summary__name">{name}</View>
      {change !== undefined && (
        <View className={classNames('summary__change', change > 0 && 'summary__change--more')}>
          {arrowOf(change)}
        </View>
      )}
    </View>
  );
}

const arrowOf = (change: number): string =>
  change === 0 ? texts.same : `${change > 0 ? '↑' : '↓'} ${Math.abs(change)}`;
