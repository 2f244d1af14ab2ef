import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { ProgressRing } from '@/components/ProgressRing';
import type { Figure, Section } from '@/contract/growth/report.schema';
import { PictureKind } from '@/contract/growth/values';
import './figures.scss';

const texts = {
  ring: (name: string): string => `${name}率`,
  figure: (name: string, value: string, unit: string, note: string): string =>
    [`${name} ${value} ${unit}`, note].filter(Boolean).join('，'),
  same: '持平',
  against: (period: string): string => `↑ ↓ 和${period}比`,
} as const;

/** Figures beside the ring; the others are in one line. */
const LARGE = 3;

export const smallFigures = (overview: Section | undefined): string[] =>
  (overview?.figures ?? []).slice(LARGE).map(({ name, unit, value }) => `${name} ${value} ${unit}`);

/** A ring and three figures against before: the whole in ten seconds. */
export function Figures({ overview }: { readonly overview: Section | undefined }) {
  const figures = overview?.figures ?? [];
  if (figures.length === 0) return null;
  const large = figures.slice(0, LARGE);
  const period = ringOf(overview)?.beforeName;
  return (
    <>
      <View className="figures">
        <Ring of={overview} />
        {large.map((figure) => (
          <LargeFigure key={figure.name} figure={figure} />
        ))}
      </View>
      {period && large.some(({ change = 0 }) => change !== 0) && (
        <View className="figures__against">{texts.against(period)}</View>
      )}
    </>
  );
}

const ringOf = (section: Section | undefined) =>
  section?.pictures.find(({ kind }) => kind === PictureKind.ring);

function Ring({ of }: { readonly of: Section | undefined }) {
  const [point] = ringOf(of)?.points ?? [];
  if (point?.value === undefined) return null;
  return (
    <View className="figures__ring">
      <ProgressRing percent={point.value} label={texts.ring(point.label)} isRate />
      <View className="figures__name" {...aria({ 'aria-hidden': 'true' })}>
        {texts.ring(point.label)}
      </View>
    </View>
  );
}

function LargeFigure({ figure: { change, name, note, unit, value } }: { readonly figure: Figure }) {
  return (
    <View
      className="figures__figure"
      {...aria({ role: 'img', 'aria-label': texts.figure(name, value, unit, note) })}
    >
      <View className="figures__value">
        {value}
        <View className="figures__unit">{unit}</View>
      </View>
      <View className="figures__name">{name}</View>
      {change !== undefined && (
        <View className={classNames('figures__change', change > 0 && 'figures__change--more')}>
          {arrowOf(change)}
        </View>
      )}
    </View>
  );
}

const arrowOf = (change: number): string =>
  change === 0 ? texts.same : `${change > 0 ? '↑' : '↓'} ${Math.abs(change)}`;
