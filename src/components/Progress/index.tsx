import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classNames } from '../class-names';
import './index.scss';

interface ProgressProps {
  readonly now: number;
  readonly max: number;
  /** Accessible name. */
  readonly label: string;
  readonly className?: string;
}

export const progressAria = ({ now, max, label }: Omit<ProgressProps, 'className'>) =>
  aria({
    role: 'progressbar',
    'aria-label': label,
    'aria-valuenow': String(now),
    'aria-valuemin': '0',
    'aria-valuemax': String(max),
  });

/** A progress bar. The numbers are in the text beside it. */
export function Progress({ now, max, label, className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, now / max) : 0;
  return (
    <View className={classNames('progress', className)} {...progressAria({ now, max, label })}>
      <View className="progress__done" style={{ width: `${share * 100}%` }} />
    </View>
  );
}
