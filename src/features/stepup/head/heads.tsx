import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Pressable } from '@/components/Pressable';
import { SkeletonBlock } from '@/components/Skeleton';
import { stepupCalls } from '@/contract/stepup/calls';
import type { App } from '@/stores/app/app';
import { useApp } from '@/stores/app/app-context';
import { aria } from '@/components/aria';
import { stepUpProfile, higherLevelPerson } from '../operator';
import { headTexts as texts } from '../texts';
import { PersonHead } from './PersonHead';

/** In the further education: the account, with the step-up's logout. */
export const AccountHead = observer(function AccountHead() {
  const app = useApp();
  const { userId } = app.session.user;
  return (
    <PersonHead
      from={stepUpProfile}
      size={88}
      words={({ parentPhone }, isAwaited) => (
        <>
          {isAwaited ? (
            <SkeletonBlock width={240} height={40} />
          ) : (
            parentPhone && <View className="step-up-head__phone">{parentPhone}</View>
          )}
          <View className="step-up-head__id">{texts.userId(userId)}</View>
        </>
      )}
      aside={
        <Pressable className="step-up-head__logout" onPress={() => void logout(app)}>
          {texts.logout}
        </Pressable>
      }
    />
  );
});

/** Calls the step-up's logout, then logs out of the app. */
async function logout({ api, feedback, session, sessionPolicy }: App): Promise<void> {
  const { token } = session;
  if (!(await feedback.confirm({ ...texts.askLogout, danger: true }))) return;
  await sessionPolicy.logout(() => api.call(stepupCalls.stepUpLogout, { token }));
}

interface KidHeadProps {
  readonly title: string;
  readonly note: string;
}

/** On the higher level: the child, and the current state. */
export const KidHead = ({ title, note }: KidHeadProps) => (
  <PersonHead
    from={higherLevelPerson}
    size={112}
    words={({ kidName, parentPhone }) => (
      <>
        <View className="step-up-head__whose">
          {[kidName ? texts.kidOf(kidName) : texts.kid, parentPhone].filter(Boolean).join(' · ')}
        </View>
        <View className="step-up-head__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {title}
        </View>
        <View className="step-up-head__note">{note}</View>
      </>
    )}
  />
);
