import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/Skeleton';
import { useOnce } from '@/components/use-once';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { FriendStore } from '@/features/works/little-teacher/friend-store';
import { littleTeacherTexts } from '@/features/works/little-teacher/texts';
import { FreeTrialHost } from '@/features/activities/free-trial/FreeTrialHost';
import { toTrial } from '@/features/activities/free-trial/to-trial';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { Invitation } from './parts/invitation';
import { OwnActions } from './parts/own-actions';
import { Praise } from './parts/praise';
import { SharedWork } from './parts/shared-work';
import '@/features/works/little-teacher/little-teacher.scss';

const texts = littleTeacherTexts.share;

/** The view of a shared explanation: only published ones. */
function LittleTeacherShare() {
  const { id } = useParams('littleTeacherShare');
  return <Shared key={id} id={recordId(id)} />;
}

const Shared = observer(function Shared({ id }: { readonly id: number | undefined }) {
  const app = useApp();
  const [store] = useState(() => new FriendStore(app, id));
  useLoadForSession(store.load, store.forget);
  usePassedOn(store);
  const { value } = store.work;
  const nextStep = { text: texts.trial, onPress: () => void toTrial(app) };
  return (
    <Screen title={value && texts.title(value.childName)}>
      {store.isOwn && store.work.status === 'missing' ? (
        <NotShown id={id} />
      ) : (
        <Loaded
          of={store.work}
          skeleton={
            <Skeleton
              variant="detail"
              picture={560}
              parts={[{ lines: 4, plain: true }]}
              label={texts.loading}
            />
          }
          onRetry={() => void store.load()}
          missing={{ text: texts.missing, action: nextStep }}
        >
          {(work) => (
            <>
              <SharedWork work={work} store={store} />
              <View className="shared-work__body">
                <OwnActions store={store} />
                <Praise work={work} store={store} />
                <Invitation work={work} isOwn={store.isOwn} />
              </View>
            </>
          )}
        </Loaded>
      )}
      <FreeTrialHost />
    </Screen>
  );
});

/** Can be shared further, with its own texts. */
function usePassedOn({ input }: FriendStore): void {
  const { platform, share } = useApp();
  const address = input?.toURL;
  useOnce(() => {
    if (input && platform.host.shareMethods.includes('weChatMenu')) void share.prepare(input);
  }, address);
}

/** For its own parent: not published yet. */
function NotShown({ id }: { readonly id: number | undefined }) {
  const { router } = useApp();
  return (
    <EmptyState
      text={texts.notShown}
      action={{
        text: texts.toOwn,
        onPress: () => void router.replace('littleTeacherDetail', { id: String(id ?? '') }),
      }}
    />
  );
}

export default screen('littleTeacherShare', LittleTeacherShare);
