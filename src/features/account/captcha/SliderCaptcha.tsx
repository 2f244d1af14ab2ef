import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Sheet } from '@/components/Sheet';
import type { AppScene } from '@/contract/account/values';
import { encryptForCaptcha } from '@/services/crypto';
import { stored } from '@/services/storage/values';
import { useApp } from '@/stores/app/app-context';
import { CaptchaPicture } from './CaptchaPicture';
import { CaptchaSlider } from './CaptchaSlider';
import { CaptchaStore } from './captcha-store';
import { captchaLayout } from './geometry';
import { OtherMethod } from './spoken';
import { CAPTCHA_TEXT } from './texts';
import './index.scss';

interface SliderCaptchaProps {
  readonly scene: AppScene;
  /** Receives the second code; the sheet closes by itself half a second later. */
  readonly onPass: (secondCode: string) => void;
  readonly onClose: () => void;
  readonly onOtherMethod: () => void;
}

/** Slider captcha, with a link to the spoken one. */
export const SliderCaptcha = observer(function SliderCaptcha(props: SliderCaptchaProps) {
  const { scene, onPass, onClose, onOtherMethod } = props;
  const app = useApp();
  const [layout] = useState(() => captchaLayout(app.platform.viewport()));
  const [store] = useState(() => {
    const clientUid = app.storage.get(stored.deviceId) ?? '';
    return new CaptchaStore({ ...app, encrypt: encryptForCaptcha, scene, clientUid, onPass, onClose });
  });
  useEffect(() => {
    store.start();
    return store.stop;
  }, [store]);
  const state = store.hasPicture ? store.state : 'off';
  return (
    <Sheet open title={CAPTCHA_TEXT.title} onClose={store.close}>
      <View className={`captcha captcha--${state} test-captcha test-captcha-${state}`}>
        <CaptchaPicture store={store} layout={layout} />
        <CaptchaSlider store={store} layout={layout} />
        {store.state !== 'success' && <OtherMethod onPress={onOtherMethod} />}
      </View>
    </Sheet>
  );
});
