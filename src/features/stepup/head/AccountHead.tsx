import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Avatar } from '@/components/Avatar';
import { Pressable } from '@/components/Pressable';
import { SkeletonBlock } from '@/components/Skeleton';
import { stepupCalls } from '@/contract/stepup/calls';
import { maskPhone } from '@/features/account/phone/mask-phone';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import type { App } from '@/stores/app';
import { useApp } from '@/stores/app-context';
import { stepUpProfile } from '../operator';
import { headTexts as texts } from '../texts';
import './account-head.scss';

/** The account in the step-up: child's picture, parent's phone, user id, logout. */
export const AccountHead = observer(function AccountHead() {
  const app = useApp();
  const profile = app.part(stepUpProfile);
  useLoadForSession(() => profile.once());
  const { headImg, kidName, parentPhone } = profile.value;
  return (
    <View className="account-head">
      <Avatar src={headImg} name={kidName || texts.avatar} size={88} />
      <View className="account-head__words">
        {profile.isAwaited ? (
          <SkeletonBlock width={240} height={40} />
        ) : (
          parentPhone && <View className="account-head__phone">{maskPhone(parentPhone)}</View>
        )}
        <View className="account-head__id">{texts.userId(app.session.user.userId)}</View>
      </View>
      <Pressable className="account-head__logout" onPress={() => void logout(app)}>
        {texts.logout}
      </Pressable>
    </View>
  );
});

/** Calls the step-up's logout, then logs out of the app. */
async function logout({ api, feedback, session, sessionPolicy }: App): Promise<void> {
  const { token } = session;
  if (!(await feedback.confirm({ ...texts.askLogout, danger: true }))) return;
  await sessionPolicy.logout(() => api.call(stepupCalls.stepUpLogout, { token }));
}
