import { PictureKind } from '@/contract/growth/values';
import { PictureTable } from '../PictureTable';
import type { DrawnProps } from '../use-drawing';
import { BarsPicture } from './BarsPicture';
import { Frame } from './Frame';
import { LinePicture } from './LinePicture';
import './drawn.scss';

/** The picture of its kind. */
export default function Drawn(props: DrawnProps) {
  const Kind = kinds[props.picture.kind];
  if (!Kind) return <PictureTable {...props} />;
  return (
    <Frame {...props}>
      <Kind {...props} />
    </Frame>
  );
}

const kinds: Partial<Record<PictureKind, typeof LinePicture>> = {
  [PictureKind.line]: LinePicture,
  [PictureKind.bars]: BarsPicture,
};
