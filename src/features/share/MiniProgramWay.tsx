import type { ReactNode } from 'react';

export interface MiniProgramWayProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Only in the mini program. */
export const MiniProgramWay = (_props: MiniProgramWayProps) => null;
