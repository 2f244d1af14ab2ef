import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { unit } from '@/components/unit';
import type { Week } from '@/contract/growth/schema';
import { WEEK_FIGURES, weekTexts as texts } from './texts';
import './rings.scss';

interface RingsProps {
  readonly week: Pick<Week, 'lessons' | 'homework' | 'checkIns'>;
  /** In design units. */
  readonly size: number;
}

const SIDE = 100;
const WEIGHT = 10;
const STEP = 14;
/** Of a circle. */
const TICK = 0.01;
/** One unit of room: the edge is not cut between two pixels. */
const OUTERMOST = (SIDE - WEIGHT) / 2 - 1;

type Figure = Week['lessons'];

const wholeOf = ({ of }: Figure): number => Math.max(of, 1);
const isTicked = (figure: Figure): boolean => figure.before > 0 && figure.before < wholeOf(figure);

/** Whether an arc shows where the week before was. */
export const hasTicks = (week: RingsProps['week']): boolean =>
  WEEK_FIGURES.some((name) => isTicked(week[name]));

/** Three arcs, of lessons, homework and check-ins, each whole when all was done; a tick where the week before was. */
export function Rings({ week, size }: RingsProps) {
  const said = WEEK_FIGURES.map((name) => texts.figure(name, week[name].now));
  return (
    <View
      className="week-rings"
      style={{ width: unit(size), height: unit(size) }}
      {...aria({ role: 'img', 'aria-label': texts.rings(said) })}
    >
      <svg className="week-rings__svg" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
        {WEEK_FIGURES.map((name, index) => {
          const { before, now } = week[name];
          const whole = wholeOf(week[name]);
          const radius = OUTERMOST - index * STEP;
          return (
            <g key={name} className={`week-rings__arcs--${name}`}>
              <Arc radius={radius} share={1} className="week-rings__whole" />
              <Arc radius={radius} share={now / whole} />
              {isTicked(week[name]) && (
                <Arc radius={radius} share={TICK} from={before / whole} className="week-rings__before" />
              )}
            </g>
          );
        })}
      </svg>
    </View>
  );
}

interface ArcProps {
  readonly radius: number;
  readonly share: number;
  /** Share of the circle at which it begins; 0 is the top. */
  readonly from?: number;
  readonly className?: string;
}

/** Clockwise. */
function Arc({ className, from = 0, radius, share }: ArcProps) {
  if (share === 0) return null;
  const round = 2 * Math.PI * radius;
  return (
    <circle
      className={className}
      cx={SIDE / 2}
      cy={SIDE / 2}
      r={radius}
      strokeWidth={WEIGHT}
      strokeDasharray={share >= 1 ? undefined : `${round * share} ${round}`}
      transform={`rotate(${from * 360 - 90} ${SIDE / 2} ${SIDE / 2})`}
    />
  );
}
