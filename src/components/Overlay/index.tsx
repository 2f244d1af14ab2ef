import { View } from '@tarojs/components';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { look } from '../look';
import { useHeldBack } from './back';
import { modalProps, useAboveKeyboard, useModalFocus, useTouchTrap } from './modal';
import { useScopeOver } from './scope';
import './index.scss';

/** $motion-out of the tokens: the closing animation's duration. */
const LEAVE_MS = 150;

/** A drag on it is not one of the page below. */
const stop = (event: { stopPropagation(): void }): void => event.stopPropagation();
const STAYS_HERE = { onTouchStart: stop, onPointerDown: stop };

interface OverlayProps {
  open: boolean;
  /** On Escape, on back, and on the mask if `closeOnMask` is set. */
  onClose?: () => void;
  closeOnMask: boolean;
  label?: string;
  placement: 'center' | 'bottom';
  className?: string;
  children: ReactNode;
}

/** Mask and container of a modal: open and close animation, scroll lock, and focus management. */
export function Overlay(props: OverlayProps) {
  const { onClose, closeOnMask, label, placement, className, children } = props;
  const isOver = useScopeOver(props.open, onClose);
  const open = props.open && !isOver;
  const present = useLeaving(open, isOver);
  const panel = useRef<unknown>(null);
  const layer = useRef<unknown>(null);
  useModalFocus(panel, open);
  useTouchTrap(layer, present);
  useAboveKeyboard(layer, present);
  useHeldBack(open ? onClose : undefined);
  // While closing, keep showing the last content.
  const lastChildren = useRef(children);
  if (open) lastChildren.current = children;
  if (!present) return null;
  return (
    <View
      ref={layer}
      className={classNames('overlay', `overlay--${placement}`, !open && 'overlay--leaving', className)}
      {...modalProps.trap}
      {...STAYS_HERE}
      {...look('left-out')}
    >
      <View
        className="overlay__mask"
        {...aria({ 'aria-hidden': 'true' })}
        onClick={(event) => {
          event.stopPropagation();
          if (open && closeOnMask) onClose?.();
        }}
      />
      <View
        ref={panel}
        className="overlay__panel"
        onClick={(event) => event.stopPropagation()}
        {...modalProps.panel(label, open ? onClose : undefined)}
      >
        {open ? children : lastChildren.current}
      </View>
    </View>
  );
}

/** When its scope ends, the overlay unmounts at once. */
function useLeaving(open: boolean, isOver: boolean): boolean {
  const [present, setPresent] = useState(open);
  useEffect(() => {
    if (open) {
      setPresent(true);
      return undefined;
    }
    if (isOver) setPresent(false);
    const leave = setTimeout(() => setPresent(false), LEAVE_MS);
    return () => clearTimeout(leave);
  }, [open, isOver]);
  return open || (present && !isOver);
}
