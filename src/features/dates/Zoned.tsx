import { Text } from '@tarojs/components';
import { dateTexts } from './texts';
import type { ZonedTime } from './zones';
import './zoned.scss';

/** A time that stands alone. Where both do not fit, the parent's own one has a line of its own. */
export function Zoned({ of: { said, own } }: { readonly of: ZonedTime }) {
  if (own === '') return <>{said}</>;
  return (
    <>
      <Text className="zoned">{dateTexts.beijing(said)}</Text>
      <Text className="zoned">{dateTexts.own(own)}</Text>
    </>
  );
}
