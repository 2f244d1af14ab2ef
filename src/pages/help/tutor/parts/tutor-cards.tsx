import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Avatar } from '@/components/Avatar';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { Tag } from '@/components/Tag';
import { markTimes } from '@/features/dates/in-full';
import { useApp } from '@/stores/app/app-context';
import { tutorTexts } from '@/pages/help/texts';
import type { Tutor, TutorStore } from '../store';

interface CardsProps {
  readonly tutor: Tutor;
  readonly store: TutorStore;
}

export function TutorCards({ tutor, store }: CardsProps) {
  const { serverClock } = useApp();
  const { name, title, headImg, workingHours, helpsWith } = tutor;
  return (
    <>
      <Card className="tutor__card tutor__head">
        <Avatar src={headImg} name={name} size={128} />
        <View className="tutor__words">
          <View className="tutor__name">{name}</View>
          <View className="tutor__title">{title}</View>
        </View>
      </Card>
      <WeChat tutor={tutor} store={store} />
      <Card className="tutor__card">
        <Heading text={tutorTexts.hours} />
        {workingHours.map(({ days, hours }) => (
          <View key={days} className="tutor__row">
            <View className="tutor__label">{days}</View>
            <View className="tutor__value">{markTimes(hours, serverClock)}</View>
          </View>
        ))}
        <View className="tutor__note">{tutorTexts.hoursNote}</View>
      </Card>
      <Card className="tutor__card">
        <Heading text={tutorTexts.helpsWith} />
        <View className="tutor__tags">
          {helpsWith.map((what) => (
            <Tag key={what} className="tutor__tag" tone="primary" text={what} />
          ))}
        </View>
      </Card>
    </>
  );
}

const Heading = ({ text }: { text: string }) => (
  <View className="tutor__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
    {text}
  </View>
);

/** The QR code and the id to copy; nothing if the tutor has neither. */
function WeChat({ tutor: { name, weChatId, weChatQrCode }, store }: CardsProps) {
  const { platform } = useApp();
  if (!weChatId && !weChatQrCode) return null;
  return (
    <Card className="tutor__card">
      <Heading text={tutorTexts.weChat} />
      {weChatQrCode && (
        <View className="tutor__code">
          <Picture src={weChatQrCode} alt={tutorTexts.qrCode(name)} width={320} height={320} round="small" />
          <View className="tutor__note">
            {platform.host.readsCodesByPress ? tutorTexts.pressLong : tutorTexts.scan}
          </View>
        </View>
      )}
      {weChatId && (
        <View className="tutor__row">
          <View className="tutor__label">{tutorTexts.weChatId}</View>
          <View className="tutor__value">{weChatId}</View>
        </View>
      )}
      <View className="tutor__actions">
        {weChatQrCode && !platform.host.readsCodesByPress && (
          <Button
            className="tutor__action"
            kind="secondary"
            size="medium"
            onPress={() => void store.saveCode(weChatQrCode)}
          >
            {tutorTexts.save}
          </Button>
        )}
        {weChatId && (
          <Button className="tutor__action" size="medium" onPress={() => void store.copyId(weChatId)}>
            {tutorTexts.copy}
          </Button>
        )}
      </View>
    </Card>
  );
}
