import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { SkeletonBlock } from '@/components/Skeleton';
import type { CaptchaImages } from './captcha-client';
import type { CaptchaStore } from './captcha-store';
import { pieceLeft, type CaptchaLayout } from './geometry';
import { CAPTCHA_TEXT } from './texts';

export interface CaptchaPartProps {
  readonly store: CaptchaStore;
  readonly layout: CaptchaLayout;
}

const px = (length: number): string => `${length}px`;
const pngUri = (base64: string): string => `data:image/png;base64,${base64}`;

/** The picture with the puzzle piece, or the error. */
export const CaptchaPicture = observer(function CaptchaPicture({ store, layout }: CaptchaPartProps) {
  return (
    <View className="captcha__picture" style={{ width: px(layout.width), height: px(layout.height) }}>
      {store.images && <Puzzle images={store.images} left={pieceLeft(layout, store.share)} layout={layout} />}
      {store.isLoading && <Loading isFirst={store.images === null} />}
      {!store.images && !store.isLoading && (
        <NoImages text={store.message} onRetry={() => void store.load()} />
      )}
      {store.images && <Verdict store={store} />}
      {store.images && (
        <Pressable
          className="captcha__refresh"
          label={CAPTCHA_TEXT.refresh}
          disabled={!store.canRefresh}
          onPress={() => void store.load()}
        >
          <View className="captcha__refresh-disc">
            <Icon name="refresh" size={32} />
          </View>
        </Pressable>
      )}
    </View>
  );
});

function Puzzle({ images, left, layout }: { images: CaptchaImages; left: number; layout: CaptchaLayout }) {
  return (
    <>
      <Picture
        className="captcha__original"
        src={pngUri(images.originalImageBase64)}
        alt={CAPTCHA_TEXT.picture}
        width="100%"
        height="100%"
        mode="scaleToFill"
        lazy={false}
      />
      <View
        className="captcha__piece"
        style={{ width: px(layout.pieceWidth), transform: `translateX(${px(left)})` }}
      >
        <Picture
          className="captcha__piece-image"
          src={pngUri(images.jigsawImageBase64)}
          alt={CAPTCHA_TEXT.piece}
          width="100%"
          height="100%"
          mode="scaleToFill"
          lazy={false}
        />
      </View>
    </>
  );
}

function Loading({ isFirst }: { isFirst: boolean }) {
  if (isFirst) return <SkeletonBlock width="100%" height="100%" radius="small" />;
  return <View className="captcha__veil" {...aria({ role: 'status', 'aria-label': CAPTCHA_TEXT.loading })} />;
}

function NoImages({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <View className="captcha__failure" {...aria({ role: 'alert' })}>
      <View className="captcha__failure-text">{text}</View>
      <Button kind="secondary" size="medium" onPress={onRetry}>
        {CAPTCHA_TEXT.retry}
      </Button>
    </View>
  );
}

const Verdict = observer(function Verdict({ store }: { store: CaptchaStore }) {
  if (store.state !== 'success' && store.state !== 'fail') return null;
  const isPassed = store.state === 'success';
  return (
    <View className={`captcha__verdict captcha__verdict--${store.state}`} {...aria({ role: 'status' })}>
      <Icon name={isPassed ? 'check' : 'close'} size={32} />
      <View className="captcha__verdict-text">{isPassed ? CAPTCHA_TEXT.passed : store.message}</View>
    </View>
  );
});
