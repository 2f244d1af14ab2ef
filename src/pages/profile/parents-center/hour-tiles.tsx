import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { look } from '@/components/look';
import { HourType } from '@/contract/hours/values';
import { useParams } from '@/features/screen';
import { innerPath } from '@/services/router/paths';
import { useApp } from '@/stores/app/app-context';
import type { Loadable } from '@/stores/data/loadable';
import type { HourTilesStore } from './hour-tiles-store';
import { mineTexts } from './texts';
import './hour-tiles.scss';

/** The three key numbers; each links to its list. */
export const HourTiles = observer(function HourTiles({ store }: { store: HourTilesStore }) {
  const { router, tracker } = useApp();
  const { classHourType } = useParams('parentsCenter');
  const { hours, leave } = store;
  const leads = (type: HourType) => {
    const params = { hourType: String(type) };
    const onPress = () => {
      tracker.track('hour_tile_click', { hourType: type });
      void router.go('myClassHour', params);
    };
    return { leadsTo: innerPath('myClassHour', params), onPress };
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
        {...leads(HourType.live)}
      />
      <Tile
        label={mineTexts.recordedHours}
        number={tileNumber(hours, hours.value?.recorded)}
        isMeant={isMeant(HourType.recorded)}
        {...leads(HourType.recorded)}
      />
      <Tile
        label={mineTexts.leaveCount}
        number={tileNumber(leave, leave.value)}
        isMeant={isMeant(HourType.leave)}
        {...leads(HourType.leave)}
      />
    </View>
  );
});

/** After a failed reload the old number is hidden: it may be outdated. */
function tileNumber({ status }: Pick<Loadable<unknown>, 'status'>, value: number | undefined): string {
  if (status === 'failed') return mineTexts.hoursFailed;
  return value === undefined ? mineTexts.hoursLoading : String(value);
}

interface TileProps {
  readonly label: string;
  readonly number: string;
  readonly note?: string;
  /** Its space is reserved. */
  readonly isNoteAwaited?: boolean;
  /** Highlighted, because a link led here for it: rule profile-24. */
  readonly isMeant?: boolean;
  readonly leadsTo: string;
  readonly onPress: () => void;
}

function Tile({ label, number, note, isNoteAwaited = false, isMeant = false, leadsTo, onPress }: TileProps) {
  const isWords = number === mineTexts.hoursLoading;
  return (
    <Pressable
      className={classNames('hour-tiles__tile test-hours', isMeant && 'hour-tiles__tile--meant')}
      {...{ leadsTo, onPress }}
    >
      <View className={isWords ? 'hour-tiles__words' : 'hour-tiles__number'} {...look('private')}>
        {number}
      </View>
      <View className="hour-tiles__label">{label}</View>
      {note && (
        <View className="hour-tiles__note" {...look('private')}>
          {note}
        </View>
      )}
      {isNoteAwaited && <View className="hour-tiles__note hour-tiles__note--awaited" />}
    </Pressable>
  );
}
