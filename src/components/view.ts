import { createElement, forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { clauses, keepTogether, lineEnd } from './line-end';

/** What is read, copied or spoken is unchanged. */
function withLineEnd(children: ReactNode): ReactNode {
  const parts: readonly unknown[] = [children].flat();
  if (!parts.every((part) => /string|number/.test(typeof part))) return children;
  const kept = keepTogether(parts.join(''));
  const found = lineEnd(kept);
  // One element around both: in a flex row they would be two items.
  return found ? createElement('span', null, dotted(found.start), whole(dotted(found.end))) : dotted(kept);
}

/** A dot between facts is drawn on the space after it, so that it is not seen where its line ends. */
const DOT = createElement('span', { className: 'fact-dot' }, createElement('span', null, '\u00a0·'), ' ');

const dotted = (text: string): ReactNode =>
  text
    .split('\u00a0· ')
    .map(closed)
    .reduce((seen, fact) => createElement('span', null, seen, DOT, fact));

const whole = (text: ReactNode): ReactNode => createElement('span', { className: 'line-end' }, text);

function closed(text: string): ReactNode {
  const [start, ...parts] = clauses(text);
  return parts.length > 0
    ? createElement('span', null, start, ...parts.map((part, at) => (at % 3 === 1 ? whole(part) : part)))
    : start;
}

/**
 * Taro's View on the web (config/replace-modules.ts): without its states for `hoverClass`, which only the mini program uses, and with
 * texts that end well.
 */
const View = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(({ children, ...props }, ref) =>
  createElement('div', { ...props, ref }, withLineEnd(children)),
);

export default View;
