import { useState, type ReactNode } from 'react';

interface KeptProps<Value> {
  readonly start: Value;
  readonly children: (value: Value, keep: (value: Value) => void) => ReactNode;
}

/** What a screen would keep for a component: a specimen can be typed into, toggled and turned. */
export function Kept<Value>({ start, children }: KeptProps<Value>) {
  const [value, keep] = useState(start);
  return children(value, keep);
}
