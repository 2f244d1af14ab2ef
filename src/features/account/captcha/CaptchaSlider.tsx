import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useRef } from 'react';
import { aria } from '@/components/aria';
import { Icon } from '@/components/Icon';
import { Spinner } from '@/components/Spinner';
import { useDrag } from '@/components/use-drag';
import type { CaptchaPartProps } from './CaptchaPicture';
import type { SliderState } from './captcha-store';
import { dragShare, handleLeft, imageX, shareOfImagePixels } from './geometry';
import { CAPTCHA_TEXT } from './texts';

/** Image pixels per arrow key; the server's tolerance is 5. */
const KEY_STEP = 4;
const STEP_OF_KEY: Readonly<Record<string, number>> = { ArrowRight: KEY_STEP, ArrowLeft: -KEY_STEP };

/** The slider's handle: by drag or arrow keys. */
export const CaptchaSlider = observer(function CaptchaSlider({ store, layout }: CaptchaPartProps) {
  const handle = useRef<unknown>(null);
  const drag = useDrag(handle, {
    start: () => store.drag(0),
    move: ({ dx }) => store.drag(dragShare(layout, 0, dx)),
    end: () => void store.release(),
    cancel: store.cancelDrag,
  });
  const onKeyDown = (event: { key: string; preventDefault(): void }) => {
    const step = STEP_OF_KEY[event.key];
    if (step === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (step === undefined) void store.release();
    else store.drag(store.share + shareOfImagePixels(step));
  };
  const left = handleLeft(layout, store.share);
  return (
    <View className="captcha__track test-captcha-track" style={{ width: `${layout.width}px` }}>
      <View className="captcha__trail" style={{ width: `${left + layout.handleWidth / 2}px` }} />
      <View className="captcha__guide">{store.hasPicture && guideOf(store.state)}</View>
      <View
        ref={handle}
        className="captcha__handle test-captcha-handle"
        style={{ width: `${layout.handleWidth}px`, transform: `translateX(${left}px)` }}
        {...drag}
        {...{ onKeyDown }}
        {...aria({
          role: 'slider',
          tabIndex: '0',
          'aria-label': CAPTCHA_TEXT.slider,
          'aria-valuemin': '0',
          'aria-valuemax': String(imageX(1)),
          'aria-valuenow': String(imageX(store.share)),
          'aria-disabled': String(!store.canDrag),
        })}
      >
        <HandleMark state={store.state} />
      </View>
    </View>
  );
});

function HandleMark({ state }: { state: SliderState }) {
  if (state === 'checking') return <Spinner />;
  if (state === 'success') return <Icon name="check" size={40} />;
  return <Icon name={state === 'fail' ? 'close' : 'arrow-right'} size={40} />;
}

function guideOf(state: SliderState): string {
  if (state === 'idle') return CAPTCHA_TEXT.guide;
  return state === 'checking' ? CAPTCHA_TEXT.checking : '';
}
