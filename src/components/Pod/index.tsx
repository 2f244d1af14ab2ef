import { View } from '@tarojs/components';
import { classNames } from '../class-names';
import { Progress, progressAria } from '../Progress';
import './index.scss';

/** More than these are no peas but a bar. */
const MOST_PEAS = 16;

interface PodProps {
  readonly now: number;
  readonly max: number;
  /** The pea that is being worked on, from 0. */
  readonly at?: number;
  /** Accessible name. */
  readonly label: string;
  readonly className?: string;
}

/** Progress of a child: a pod that fills with peas. */
export function Pod({ now, max, at, label, className }: PodProps) {
  if (max > MOST_PEAS) return <Progress now={now} max={max} label={label} className={className} />;
  return (
    <View className={classNames('pod', className)} {...progressAria({ now, max, label })}>
      {Array.from({ length: max }, (_, index) => (
        <View
          key={index}
          className={classNames('pod__pea', index < now && 'pod__pea--full', index === at && 'pod__pea--at')}
        />
      ))}
    </View>
  );
}
