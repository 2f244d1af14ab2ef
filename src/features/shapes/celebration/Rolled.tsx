import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '@/components/motion';
import { useApp } from '@/stores/app/app-context';

const STEP_MS = 50;
const STEPS = 16;

/** A number that rolls up to what it has become, in 800 ms; at once with reduced motion. */
export function Rolled({
  value,
  text,
}: {
  readonly value: number;
  readonly text: (value: number) => string;
}) {
  const { scheduler } = useApp();
  const [shown, show] = useState(value);
  const before = useRef(value);
  useEffect(() => {
    const from = before.current;
    before.current = value;
    if (value <= from || prefersReducedMotion()) {
      show(value);
      return undefined;
    }
    let step = 0;
    const timer = scheduler.every(STEP_MS, () => {
      step += 1;
      show(from + Math.round(((value - from) * step) / STEPS));
      if (step >= STEPS) timer.stop();
    });
    return () => timer.stop();
  }, [scheduler, value]);
  return <>{text(shown)}</>;
}
