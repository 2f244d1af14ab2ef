import { View } from '@tarojs/components';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '@/components/class-names';
import { useApp } from '@/stores/app/app-context';
import readsUrl from '@/assets/questions/pea-reads.svg';
import upUrl from '@/assets/questions/pea-up.svg';
import { Drawing } from '@/components/Drawing';
import { Readable } from './Speaker';
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
