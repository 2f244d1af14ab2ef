import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Avatar } from '@/components/Avatar';
import { Badge } from '@/components/Badge';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { innerPath } from '@/services/router/paths';
import { useApp } from '@/stores/app/app-context';
import { greetingText } from '../greeting';
import { homeTexts } from '../texts';
import { look } from '@/components/look';
import './home-navbar.scss';

interface HomeNavbarProps {
  readonly hour: number;
  readonly unread: number;
  /** Cached data is shown. Displayed in an existing line, to avoid a shift. */
  readonly isOffline: boolean;
  /** '' for the usual words. */
  readonly said: string;
}

/** The greeting, and the number of unread messages. */
export const HomeNavbar = observer(function HomeNavbar({ hour, unread, isOffline, said }: HomeNavbarProps) {
  const { router, session, student, tracker } = useApp();
  const { headImg, kidName } = student.privateInfo.value ?? {};
  const { isLoggedIn } = session;

  const openProfile = () => {
    tracker.track('avatar_click', { page: 'index' });
    void (isLoggedIn ? router.go('settingUpInformation') : router.toLogin());
  };
  const openMessages = () => {
    tracker.track('message_click', { unread });
    void (isLoggedIn ? router.go('informationCenter') : router.toLogin());
  };

  return (
    <View className="home-navbar">
      <Pressable
        className="home-navbar__avatar"
        label={isLoggedIn ? homeTexts.avatar : homeTexts.logIn}
        leadsTo={isLoggedIn ? innerPath('settingUpInformation') : innerPath('login')}
        onPress={openProfile}
      >
        <Avatar src={headImg} size={88} />
      </Pressable>
      <View className="home-navbar__words">
        <View
          className="home-navbar__greeting"
          {...{ role: 'heading', 'aria-level': '1', ...look('private') }}
        >
          {greetingText(isLoggedIn ? kidName : undefined, hour)}
        </View>
        {isOffline ? (
          <View className="home-navbar__offline" {...{ role: 'status' }}>
            {homeTexts.offline}
          </View>
        ) : (
          <View className="home-navbar__hint" {...(said ? look('private') : {})}>
            {said || (isLoggedIn ? homeTexts.studentHint : homeTexts.touristHint)}
          </View>
        )}
      </View>
      <Pressable
        className="home-navbar__messages"
        label={unread > 0 ? homeTexts.unreadMessages(unread) : homeTexts.messages}
        leadsTo={isLoggedIn ? innerPath('informationCenter') : innerPath('login')}
        onPress={openMessages}
      >
        <Icon name="message" size={48} tone="ink" />
        <Badge className="home-navbar__badge" count={unread} />
      </Pressable>
    </View>
  );
});
