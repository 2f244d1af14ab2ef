import { classNames } from '../class-names';
import { Drawing } from '../Drawing';
import { peaUrl, type Pose } from './parts';
import './index.scss';

interface PeaProps {
  readonly pose: Pose;
  /** A key of the tokens' subject table: with its hat. */
  readonly subject?: string | undefined;
  /** Width and height in design units. */
  readonly size?: number;
  readonly className?: string;
}

/**
 * The pea in a pose with a meaning: one drawing with parts that move. It travels in the code of the pages that show it, so that neither
 * the first load nor the main package carries it; what those show is an `Illustration`.
 */
export const Pea = ({ pose, subject, size = 280, className }: PeaProps) => (
  <Drawing className={classNames('pea', className)} src={peaUrl(pose, subject)} width={size} />
);
