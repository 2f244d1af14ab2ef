import { View } from '@tarojs/components';
import { useEffect, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names';
import { leadsTo } from '../look';
import { interactiveProps, type AriaState, type PressRole } from './interactive';
import './index.scss';

/** A second tap within this time counts as accidental. */
const DOUBLE_TAP_MS = 400;

interface PressableProps {
  onPress: () => void;
  children?: ReactNode;
  className?: string;
  style?: CSSProperties;
  id?: string;
  /** Ref to the box, e.g. for an observer. */
  box?: RefObject<unknown>;
  disabled?: boolean;
  /** false: in a roving tabindex group, not the current item. */
  isStop?: boolean;
  role?: PressRole;
  label?: string;
  /** ARIA state besides the name, e.g. `{ selected: true }`. */
  aria?: AriaState;
  /** Its target address, if a tap only navigates: works before the app runs (look.ts). */
  leadsTo?: string;
  /** Every tap counts, however quick, e.g. on a stepper or when placing items. */
  countsEvery?: boolean;
}

/** The only tappable element. If nested, the inner one handles the tap. */
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
