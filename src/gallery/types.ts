import type { ReactNode } from 'react';

export interface Specimen {
  /** Short description of the state. */
  readonly state: string;
  readonly show: ReactNode;
  /** Forces the pressed or focused styles. */
  readonly held?: 'pressed' | 'focused';
  /** Height, in design units, of a frame that acts as the screen, for overlays and fixed elements. */
  readonly screen?: number;
}

export interface Section {
  /** Folder in src/components, or a name for a feature component. */
  readonly name: string;
  readonly specimens: readonly Specimen[];
}

/** No-op handler. */
export const nothing = (): void => undefined;
