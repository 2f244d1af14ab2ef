import { createContext, useContext, useEffect, useRef } from 'react';

/** Makes the host's back button call `onBack` instead of leaving the page; returns the release function. */
type HoldBack = (onBack: () => void) => () => void;

/** Provided by the app; without it back leaves the page, as in the mini program. */
export const HoldBackContext = createContext<HoldBack | null>(null);

/** While `onBack` is set, the back button calls it. */
export function useHeldBack(onBack: (() => void) | undefined): void {
  const holdBack = useContext(HoldBackContext);
  const latest = useRef(onBack);
  latest.current = onBack;
  const isHeld = onBack !== undefined;
  useEffect(() => (holdBack && isHeld ? holdBack(() => latest.current?.()) : undefined), [holdBack, isHeld]);
}
