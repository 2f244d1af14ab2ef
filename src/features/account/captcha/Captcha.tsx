import { useState } from 'react';
import type { AppScene } from '@/contract/account/values';
import { SliderCaptcha } from './SliderCaptcha';
import { SpokenCaptcha } from './spoken';

interface CaptchaProps {
  readonly scene: AppScene;
  /** Receives the second code; the sheet closes by itself half a second later. */
  readonly onPass: (secondCode: string) => void;
  readonly onClose: () => void;
}

/** Slider captcha, or the spoken one by choice. Remounted for every showing. */
export function Captcha(props: CaptchaProps) {
  const [isSpoken, setSpoken] = useState(false);
  return isSpoken ? (
    <SpokenCaptcha {...props} onBack={() => setSpoken(false)} />
  ) : (
    <SliderCaptcha {...props} onOtherMethod={() => setSpoken(true)} />
  );
}
