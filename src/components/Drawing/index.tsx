import { Picture } from '../Picture';

interface DrawingProps {
  readonly src: string;
  /** In design units. */
  readonly width: number;
  /** Defaults to the width. */
  readonly height?: number;
  readonly className?: string;
}

/** A decorative drawing of our own beside text: no alt text, fully shown, eager, and no fallback. */
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
