import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Illustration } from '@/components/Illustration';
import { ResultBody } from '@/components/ResultBody';
import { SkeletonBlock } from '@/components/Skeleton';
import type { EntranceLink } from '@/contract/activities/newcomers.schema';
import { EntranceLinkState } from '@/contract/activities/values';
import { Screen, screen, useParams } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { AuthLoginStore } from './store';
import { authLoginTexts as texts } from './texts';
import './index.scss';

/** A teacher's login link. Opening it changes nothing, so previews are safe. */
const FreshmanAuthLogin = observer(function FreshmanAuthLogin() {
  const app = useApp();
  const { code = '' } = useParams('freshmanAuthLogin');
  const [store] = useState(() => new AuthLoginStore(app, code));
  useLoadForSession(store.load, store.reset);
  return (
    <Screen className="auth-login">
      <Loaded
        of={store.link}
        skeleton={
          <View {...aria({ role: 'status', 'aria-label': texts.loading })}>
            <SkeletonBlock height={480} radius="card" />
          </View>
        }
        onRetry={() => void store.load()}
      >
        {(link) => <Found store={store} link={link} />}
      </Loaded>
    </Screen>
  );
});

interface FoundProps {
  readonly store: AuthLoginStore;
  readonly link: EntranceLink;
}

const Found = observer(function Found({ store, link }: FoundProps) {
  const { router, session } = useApp();
  if (store.isHalfDone) return <Ask store={store} title={texts.unfinished} action={texts.again} />;
  if (link.state === EntranceLinkState.open) {
    if (link.isOwn) {
      const action = { text: texts.goOn, onPress: () => void store.goOn() };
      return <ResultBody illustration="welcome" title={texts.own} action={action} />;
    }
    return <Ask store={store} title={texts.forPhone(link.phoneMask)} action={texts.enter} isFirst />;
  }
  const action = session.isLoggedIn
    ? { text: texts.toHome, onPress: () => void router.home() }
    : { text: texts.toLogin, onPress: () => void router.replace('login') };
  return <ResultBody illustration="missing" {...texts[link.state]} action={action} />;
});

interface AskProps {
  readonly store: AuthLoginStore;
  readonly title: string;
  readonly action: string;
  readonly isFirst?: boolean;
}

const Ask = observer(function Ask({ store, title, action, isFirst = false }: AskProps) {
  return (
    <View className="auth-login__card">
      <Illustration name="welcome" size={280} />
      <View className="auth-login__title" {...aria({ role: 'heading', 'aria-level': '1' })}>
        {texts.title}
      </View>
      <View className="auth-login__said">{title}</View>
      <Button
        className="auth-login__enter"
        block
        loading={store.isEntering}
        onPress={() => void store.enter()}
      >
        {store.isEntering ? texts.entering : action}
      </Button>
      {isFirst && <View className="auth-login__note">{texts.notYours}</View>}
    </View>
  );
});

export default screen('freshmanAuthLogin', FreshmanAuthLogin);
