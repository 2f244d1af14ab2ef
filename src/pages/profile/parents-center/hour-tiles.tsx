import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { HourType } from '@/contract/hours/values';
import { useParams } from '@/features/screen';
import { UNKEPT } from '@/platform/first-paint/layer';
import { useApp } from '@/stores/app-context';
import type { Loadable } from '@/stores/loadable';
import type { HourTilesStore } from './hour-tiles-store';
import { mineTexts } from './texts';
import './hour-tiles.scss';

/** Three numbers that parents look for first; each opens its list. */
export const HourTiles = observer(function HourTiles({ store }: { store: HourTilesStore }) {
  const { router, tracker } = useApp();
  const { classHourType } = useParams('parentsCenter');
  const { hours, leave } = store;
  const open = (hourType: HourType) => {
    tracker.track('hour_tile_click', { hourType });
    void router.go('myClassHour', { hourType: String(hourType) });
  };
  const isMeant = (hourType: HourType) => classHourType === String(hourType);
  const gifted = hours.value?.gifted ?? 0;
  return (
    <View className="hour-tiles" {...{ role: 'group', 'aria-label': mineTexts.hoursHeading }}>
      <Tile
        label={mineTexts.liveHours}
        number={tileNumber(hours, hours.value?.live)}
        note={gifted > 0 && hours.status !== 'failed' ? mineTexts.gifted(gifted) : undefined}
        isNoteAwaited={store.isGiftAwaited}
        isMeant={isMeant(HourType.live)}
        onPress={() => open(HourType.live)}
      />
      <Tile
        label={mineTexts.recordedHours}
        number={tileNumber(hours, hours.value?.recorded)}
        isMeant={isMeant(HourType.recorded)}
        onPress={() => open(HourType.recorded)}
      />
      <Tile
        label={mineTexts.leaveCount}
        number={tileNumber(leave, leave.value)}
        isMeant={isMeant(HourType.leave)}
        onPress={() => open(HourType.leave)}
      />
    </View>
  );
});

/** A number that could not be had anew is not shown any longer: it may be wrong by now. */
function tileNumber({ status }: Pick<Loadable<unknown>, 'status'>, value: number | undefined): string {
  if (status === 'failed') return mineTexts.hoursFailed;
  return value === undefined ? mineTexts.hoursLoading : String(value);
}

interface TileProps {
  readonly label: string;
  readonly number: string;
  readonly note?: string;
  /** Its place is held. */
  readonly isNoteAwaited?: boolean;
  /** The parent was led here for it: rule profile-24. */
  readonly isMeant?: boolean;
  readonly onPress: () => void;
}

function Tile({ label, number, note, isNoteAwaited = false, isMeant = false, onPress }: TileProps) {
  const isWords = number === mineTexts.hoursLoading;
  return (
    <Pressable
      className={classNames('hour-tiles__tile', isMeant && 'hour-tiles__tile--meant')}
      onPress={onPress}
    >
      <View className={isWords ? 'hour-tiles__words' : 'hour-tiles__number'} {...UNKEPT}>
        {number}
      </View>
      <View className="hour-tiles__label">{label}</View>
      {note && (
        <View className="hour-tiles__note" {...UNKEPT}>
          {note}
        </View>
      )}
      {isNoteAwaited && <View className="hour-tiles__note hour-tiles__note--awaited" />}
    </Pressable>
  );
}
