import { createElement, forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { keepTogether, lineEnd } from './line-end';

/** What is read, copied or spoken is unchanged. */
function withLineEnd(children: ReactNode): ReactNode {
  const parts: readonly unknown[] = [children].flat();
  if (!parts.every((part) => /string|number/.test(typeof part))) return children;
  const kept = keepTogether(parts.join(''));
  const found = lineEnd(kept);
  // One element around both: in a flex row they would be two items.
  return found
    ? createElement(
        'span',
        null,
        dotted(found.start),
        createElement('span', { className: 'line-end' }, dotted(found.end)),
      )
    : dotted(kept);
}

/** A dot between facts is drawn on the space after it, so that it is not seen where its line ends. */
const DOT = createElement('span', { className: 'fact-dot' }, createElement('span', null, '\u00a0·'), ' ');

const dotted = (text: string): ReactNode =>
  (text.split('\u00a0· ') as ReactNode[]).reduce((seen, fact) =>
    createElement('span', null, seen, DOT, fact),
  );

/**
 * Taro's View on the web (config/replace-modules.ts): without its states for `hoverClass`, which only the mini program uses, and with
 * texts that end well.
 */
const View = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(({ children, ...props }, ref) =>
  createElement('div', { ...props, ref }, withLineEnd(children)),
);

export default View;
