import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Progress } from '@/components/Progress';
import './pod.scss';

/** More than these are no peas but a bar. */
const MOST_PEAS = 16;

interface PodProps {
  readonly now: number;
  readonly max: number;
  /** Accessible name. */
  readonly label: string;
  readonly className?: string;
}

/** Progress of a child: a pod that fills with peas. */
export function Pod({ now, max, label, className }: PodProps) {
  if (max > MOST_PEAS) return <Progress now={now} max={max} label={label} className={className} />;
  return (
    <View
      className={classNames('pod', className)}
      {...aria({
        role: 'progressbar',
        'aria-label': label,
        'aria-valuenow': String(now),
        'aria-valuemin': '0',
        'aria-valuemax': String(max),
      })}
    >
      {Array.from({ length: max }, (_, index) => (
        <View key={index} className={classNames('pod__pea', index < now && 'pod__pea--full')} />
      ))}
    </View>
  );
}
