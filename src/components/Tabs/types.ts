import type { ReactNode } from 'react';

export interface TabsProps {
  items: readonly { key: string; text: string }[];
  active: string;
  onChange: (key: string) => void;
  /** The first row of a screen is underlined, the second has tinted chips; a third is a Menu at the right. */
  level?: 'first' | 'second';
  /** At the right end, outside of what scrolls: a Menu. */
  right?: ReactNode;
  /** Accessible name, where the tabs do not say it. */
  label?: string | undefined;
  className?: string;
}
