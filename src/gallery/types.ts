import type { ReactNode } from 'react';

export interface Specimen {
  /** Which state it shows, in a few words. */
  readonly state: string;
  readonly show: ReactNode;
  /** As while a finger is down, or the keyboard stands there. */
  readonly held?: 'pressed' | 'focused';
  /** Height in design units of a small screen of its own, for what lies over a screen or at its edges. */
  readonly screen?: number;
}

export interface Section {
  /** The component's folder in src/components; of a feature its own word. */
  readonly name: string;
  readonly specimens: readonly Specimen[];
}

/** For what is shown and not used. */
export const nothing = (): void => undefined;
