import { Picture } from '../Picture';

interface DrawingProps {
  readonly src: string;
  /** In units of the design. */
  readonly width: number;
  /** As wide when absent. */
  readonly height?: number;
  readonly className?: string;
}

/** A drawing of our own beside words that say the same: no name, whole, at once, and nothing in its place where it fails. */
export function Drawing({ src, width, height = width, className }: DrawingProps) {
  return (
    <Picture
      className={className}
      src={src}
      alt=""
      width={width}
      height={height}
      mode="aspectFit"
      lazy={false}
      fallback={<></>}
    />
  );
}
