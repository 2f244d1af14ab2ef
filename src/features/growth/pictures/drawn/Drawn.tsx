// First, so that later styles override it.
import './drawn.scss';
import { PictureKind } from '@/contract/growth/values';
import { drawnAs } from '../drawn-as';
import type { DrawnProps } from '@/features/growth/pictures/drawn-props';
import { BarsPicture } from './BarsPicture';
import { CalendarPicture } from './CalendarPicture';
import { Frame } from './Frame';
import { LinePicture } from './LinePicture';
import { MapPicture } from './MapPicture';
import { RadarPicture } from './RadarPicture';
import { RingPicture } from './RingPicture';

const kinds = {
  [PictureKind.line]: LinePicture,
  [PictureKind.bars]: BarsPicture,
  [PictureKind.radar]: RadarPicture,
  [PictureKind.ring]: RingPicture,
  [PictureKind.calendar]: CalendarPicture,
} as const;

export default function Drawn(props: DrawnProps) {
  const kind = drawnAs(props.picture);
  if (kind === PictureKind.map) return <MapPicture {...props} />;
  const Kind = kinds[kind];
  return (
    <Frame {...props}>
      <Kind {...props} />
    </Frame>
  );
}
