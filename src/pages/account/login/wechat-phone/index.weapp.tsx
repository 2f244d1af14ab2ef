import { Button as NativeButton, View, type ButtonProps } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { accountCalls } from '@/contract/account/calls';
import type { Result } from '@/contract/errors';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { Documents } from '@/features/account/consent/Documents';
import { CONSENT_TEXT } from '@/features/account/consent/texts';
import { errorText } from '@/services/error-text';
import { useApp } from '@/stores/app/app-context';
import { LoginFlow, type LoginOutcome } from '@/stores/session/login';
import type { WechatPhoneProps } from '.';
import './index.scss';

const texts = {
  button: '微信手机号一键登录',
  other: '其他登录方式',
  accept: '同意并使用微信手机号',
  /** Refused by the parent, or not given by WeChat. */
  none: '获取微信手机号失败，请用验证码登录',
} as const;

export const leadsWithPhone = true;

type Answer = Parameters<NonNullable<ButtonProps['onGetPhoneNumber']>>[0]['detail'];

/** Leads the login. Without a phone, or if the login fails, the parent goes on at the fields below. */
export const WechatPhone = observer(function WechatPhone({ store }: WechatPhoneProps) {
  const app = useApp();
  const { consent } = store;
  const [flow] = useState(() => new WechatPhoneFlow(app));
  const [isAsking, setAsking] = useState(false);
  const enter = async ({ code, errMsg }: Answer) => {
    setAsking(false);
    if (store.isSubmitting) return;
    const failure = code ? await store.enterBy(() => flow.byWechatPhone(code)) : undefined;
    if (code && !failure) return;
    if (!code) app.tracker.track('login_failure', { way: 'wechatPhone', reason: errMsg, code: '' });
    store.switchTo('sms');
    app.feedback.toast(failure ? errorText(failure) : texts.none);
  };
  const give = (answer: Answer) => void enter(answer);
  return (
    <View className="wechat-phone">
      {consent.isGiven && !store.isSubmitting ? (
        <PhoneButton text={texts.button} onAnswer={give} />
      ) : (
        <Button block loading={store.isSubmitting} onPress={() => setAsking(true)}>
          {texts.button}
        </Button>
      )}
      <View className="wechat-phone__other">{texts.other}</View>
      <Dialog
        open={isAsking}
        title={CONSENT_TEXT.consentTitle}
        onClose={() => setAsking(false)}
        actions={[{ text: CONSENT_TEXT.consentDecline, kind: 'secondary', onPress: () => setAsking(false) }]}
      >
        <View>{CONSENT_TEXT.consentContent}</View>
        <Documents />
        <PhoneButton text={texts.accept} onTap={consent.accept} onAnswer={give} />
      </Dialog>
    </View>
  );
});

interface PhoneButtonProps {
  readonly text: string;
  readonly onTap?: () => void;
  readonly onAnswer: (answer: Answer) => void;
}

/** Stays until WeChat has answered: the answer is an event of the button. */
const PhoneButton = ({ text, onTap, onAnswer }: PhoneButtonProps) => (
  <NativeButton
    className="button button--primary button--large button--block wechat-phone__button test-wechat-phone"
    hoverClass="is-pressed"
    openType="getPhoneNumber"
    onClick={onTap}
    onGetPhoneNumber={({ detail }) => onAnswer(detail)}
  >
    <View className="button__text">{text}</View>
  </NativeButton>
);

/** Login with the phone that WeChat vouches for, which the backend asks WeChat for: it never reaches this device. */
class WechatPhoneFlow extends LoginFlow {
  async byWechatPhone(code: string): Promise<Result<LoginOutcome>> {
    const request = { ...(await this.cameBy()), registered: false, code };
    return this.finish('wechatPhone', await this.app.api.call(accountCalls.wechatPhoneLogin, request));
  }
}
