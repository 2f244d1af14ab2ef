import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Button } from '@/components/Button';
import { TextField } from '@/components/TextField';
import { codeIn } from '@/contract/account/code-in';
import { useWhenAsked } from '@/features/screen/use-when-asked';
import { toastFailure } from '@/services/feedback/toast-failure';
import { useApp } from '@/stores/app/app-context';
import type { SendCodeStore } from './send-code-store';
import { SEND_CODE_TEXT } from './texts';
import './index.scss';

interface CodeFieldProps {
  readonly store: SendCodeStore;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (code: string) => void;
  /** Validates the phone before the store sends. */
  readonly onSend: () => void;
  readonly onConfirm: () => void;
}

/** Verification code with its send button and captcha. */
export const CodeField = observer(function CodeField({
  store,
  value,
  isWrong,
  onChange,
  onSend,
  onConfirm,
}: CodeFieldProps) {
  const { countdown } = store;
  useEffect(() => {
    countdown.resume();
    return countdown.stop;
  }, [countdown]);
  const { feedback } = useApp();
  const Captcha = useWhenAsked({
    isAsked: store.captchaRound > 0,
    load: () => import('../captcha/Captcha').then((captcha) => captcha.Captcha),
    onMissing: () => {
      store.closeCaptcha();
      toastFailure(feedback, { kind: 'network' });
    },
  });
  return (
    <>
      <TextField
        className={isWrong ? 'code-field text-field--error' : 'code-field'}
        label={SEND_CODE_TEXT.label}
        name="code"
        type="number"
        clean={codeIn}
        autoComplete="one-time-code"
        placeholder={SEND_CODE_TEXT.placeholder}
        value={value}
        onChange={onChange}
        onConfirm={onConfirm}
        suffix={<SendButton store={store} onSend={onSend} />}
      />
      {Captcha && store.captchaRound > 0 && (
        <Captcha
          key={store.captchaRound}
          scene={store.scene}
          onPass={(secondCode) => void store.retryWith(secondCode)}
          onClose={store.closeCaptcha}
        />
      )}
    </>
  );
});

const SendButton = observer(function SendButton({ store, onSend }: Pick<CodeFieldProps, 'store' | 'onSend'>) {
  const { secondsLeft, isRunning, hasRun } = store.countdown;
  return (
    <Button
      kind="text"
      size="medium"
      className="code-field__send test-send-code"
      disabled={!store.canSend}
      label={isRunning ? SEND_CODE_TEXT.waitHint(secondsLeft) : undefined}
      onPress={onSend}
    >
      {isRunning
        ? SEND_CODE_TEXT.secondsLeft(secondsLeft)
        : hasRun
          ? SEND_CODE_TEXT.again
          : SEND_CODE_TEXT.send}
    </Button>
  );
});
