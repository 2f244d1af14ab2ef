import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { aria } from '../aria';
import { Card } from '../Card';
import { classNames } from '../class-names';
import { texts } from '../texts';
import { unit, type Length } from '../unit';
import './index.scss';

type Radius = 'none' | 'small' | 'card' | 'pill' | 'round';

interface SkeletonBlockProps {
  width?: Length;
  height?: Length;
  radius?: Radius;
  className?: string;
}

/** A grey placeholder for loading content. */
export function SkeletonBlock({
  width = '100%',
  height = 32,
  radius = 'small',
  className,
}: SkeletonBlockProps) {
  return (
    <View
      className={classNames('skeleton test-loading', `skeleton--${radius}`, className)}
      style={{ width: unit(width), height: unit(height) }}
      {...aria({ 'aria-hidden': 'true' })}
    />
  );
}

const LINE_HEIGHT = 28;

/** Placeholder lines; the last is shorter, like a paragraph's. */
export function SkeletonLines({ lines }: { lines: number }) {
  return (
    <View className="skeleton-lines" {...aria({ role: 'status', 'aria-label': texts.loading })}>
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBlock
          key={line}
          width={line > 0 && line === lines - 1 ? '60%' : '100%'}
          height={LINE_HEIGHT}
          className="skeleton-lines__line"
        />
      ))}
    </View>
  );
}

type Bar = readonly [width: Length, height: Length, radius?: Radius];

interface Text {
  /** Heights, above the lines. */
  readonly bars?: readonly number[];
  readonly lines?: number;
}

/** A filled card of that height, a bar, or text, in a card unless it is plain. */
type Part = number | Bar | (Text & { readonly plain?: boolean });

interface CardShape {
  readonly variant: 'card';
  readonly parts: readonly Part[];
  /** How often the parts repeat. */
  readonly rows?: number;
  readonly gap?: number;
  /** Space above the first part. */
  readonly top?: number;
}

interface DetailShape {
  readonly variant: 'detail';
  /** Its height, from edge to edge; or round, in the middle. */
  readonly picture: number | { readonly round: number };
  readonly parts?: readonly Part[];
  readonly gap?: number;
}

interface ListShape {
  readonly variant: 'list';
  readonly rows: number;
  readonly picture?: Bar;
  /** Their heights. */
  readonly bars: readonly number[];
  /** Bars stand from the top, in the middle, or spread over the height of the picture. */
  readonly align?: 'start' | 'center' | 'spread';
  /** Where it is not the picture's. */
  readonly height?: number;
  readonly end?: Bar;
  readonly foot?: Bar;
  /** Between cards; without one the rows are joined. */
  readonly gap?: number;
}

interface FormShape {
  readonly variant: 'form';
  /** The heights of the fields of each card. */
  readonly fields: readonly (readonly number[])[];
  readonly labels?: boolean;
  /** Round, above the fields. */
  readonly picture?: number;
}

type SkeletonProps = (CardShape | DetailShape | ListShape | FormShape) & {
  /** What a screen reader says. */
  readonly label?: string;
  readonly className?: string;
};

const GAP = 24;

const bar = ([width, height, radius]: Bar, key?: number, className?: string) => (
  <SkeletonBlock key={key} {...{ width, height, radius, className }} />
);

/** From here on something is no line of text and takes the whole width. */
const FIRST_BLOCK = 64;
const TEXT_WIDTHS = ['80%', '60%', '50%', '40%'] as const;

const bars = (heights: readonly number[]) =>
  heights.map((height, index) =>
    bar([height < FIRST_BLOCK ? (TEXT_WIDTHS[index] ?? '40%') : '100%', height], index),
  );

const isBar = (part: Bar | Text): part is Bar => Array.isArray(part);

function textOf({ bars: heights = [], lines = 0 }: Text) {
  return (
    <View className="skeleton-bars">
      {bars(heights)}
      {lines > 0 && <SkeletonLines lines={lines} />}
    </View>
  );
}

function partOf(part: Part): ReactNode {
  if (typeof part === 'number') return <SkeletonBlock height={part} radius="card" />;
  if (isBar(part)) return bar(part);
  return part.plain ? textOf(part) : <Card>{textOf(part)}</Card>;
}

const partsOf = (parts: readonly Part[], gap = GAP) =>
  parts.map((part, index) => (
    <View key={index} className="skeleton-part" style={{ marginBottom: unit(gap) }}>
      {partOf(part)}
    </View>
  ));

function cards({ parts, rows = 1, gap, top = 0 }: CardShape) {
  return (
    <View style={{ paddingTop: unit(top) }}>
      {partsOf(Array.from({ length: rows }, () => parts).flat(), gap)}
    </View>
  );
}

function detail({ picture, parts = [], gap }: DetailShape) {
  const isWide = typeof picture === 'number';
  return (
    <>
      {isWide ? (
        <SkeletonBlock height={picture} radius="none" />
      ) : (
        <View className="skeleton-middle" style={{ marginBottom: unit(gap ?? GAP) }}>
          {bar([picture.round, picture.round, 'round'])}
        </View>
      )}
      {parts.length > 0 && (
        <View className={isWide ? 'skeleton-body' : undefined}>{partsOf(parts, gap)}</View>
      )}
    </>
  );
}

function list({ rows, picture, bars: heights, align = 'start', height, end, foot, gap }: ListShape) {
  const pictureHeight = picture?.[1];
  const minHeight = align === 'spread' ? unit(height ?? pictureHeight) : undefined;
  return Array.from({ length: rows }, (_, row) => (
    <View
      key={row}
      className={classNames('skeleton-part card', gap === undefined && 'card--joined')}
      style={{ marginBottom: unit(gap) }}
    >
      <View className={classNames('skeleton-row', `skeleton-row--${align}`)}>
        {picture && bar(picture)}
        <View className="skeleton-bars skeleton-row__bars" style={{ minHeight }}>
          {bars(heights)}
        </View>
        {end && bar(end)}
      </View>
      {foot && bar(foot, undefined, 'skeleton-row__foot')}
    </View>
  ));
}

function form({ fields, labels, picture }: FormShape) {
  return (
    <>
      {picture !== undefined && (
        <View className="skeleton-middle skeleton-form__picture">{bar([picture, picture, 'round'])}</View>
      )}
      {fields.map((heights, card) => (
        <View key={card} className="skeleton-form__card">
          {heights.map((height, field) => (
            <View key={field} className={labels ? 'skeleton-form__labelled' : 'skeleton-form__field'}>
              {labels && bar([120, LINE_HEIGHT], undefined, 'skeleton-form__label')}
              <SkeletonBlock height={height} />
            </View>
          ))}
        </View>
      ))}
    </>
  );
}

function drawn(shape: SkeletonProps): ReactNode {
  switch (shape.variant) {
    case 'card':
      return cards(shape);
    case 'detail':
      return detail(shape);
    case 'list':
      return list(shape);
    case 'form':
      return form(shape);
  }
}

/** The shape of a screen or list that loads, as tall as what comes. */
export function Skeleton(props: SkeletonProps) {
  return (
    <View
      className={classNames('skeleton-shape', props.className)}
      {...aria({ role: 'status', 'aria-label': props.label ?? texts.loading })}
    >
      {drawn(props)}
    </View>
  );
}
