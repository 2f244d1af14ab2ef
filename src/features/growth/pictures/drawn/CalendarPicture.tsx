import { View } from '@tarojs/components';
import { memo, useMemo, type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { aria } from '@/components/aria';
import type { DrawnProps } from '@/features/growth/pictures/drawn-props';
import { unit } from '@/components/unit';
import { DAY } from '../heights';
import { pictureTexts as texts } from '../texts';
import { summaryOf } from '../words';
import { Bubble } from './Bubble';
import { Surface } from './Surface';
import { useReading, type Steps } from './use-reading';
import { levelOf, yearOf, type Year } from './year';
import './year.scss';

interface Scrolled {
  /** Props of the scroll container. */
  readonly scroller: Record<string, unknown>;
  /** The point's position in the visible part, 0 to 1. */
  readonly x: number;
}

/**
 * A wide chart of equal columns, scrolled to its end and as wide as whole columns, so that none is cut; a selected point is scrolled
 * into view. `share` is its position in the whole.
 */
function useScroller(share: number | undefined, columns: number): Scrolled {
  const box = useRef<unknown>(null);
  const [x, setX] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!(element instanceof HTMLElement)) return;
    const { clientWidth, scrollWidth } = element;
    if (scrollWidth > clientWidth) {
      const shown = Math.floor((clientWidth * columns) / scrollWidth);
      element.style.maxWidth = unit(shown * DAY);
    }
    element.scrollLeft = element.scrollWidth;
  }, [columns]);
  const look = (): void => {
    const element = box.current;
    if (share === undefined || !(element instanceof HTMLElement)) return;
    setX((share * element.scrollWidth - element.scrollLeft) / (element.clientWidth || 1));
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (share === undefined || !(element instanceof HTMLElement)) return;
    const { scrollWidth, scrollLeft, clientWidth } = element;
    const at = share * scrollWidth;
    if (at < scrollLeft || at > scrollLeft + clientWidth) element.scrollLeft = at - clientWidth / 2;
    setX((at - element.scrollLeft) / (clientWidth || 1));
  }, [share]);
  return { scroller: { ref: box, onScroll: look }, x };
}

const STEPS: Steps = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
  Home: -Infinity,
  End: Infinity,
};
/** Size by level: unknown and 0 are outlined and small. */
const SIZES = [16, 24, 32, 40];

/** Heat map of a year, one column per week, scrolled to the newest. */
export function CalendarPicture(props: DrawnProps) {
  const { picture } = props;
  const year = useMemo(() => yearOf(picture), [picture]);
  return year ? <Weeks {...props} year={year} /> : null;
}

function Weeks({ picture, title, year }: DrawnProps & { readonly year: Year }) {
  const { days, weeks, offset, months } = year;
  const whole = useMemo(() => ({ ...picture, points: [...days] }), [picture, days]);
  const reading = useReading(days.length, STEPS, days.length - 1);
  const { index } = reading;
  const place = (index ?? 0) + offset;
  const { scroller, x } = useScroller(
    index === undefined ? undefined : (Math.floor(place / 7) + 0.5) / weeks,
    weeks,
  );
  return (
    <View className="drawn__year">
      <View className="drawn__weekdays" {...aria({ 'aria-hidden': 'true' })}>
        {texts.weekdays.map((name) => (
          <View key={name} className="drawn__weekday">
            {name}
          </View>
        ))}
      </View>
      <View className="drawn__scroller" {...scroller}>
        <View className="drawn__weeks" style={{ '--weeks': weeks } as CSSProperties}>
          <View className="drawn__months" {...aria({ 'aria-hidden': 'true' })}>
            {months.map(({ week, month }, at) => {
              const length = (months[at + 1]?.week ?? weeks) - week;
              const share = (part: number): string => `${(part / weeks) * 100}%`;
              return (
                <View key={week} className="drawn__month" style={{ left: share(week), width: share(length) }}>
                  <View className="drawn__month-name">{texts.month(month)}</View>
                </View>
              );
            })}
          </View>
          <View className="drawn__days">
            <svg
              className="drawn__svg drawn__svg--round"
              viewBox={`0 0 ${weeks * DAY} ${7 * DAY}`}
              role="img"
              aria-label={summaryOf(picture, title)}
            >
              <Days year={year} />
              {index !== undefined && (
                <path className="drawn__day drawn__day--read" d={square(place, DAY - 4)} />
              )}
            </svg>
            <Surface
              picture={whole}
              title={title}
              reading={reading}
              at={(along, down) => {
                const day = Math.floor(along * weeks) * 7 + Math.min(6, Math.floor(down * 7)) - offset;
                return day >= 0 && day < days.length ? day : undefined;
              }}
            />
          </View>
        </View>
      </View>
      <Bubble picture={whole} index={index} x={x} y={((place % 7) + 1) / 8} />
    </View>
  );
}

/** One path per level: five elements for a whole year. */
const Days = memo(function Days({ year: { days, offset } }: { readonly year: Year }) {
  const top = days.reduce((highest, { value = 0 }) => Math.max(highest, value), 0);
  const levels = days.map(({ value }) => levelOf(value, top));
  const draw = (level: number | undefined, size: number): string =>
    levels.map((each, day) => (each === level ? square(day + offset, size) : '')).join('');
  return (
    <>
      <path className="drawn__day drawn__day--unknown" d={draw(undefined, SIZES[0] ?? 0)} />
      {SIZES.map((size, level) => (
        <path key={level} className={`drawn__day drawn__day--${level}`} d={draw(level, size)} />
      ))}
    </>
  );
});

/** A rounded square, centered in its day's cell. */
function square(place: number, size: number): string {
  const r = Math.min(8, size / 4);
  const side = size - 2 * r;
  const x = Math.floor(place / 7) * DAY + DAY / 2 - side / 2;
  const y = (place % 7) * DAY + (DAY - size) / 2;
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x} ${y}h${side}${corner(r, r)}v${side}${corner(-r, r)}h${-side}${corner(-r, -r)}v${-side}${corner(r, -r)}z`;
}
