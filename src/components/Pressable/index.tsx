import { View } from '@tarojs/components';
import { useEffect, useRef } from 'react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { classNames } from '../class-names';
import { leadsTo } from '../look';
import { interactiveProps } from './interactive';
import type { AriaState, PressRole } from './interactive';
import './index.scss';

/** A second tap within this time is a slip of the finger. */
const DOUBLE_TAP_MS = 400;

interface PressableProps {
  onPress: () => void;
  children?: ReactNode;
  className?: string;
  style?: CSSProperties;
  id?: string;
  /** For whoever watches the box. */
  box?: RefObject<unknown>;
  disabled?: boolean;
  /** false: one of a group with a single stop, within which arrows lead from one to the next. */
  isStop?: boolean;
  role?: PressRole;
  label?: string;
  /** What a screen reader says besides the name, e.g. `{ selected: true }`. */
  aria?: AriaState;
  /** The address that it leads to, where a tap does nothing else: it leads on before the program is there (look.ts). */
  leadsTo?: string;
  /** Each tap counts, however quick: a step of several, a place where one thing after the other is put. */
  countsEvery?: boolean;
}

/** The one box that can be tapped. Where boxes are nested, the inner one takes the tap. */
export function Pressable({
  onPress,
  children,
  className,
  style,
  id,
  box,
  disabled = false,
  isStop,
  role = 'button',
  label,
  aria,
  leadsTo: address,
  countsEvery = false,
}: PressableProps) {
  const pressOnce = useOncePerTap(onPress);
  const press = (): void => {
    if (disabled) return;
    if (countsEvery) onPress();
    else pressOnce();
  };
  return (
    <View
      id={id}
      ref={box}
      className={classNames('pressable', disabled && 'pressable--disabled', className)}
      style={style}
      onClick={(event) => {
        event.stopPropagation();
        press();
      }}
      {...leadsTo(address)}
      {...interactiveProps({ role, label, disabled, isStop, state: aria, press })}
    >
      {children}
    </View>
  );
}

function useOncePerTap(onPress: () => void): () => void {
  const rest = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(rest.current), []);
  return () => {
    if (rest.current !== undefined) return;
    rest.current = setTimeout(() => {
      rest.current = undefined;
    }, DOUBLE_TAP_MS);
    onPress();
  };
}
