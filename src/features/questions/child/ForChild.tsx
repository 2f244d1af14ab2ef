import { View } from '@tarojs/components';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '@/components/class-names';
import { useApp } from '@/stores/app/app-context';
import readsUrl from '@/assets/questions/pea-reads.svg';
import upUrl from '@/assets/questions/pea-up.svg';
import { Drawing } from '@/components/Drawing';
import { Progress, progressAria } from '@/components/Progress';
import { Readable } from './Speaker';
import './pod.scss';
import './child.scss';

interface ForChildProps {
  readonly isAnswered: boolean;
  /** It is answered here: with the pea and a soft sound. */
  readonly isAsked: boolean;
  readonly children: ReactNode;
}

/** Makes a question one for children: large, read aloud, with a pea that looks up at the answer. */
export function ForChild({ isAnswered, isAsked, children }: ForChildProps) {
  const { platform } = useApp();
  const before = useRef(isAnswered);
  useEffect(() => {
    if (isAsked && isAnswered && !before.current) platform.chime?.();
    before.current = isAnswered;
  }, [isAnswered, isAsked, platform]);
  return (
    <Readable>
      <View className={classNames('child-question', isAsked && 'child-question--peeking')}>
        {isAsked && <Pea isUp={isAnswered} />}
        {children}
      </View>
    </Readable>
  );
}

/** Peeks over the question, and looks up when it is answered. */
const Pea = ({ isUp }: { readonly isUp: boolean }) => (
  <View className={classNames('peeking-pea', isUp && 'peeking-pea--up')}>
    <View className="peeking-pea__reads">
      <Drawing src={readsUrl} width={112} height={84} />
    </View>
    <View className="peeking-pea__up">
      <Drawing src={upUrl} width={112} height={84} />
    </View>
  </View>
);

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
    <View className={classNames('pod', className)} {...progressAria({ now, max, label })}>
      {Array.from({ length: max }, (_, index) => (
        <View key={index} className={classNames('pod__pea', index < now && 'pod__pea--full')} />
      ))}
    </View>
  );
}
