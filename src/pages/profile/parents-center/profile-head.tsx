import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Avatar } from '@/components/Avatar';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import { look } from '@/components/look';
import { standingLine } from '@/features/profile/standing';
import { innerPath } from '@/services/router/paths';
import { useApp } from '@/stores/app/app-context';
import { phoneLine, profileTitle, shownUserId, starCount } from './profile';
import { mineTexts } from './texts';
import './profile-head.scss';

/** The parent; avatar and pencil link to the profile. */
export const ProfileHead = observer(function ProfileHead() {
  const { platform, router, session, student, tracker } = useApp();
  const { privateInfo } = student;
  const info = privateInfo.value;
  const standing = standingLine(student);
  const edit = () => {
    tracker.track('avatar_click', { page: 'parentsCenter' });
    void router.go('settingUpInformation');
  };
  const toProfile = { leadsTo: innerPath('settingUpInformation'), onPress: edit };
  const openExchanges = () => {
    tracker.track('mine_entry_click', { entry: 'exchanges' });
    void router.go('myExchange');
  };
  return (
    <View className="profile-head">
      <Pressable className="profile-head__avatar" label={mineTexts.avatar} {...toProfile}>
        <Avatar src={info?.headImg} name={mineTexts.avatar} size={128} />
      </Pressable>
      <View className="profile-head__words">
        <View className="profile-head__heading">
          <View
            className="profile-head__title test-parent"
            {...aria({ role: 'heading', 'aria-level': '1', ...look('private') })}
          >
            {profileTitle(info)}
          </View>
          {standing && (
            <View className="profile-head__standing" {...look('private')}>
              <Tag tone="primary" text={standing} />
            </View>
          )}
        </View>
        <View className="profile-head__line" {...look('private')}>
          <Text className="profile-head__phone test-parent-phone">{phoneLine(privateInfo)}</Text>
          <Text className="profile-head__id">{mineTexts.userId(shownUserId(platform, session.user))}</Text>
        </View>
        <View className="profile-head__assets">
          <View className="profile-head__stars">
            <Icon name="star" size={32} tone="inherit" />
            <Text className="profile-head__star-count" {...look('private')}>
              {mineTexts.stars(starCount(info))}
            </Text>
          </View>
          {platform.host.isWhole && (
            <Pressable
              className="profile-head__exchanges"
              leadsTo={innerPath('myExchange')}
              onPress={openExchanges}
            >
              {mineTexts.exchanges}
              <Icon name="arrow-right" size={24} tone="inherit" />
            </Pressable>
          )}
        </View>
      </View>
      <Pressable
        className="profile-head__edit test-edit-profile"
        label={mineTexts.editInformation}
        {...toProfile}
      >
        <Icon name="edit" tone="secondary" size={40} />
      </Pressable>
    </View>
  );
});

/** Before a login. */
export function VisitorHead() {
  const { router } = useApp();
  return (
    <Pressable
      className="profile-head profile-head--visitor test-to-login"
      onPress={() => void router.toLogin()}
    >
      <View className="profile-head__avatar">
        <Avatar name={mineTexts.avatar} size={128} />
      </View>
      <View className="profile-head__words">
        <View className="profile-head__title">{mineTexts.logIn}</View>
        <View className="profile-head__line">{mineTexts.forVisitors}</View>
      </View>
      <Icon name="arrow-right" tone="secondary" size={32} />
    </Pressable>
  );
}
