import { useState, type ReactNode } from 'react';

interface KeptProps<Value> {
  readonly start: Value;
  readonly children: (value: Value, keep: (value: Value) => void) => ReactNode;
}

/** State that a screen would hold, so that a component can be used in the gallery. */
export function Kept<Value>({ start, children }: KeptProps<Value>) {
  const [value, keep] = useState(start);
  return children(value, keep);
}
