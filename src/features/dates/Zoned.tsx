import { Text } from '@tarojs/components';
import { dateTexts } from './texts';
import type { ZonedTime } from './zones';
import './zoned.scss';

/** A time on its own. If both do not fit, the local time wraps to its own line. */
export function Zoned({ of: { said, own } }: { readonly of: ZonedTime }) {
  if (own === '') return <>{said}</>;
  return (
    <>
      <Text className="zoned">{dateTexts.beijing(said)}</Text>
      <Text className="zoned">{dateTexts.own(own)}</Text>
    </>
  );
}
