import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { Icon } from '@/components/Icon';
import { SubjectMark } from '@/components/SubjectMark';
import { Tag } from '@/components/Tag';
import type { HourExpiry } from '@/contract/hours/schema';
import { HourType } from '@/contract/hours/values';
import { formatFullDate } from '@/features/dates/in-full';
import { byBeijing } from '@/features/dates/zones';
import { brandKey, brandText, type HoursOfBrand } from '@/features/hours';
import { momentOf } from '@/features/lessons/dates';
import { useApp } from '@/stores/app/app-context';
import { hourPageTexts } from '@/pages/hours/texts';
import './hour-rows.scss';

interface HourRowsProps {
  readonly brands: readonly HoursOfBrand[];
  readonly type: HourType;
}

export function HourRows({ brands, type }: HourRowsProps) {
  const { platform, router } = useApp();
  const isRecorded = type === HourType.recorded;
  const remaining = ({ sums }: HoursOfBrand) => (isRecorded ? sums.recorded : sums.live);
  const shown = brands.filter((brand) => remaining(brand) > 0);
  // On hosts with a fixed brand the child may not learn it.
  const isOfChild = !isRecorded && !platform.host.onlyBrand;
  const none = brands.filter(({ sums }) => isOfChild && sums.live + sums.recorded <= 0);
  return (
    <View className="hour-rows">
      {shown.length === 0 && (
        <EmptyState
          text={hourPageTexts.noHours[type]}
          action={{ text: hourPageTexts.back, onPress: () => void router.go('myTabClass') }}
        />
      )}
      {shown.map((brand) => (
        <HourRow key={brand.brandCode} brand={brand} isRecorded={isRecorded} />
      ))}
      {none.map(({ brandCode }) => (
        <UsedUp key={brandCode} brandCode={brandCode} />
      ))}
    </View>
  );
}

/** A link to what they were used for, and to customer service. */
function UsedUp({ brandCode }: Pick<HoursOfBrand, 'brandCode'>) {
  const { router } = useApp();
  const name = brandText(brandCode);
  return (
    <Card joined className="hour-row test-hour-row">
      <View className="hour-row__head">
        <SubjectMark subject={brandKey(brandCode)} size={72} />
        <View className="hour-row__names">
          <View className="hour-row__name">{name}</View>
          <View className="hour-row__parts">{hourPageTexts.noneLeft}</View>
        </View>
      </View>
      <View className="hour-row__actions">
        <Button
          kind="text"
          size="small"
          label={`${name} ${hourPageTexts.record}`}
          onPress={() => void router.go('classHourRecord', { brandCode })}
        >
          {hourPageTexts.record}
        </Button>
        <Button
          kind="secondary"
          size="small"
          label={`${name} ${hourPageTexts.renew}`}
          onPress={() => void router.go('feedback', { about: hourPageTexts.moreOf(name) })}
        >
          {hourPageTexts.renew}
        </Button>
      </View>
    </Card>
  );
}

function HourRow({ brand, isRecorded }: { readonly brand: HoursOfBrand; readonly isRecorded: boolean }) {
  const { router } = useApp();
  const { brandCode, sums, expiries, unnamed } = brand;
  const { baseHours, giveHours } = isRecorded ? brand.recorded : brand.live;
  const ending = expiries.filter((expiry) => expiry.isRecorded === isRecorded);
  const whole = isRecorded ? sums.recorded : sums.live;
  // Avoids floating-point errors of fractional hours.
  const lasting = Math.round(10 * (whole - ending.reduce((sum, { hours }) => sum + hours, 0))) / 10;
  const name = brandText(brandCode);
  return (
    <Card
      joined
      className="hour-row test-hour-row"
      onPress={() => void router.go('classHourRecord', { brandCode })}
    >
      <View className="hour-row__head">
        <SubjectMark subject={brandKey(brandCode)} size={72} />
        <View className="hour-row__names">
          <View className="hour-row__name">{name}</View>
          <View className="hour-row__parts">
            {[
              baseHours > 0 && hourPageTexts.bought(baseHours),
              giveHours > 0 && hourPageTexts.given(giveHours),
              !isRecorded && unnamed > 0 && hourPageTexts.unnamed(unnamed),
            ]
              .filter(Boolean)
              .join(' · ')}
          </View>
        </View>
        <View className="hour-row__total">{hourPageTexts.hours(whole)}</View>
        <Icon name="arrow-right" size={32} tone="secondary" />
      </View>
      {ending.length > 0 && (
        <View className="hour-row__ends">
          {ending.map((expiry) => (
            <Ending key={`${expiry.expireTime}-${expiry.hours}`} expiry={expiry} />
          ))}
          {lasting > 0 && <View className="hour-row__end">{hourPageTexts.lasting(lasting)}</View>}
        </View>
      )}
    </Card>
  );
}

const SOON_MS = 30 * 24 * 60 * 60_000;

function Ending({ expiry }: { readonly expiry: HourExpiry }) {
  const { serverClock } = useApp();
  const isSoon = momentOf(expiry.expireTime) - serverClock.now() < SOON_MS;
  return (
    <View className="hour-row__end">
      <View>
        {hourPageTexts.expires(expiry.hours, byBeijing(formatFullDate(expiry.expireTime), serverClock))}
      </View>
      {isSoon && <Tag className="hour-row__soon" tone="alert" text={hourPageTexts.soon} />}
    </View>
  );
}
