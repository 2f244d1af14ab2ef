import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { SubjectMark } from '@/components/SubjectMark';
import type { HourRecord } from '@/contract/hours/schema';
import { HourChange } from '@/contract/hours/values';
import { brandKey, brandText } from '@/features/hours';
import { Zoned } from '@/features/dates/Zoned';
import { clockText, dayText, faceOf, momentOf, zoned, type ZonedTime } from '@/features/dates/zones';
import type { LocalClock } from '@/services/clock';
import { useApp } from '@/stores/app/app-context';
import { changeTexts, recordTexts } from '@/pages/hours/texts';
import './record-row.scss';

/** The minus sign is as wide as the plus, unlike a hyphen. */
const signed = (hours: number): string => (hours < 0 ? `−${-hours}` : `+${hours}`);

/** 11月21日 19:00, never relative. */
function whenOf(time: string, serverClock: LocalClock): ZonedTime {
  const moment = momentOf(time);
  const face = faceOf(moment);
  const said = Number.isNaN(moment) ? '' : `${dayText(face)} ${clockText(face)}`;
  return zoned(said, moment, serverClock, dayText);
}

/** A change: its reason, time and amount. */
export function RecordRow({ record }: { readonly record: HourRecord }) {
  const { router, serverClock } = useApp();
  const { brandCode, isRecorded, change, title, hours, givenHours, time } = record;
  const kind = isRecorded ? recordTexts.recorded : recordTexts.live;
  const isPart = givenHours !== 0 && givenHours !== hours;
  return (
    <Card joined className="test-hour-record record-row">
      <SubjectMark subject={brandKey(brandCode)} size={72} />
      <View className="record-row__body">
        <View className="record-row__title">{title}</View>
        <View className="record-row__note">
          {[changeTexts[change], `${brandText(brandCode)}${kind}`].join(' · ')}
        </View>
        <View className="record-row__note">
          <Zoned of={whenOf(time, serverClock)} />
        </View>
        {change === HourChange.expired && (
          <Button
            className="record-row__action"
            kind="text"
            size="small"
            label={`${recordTexts.askExpired} ${title}`}
            onPress={() =>
              void router.go('feedback', { about: recordTexts.expiredOf(brandText(brandCode), title) })
            }
          >
            {recordTexts.askExpired}
          </Button>
        )}
      </View>
      <View className="record-row__end">
        <View className={classNames('record-row__hours', hours > 0 && 'record-row__hours--more')}>
          {signed(hours)}
        </View>
        {isPart && <View className="record-row__note">{recordTexts.given(signed(givenHours))}</View>}
      </View>
    </Card>
  );
}
