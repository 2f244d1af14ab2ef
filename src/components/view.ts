import { createElement, forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { keepTogether, lineEnd } from './line-end';

/** What is read, copied or spoken is unchanged. */
function withLineEnd(children: ReactNode): ReactNode {
  const parts: readonly unknown[] = Array.isArray(children) ? children : [children];
  if (!parts.every((part) => typeof part === 'string' || typeof part === 'number')) return children;
  const text = parts.join('');
  const kept = keepTogether(text);
  const found = lineEnd(kept);
  if (!found) return kept === text ? children : kept;
  // One element around both: in a flex row they would be two items.
  return createElement(
    'span',
    null,
    found.start,
    createElement('span', { className: 'line-end' }, found.end),
  );
}

/**
 * Taro's View on the web (config/replace-modules.ts): without its states for `hoverClass`, which only the mini program uses, and with
 * texts that end well.
 */
const View = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(({ children, ...props }, ref) =>
  createElement('div', { ...props, ref }, withLineEnd(children)),
);

export default View;
