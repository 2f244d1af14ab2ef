import { View } from '@tarojs/components';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '@/components/class-names';
import { useApp } from '@/stores/app/app-context';
import { Pea } from './Pea';
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
