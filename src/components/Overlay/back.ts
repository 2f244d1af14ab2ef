import { createContext, useContext, useEffect, useRef } from 'react';

/** Tells the host that the back button is to call `onBack` instead of leaving the page; returns how to take that back. */
type HoldBack = (onBack: () => void) => () => void;

/** Given by the app; without it back leaves the page, as in the mini program. */
export const HoldBackContext = createContext<HoldBack | null>(null);

/** While `onBack` is there, the back button does that. */
export function useHeldBack(onBack: (() => void) | undefined): void {
  const holdBack = useContext(HoldBackContext);
  const latest = useRef(onBack);
  latest.current = onBack;
  const isHeld = onBack !== undefined;
  useEffect(() => (holdBack && isHeld ? holdBack(() => latest.current?.()) : undefined), [holdBack, isHeld]);
}
