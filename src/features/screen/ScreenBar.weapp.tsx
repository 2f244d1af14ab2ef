import { ScenarioBadge } from './ScenarioBadge';
import type { ScreenBarProps } from './ScreenBar';
import { ScreenNotice } from './ScreenNotice';

/** The mini program has a native bar. */
export function ScreenBar({ notice }: ScreenBarProps) {
  return (
    <>
      <ScreenNotice text={notice} />
      <ScenarioBadge />
    </>
  );
}
