import peaUrl from '../../assets/pea-face.svg';
import { classNames } from '../class-names';
import { Picture } from '../Picture';
import { texts } from '../texts';
import './index.scss';

interface AvatarProps {
  src?: string;
  /** Accessible name. */
  name?: string;
  /** Diameter in design units. */
  size?: number;
  className?: string;
}

/** Falls back to a pea drawing if the picture is missing or fails to load. */
export function Avatar({ src, name = texts.avatar, size = 96, className }: AvatarProps) {
  const face = { alt: name, width: size, height: size, lazy: false, round: true, isPrivate: true };
  return (
    <Picture
      {...face}
      className={classNames('avatar', className)}
      src={src || peaUrl}
      fallback={<Picture {...face} alt="" src={peaUrl} />}
    />
  );
}
