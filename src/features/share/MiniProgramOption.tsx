import type { ReactNode } from 'react';

export interface MiniProgramOptionProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Only in the mini program. */
export const MiniProgramOption = (_props: MiniProgramOptionProps) => null;
