import { View } from '@tarojs/components';
import bellUrl from '@/assets/popups/notification.svg';
import weChatUrl from '@/assets/popups/we-chat.svg';
import { Picture } from '@/components/Picture';
import { useApp } from '@/stores/app/app-context';
import { PopupDrawing, PopupCard } from '@/features/popups/parts/PopupCard';
import { popupTexts } from '@/features/popups/parts/texts';
import type { PopupProps } from '@/features/popups/types';
import { copyText } from '@/services/feedback/copy-text';
import type { OfficialAccount } from './official-account';
import type { NotificationStep } from './steps';
import { notificationTexts } from './texts';
import './index.scss';

/** One stage; the queue shows the next. */
export function Notification({ data, open, onClose }: PopupProps<NotificationStep>) {
  if (data.stage === 'auth') return <PushPermission {...{ open, onClose }} />;
  const { account, qrCode } = data;
  return qrCode ? (
    <FollowByPicture {...{ account, qrCode, open, onClose }} />
  ) : (
    <FollowByName {...{ account, open, onClose }} />
  );
}

type Shown = Omit<PopupProps<never>, 'data'>;

function PushPermission({ open, onClose }: Shown) {
  const { native } = useApp();
  const { title, text, action } = notificationTexts.auth;
  const openSetting = (): void => {
    onClose(true);
    void native.call('openPushSetting', {});
  };
  return (
    <PopupCard
      open={open}
      title={title}
      picture={<PopupDrawing src={bellUrl} />}
      action={{ text: action, onPress: openSetting }}
      onLeave={() => onClose(false)}
    >
      {text}
    </PopupCard>
  );
}

interface FollowProps extends Shown {
  readonly account: OfficialAccount;
}

function FollowByName({ account: { name }, open, onClose }: FollowProps) {
  const { platform, feedback } = useApp();
  const { title, search, action, copied, copyFailed } = notificationTexts.follow;
  const copyName = async (): Promise<void> => {
    onClose(true);
    await copyText({ platform, feedback }, name, { copied, copyFailed: copyFailed(name) });
  };
  return (
    <PopupCard
      open={open}
      title={title(name)}
      picture={<PopupDrawing src={weChatUrl} />}
      action={{ text: action, onPress: () => void copyName() }}
      onLeave={() => onClose(false)}
    >
      {search}
    </PopupCard>
  );
}

/** A long press on the picture is handled by WeChat, without an event for the page. */
function FollowByPicture({ account: { name }, qrCode, open, onClose }: FollowProps & { qrCode: string }) {
  const { title, press, qrCode: codeOf } = notificationTexts.follow;
  const leave = (): void => onClose(false);
  return (
    <PopupCard
      open={open}
      title={title(name)}
      picture={
        <View className="notification__code">
          <Picture src={qrCode} alt={codeOf(name)} width={360} height={360} mode="aspectFit" lazy={false} />
        </View>
      }
      action={{ text: popupTexts.known, onPress: leave }}
      onLeave={leave}
    >
      {press}
    </PopupCard>
  );
}
