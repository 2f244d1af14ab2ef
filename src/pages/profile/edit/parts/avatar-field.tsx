import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Avatar } from '@/components/Avatar';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { Spinner } from '@/components/Spinner';
import type { EditStore } from '../store';
import { editTexts } from '../texts';
import { ChooseAvatar } from './choose-avatar';

/** The avatar; a tap chooses another, or retries a failed upload. */
export const AvatarField = observer(function AvatarField({ store }: { store: EditStore }) {
  const { avatar, form } = store;
  const face = <Face store={store} />;
  return (
    <View className="profile-edit__avatar-field">
      {avatar.status === 'failed' ? (
        <Pressable
          className="profile-edit__avatar"
          label={editTexts.avatarRetry}
          disabled={form.isSaving}
          onPress={() => void avatar.retry()}
        >
          {face}
        </Pressable>
      ) : (
        <ChooseAvatar
          className="profile-edit__avatar"
          label={editTexts.changeAvatar}
          disabled={form.isSaving || avatar.status === 'uploading'}
          avatar={avatar}
        >
          {face}
        </ChooseAvatar>
      )}
      <ChooseAvatar className="profile-edit__avatar-change" disabled={form.isSaving} avatar={avatar}>
        {editTexts.changeAvatar}
      </ChooseAvatar>
      <View className="profile-edit__avatar-error" {...aria({ role: 'alert' })}>
        {form.complaints.headImg}
      </View>
    </View>
  );
});

const Face = observer(function Face({ store }: { store: EditStore }) {
  const { avatar, form, personal } = store;
  return (
    <>
      <Avatar
        src={avatar.shown(form.values.headImg) || personal.info.value?.headImg}
        name={editTexts.avatar}
        size={176}
      />
      <Mark store={store} />
    </>
  );
});

/** State of the upload. */
const Mark = observer(function Mark({ store: { avatar } }: { store: EditStore }) {
  if (avatar.status === 'uploading') {
    return (
      <View className="profile-edit__veil" {...aria({ role: 'status' })}>
        <Spinner />
        <View className="profile-edit__veil-text">{editTexts.avatarUploading}</View>
      </View>
    );
  }
  if (avatar.status === 'failed') {
    return (
      <View className="profile-edit__veil">
        <Icon name="refresh" size={40} tone="onPrimary" />
        <View className="profile-edit__veil-text">{editTexts.avatarRetry}</View>
      </View>
    );
  }
  return (
    <View className="profile-edit__camera">
      <Icon name="camera" size={32} tone="onPrimary" />
    </View>
  );
});
