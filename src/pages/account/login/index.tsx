import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Form, useForm, type FormHandle } from '@/components/form';
import { Illustration } from '@/components/Illustration';
import { Pressable } from '@/components/Pressable';
import { TextField } from '@/components/TextField';
import { useLook } from '@/start/look/use-look';
import { screen, Screen, useShown } from '@/features/screen';
import { useLazy } from '@/features/screen/use-lazy';
import { useWhenAsked } from '@/features/screen/use-when-asked';
import { PhoneAndCodeFields } from '@/features/account/phone-and-code/PhoneAndCodeFields';
import { useApp } from '@/stores/app/app-context';
import { LoginFlow } from '@/stores/session/login';
import { ConsentDialog, ConsentLine } from '@/features/account/consent/Consent';
import { classNames } from '@/components/class-names';
import { ACCOUNT_TEXT } from '../texts';
import { LoginStore } from './login-store';
import type { LoginMode } from '../draft';
import { leadsWithPhone, WechatPhone } from './wechat-phone';
import './index.scss';

/** Password or SMS code, then possibly the child's age, then on. */
const Login = observer(function Login() {
  const app = useApp();
  const [store] = useState(() => new LoginStore(app, new LoginFlow(app)));
  const form = useForm(() => void store.submit());
  useShown(store.show);
  useLook({ isStanding: !store.isPassingBy });
  if (store.isPassingBy) return null;
  // Browsers and WeChat have their own back button.
  const hasBar = app.platform.host.showsAppBack;
  return (
    <Screen className="login" topBar="appBack">
      <View className="login__hero">
        <Illustration name="welcome" size={320} />
        <View className="login__brand" {...aria({ role: 'heading', 'aria-level': hasBar ? '2' : '1' })}>
          {ACCOUNT_TEXT.brand}
        </View>
        <View className="login__welcome">{ACCOUNT_TEXT.welcome}</View>
      </View>
      <View className="login__card">
        <WechatPhone store={store} />
        <ModeSwitch mode={store.mode} onSwitch={store.switchTo} />
        <Fields store={store} form={form} />
        <Button
          className="login__submit test-submit"
          kind={leadsWithPhone ? 'secondary' : 'primary'}
          block
          loading={store.isSubmitting}
          onPress={form.send}
        >
          {store.isSubmitting ? ACCOUNT_TEXT.submitting : ACCOUNT_TEXT.submit}
        </Button>
        <View className="login__below">
          {store.mode === 'sms' ? (
            <Text className="login__note">{ACCOUNT_TEXT.autoRegister}</Text>
          ) : (
            <Pressable
              className="login__forgot test-forgot"
              role="link"
              onPress={() => void app.router.go('findPassword')}
            >
              {ACCOUNT_TEXT.forgot}
            </Pressable>
          )}
        </View>
      </View>
      <ConsentLine consent={store.consent} />
      {app.platform.host.opensTabsToVisitors && (
        <Pressable
          className="login__forgot login__not-now test-not-now"
          role="link"
          onPress={() => void app.router.back()}
        >
          {ACCOUNT_TEXT.notNow}
        </Pressable>
      )}
      {app.platform.host.isWhole && <LazyParts store={store} />}
      <ConsentDialog consent={store.consent} />
      <Asked store={store} />
    </Screen>
  );
});

/** Dialogs that few logins need. If their chunk fails to load, the login goes on: the age is asked at the next start. */
const Asked = observer(function Asked({ store }: { store: LoginStore }) {
  const { feedback } = useApp();
  const DeviceLimit = useWhenAsked({
    isAsked: store.isDeviceLimitShown,
    load: () => import('./device-limit').then((part) => part.DeviceLimit),
    onMissing: () => {
      store.leaveDeviceLimit();
      feedback.toast(ACCOUNT_TEXT.deviceLimitContent);
    },
  });
  const Age = useWhenAsked({
    isAsked: store.isAgeAsked,
    load: () => import('@/features/profile/age-dialog/AgeDialog').then(({ AgeDialog }) => AgeDialog),
    onMissing: () => void store.finishAge(),
  });
  return (
    <>
      {DeviceLimit && <DeviceLimit open={store.isDeviceLimitShown} onClose={store.leaveDeviceLimit} />}
      {Age && store.isAgeAsked && (
        <Age onDone={() => void store.finishAge()} onSeeHours={(hourType) => void store.seeHours(hourType)} />
      )}
    </>
  );
});

/** Not in the mini program. Elsewhere loaded after the form. */
function LazyParts({ store }: { store: LoginStore }) {
  const FreeTrialButton = useLazy(() => import('@/features/activities/free-trial/FreeTrialButton'));
  const Placements = useLazy(() => import('./placements'));
  return (
    <>
      {FreeTrialButton ? (
        <FreeTrialButton className="login__trial" onLeave={store.leaveTrial} />
      ) : (
        <View className="login__trial login__trial--awaited" />
      )}
      {Placements && <Placements store={store} />}
    </>
  );
}

const Fields = observer(function Fields({ store, form }: { store: LoginStore; form: FormHandle }) {
  const hasPassword = store.mode === 'password';
  return (
    <Form of={form} className="login__fields">
      <PhoneAndCodeFields of={store.proof} hasPassword={hasPassword} onConfirm={form.send}>
        {hasPassword && (
          <TextField
            className={store.complaints.wrongField === 'password' ? 'text-field--error' : undefined}
            label={ACCOUNT_TEXT.passwordLabel}
            name="password"
            type="password"
            autoComplete="current-password"
            placeholder={ACCOUNT_TEXT.passwordPlaceholder}
            value={store.password}
            onChange={store.setPassword}
            onConfirm={form.send}
          />
        )}
      </PhoneAndCodeFields>
    </Form>
  );
});

export default screen('login', Login);

const MODES: readonly { readonly mode: LoginMode; readonly text: string }[] = [
  { mode: 'sms', text: ACCOUNT_TEXT.bySms },
  { mode: 'password', text: ACCOUNT_TEXT.byPassword },
];

interface ModeSwitchProps {
  readonly mode: LoginMode;
  readonly onSwitch: (mode: LoginMode) => void;
}

function ModeSwitch({ mode: current, onSwitch }: ModeSwitchProps) {
  return (
    <View className="login__modes" {...aria({ role: 'tablist' })}>
      {MODES.map(({ mode, text }) => (
        <Pressable
          key={mode}
          className={classNames('login__mode test-tab', mode === current && 'login__mode--active')}
          role="tab"
          aria={{ selected: mode === current }}
          onPress={() => onSwitch(mode)}
        >
          {text}
        </Pressable>
      ))}
    </View>
  );
}
