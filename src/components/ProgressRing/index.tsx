import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { unit } from '../unit';
import './index.scss';

interface ProgressRingProps {
  /** 0 to 100, clamped. */
  readonly percent: number;
  /** Width and height in design units. */
  readonly size?: number;
  /** Accessible name; 「进度」 by default. */
  readonly label?: string;
  /** A rate, which is never done: at 100 it is still the number. */
  readonly isRate?: boolean;
  readonly className?: string;
}

const RADIUS = 20;
const ROUND = 2 * Math.PI * RADIUS;

/** Progress as a ring around the number; a check once it is done. */
export function ProgressRing({
  percent,
  size = 112,
  label = '进度',
  isRate = false,
  className,
}: ProgressRingProps) {
  const now = Math.round(Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0)));
  const isDone = now === 100 && !isRate;
  return (
    <View
      className={classNames('progress-ring', isDone && 'progress-ring--done', className)}
      style={{ width: unit(size), height: unit(size) }}
      {...aria({
        role: 'progressbar',
        'aria-label': label,
        'aria-valuenow': String(now),
        'aria-valuemin': '0',
        'aria-valuemax': '100',
        'aria-valuetext': isDone ? '已完成' : `${now}%`,
      })}
    >
      <View className="progress-ring__whole" style={drawing(100)} />
      {now > 0 && <View className="progress-ring__part" style={drawing(now)} />}
      {isDone ? (
        <View className="progress-ring__check" style={{ fontSize: unit(Math.round(size * 0.26)) }} />
      ) : (
        <View className="progress-ring__number">{`${now}%`}</View>
      )}
    </View>
  );
}

/** An arc as a mask, like icons: coloured by the style sheet, and identical in the mini program. */
function drawing(percent: number): Record<string, string> {
  const dash = percent === 100 ? '' : ` stroke-dasharray='${((ROUND * percent) / 100).toFixed(2)} ${ROUND}'`;
  const circle = `%3Ccircle cx='24' cy='24' r='${RADIUS}' fill='none' stroke='%23000' stroke-width='5' stroke-linecap='round' transform='rotate(-90 24 24)'${dash}/%3E`;
  const svg = `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'%3E${circle}%3C/svg%3E`;
  return { '--arc': `url("data:image/svg+xml,${svg}")` };
}
