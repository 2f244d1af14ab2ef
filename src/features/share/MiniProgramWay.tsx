import type { ReactNode } from 'react';

export interface MiniProgramWayProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Of the mini program alone: no other host offers it. */
export const MiniProgramWay = (_props: MiniProgramWayProps) => null;
