import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { aria } from '../aria';
import { classNames } from '../class-names';
import type { TextAreaProps } from './types';
import './index.scss';

interface FrameProps extends TextAreaProps {
  input: ReactNode;
  errorId?: string;
}

/** Everything of the field but the input itself, which differs by build. */
export function Frame({ label, name, count, error, disabled, className, input, errorId }: FrameProps) {
  const state = classNames(error && 'text-area--error', disabled && 'text-area--disabled');
  return (
    <View className={classNames(`text-area test-field-${name}`, state, className)}>
      <View className="text-area__label" {...aria({ 'aria-hidden': 'true' })}>
        {label}
      </View>
      {input}
      <View className="text-area__foot">
        <View id={errorId} className="text-area__error" {...aria({ role: 'alert' })}>
          {error}
        </View>
        {count && (
          <View className={classNames('text-area__count', count.now > count.max && 'text-area__count--over')}>
            {`${count.now}/${count.max}`}
          </View>
        )}
      </View>
    </View>
  );
}
