import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useRef } from 'react';
import { Button } from '@/components/Button';
import { FailedState } from '@/components/FailedState';
import { Picture } from '@/components/Picture';
import { Skeleton } from '@/components/Skeleton';
import { useOnce } from '@/components/use-once';
import type { PosterContent } from '@/features/growth/poster/content';
import { POSTER } from '@/features/growth/poster/look';
import { ShareSheet } from '@/features/share/ShareSheet';
import type { ShareInput } from '@/services/share/types';
import { useApp } from '@/stores/app/app-context';
import type { PosterPicture } from './picture-store';
import { posterPageTexts as texts } from './texts';
import './index.scss';

interface DrawnProps {
  readonly poster: PosterPicture;
  readonly content: PosterContent;
  readonly input: ShareInput;
  readonly alt: string;
  readonly onShared: () => void;
}

/** The poster as an image; its link if the device cannot draw it. */
export const Drawn = observer(function Drawn({ poster, content, input, alt, onShared }: DrawnProps) {
  const { platform } = useApp();
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = (): void => void poster.draw(canvas.current, content, input);
  useOnce(draw, poster);
  const { isFailed, picture } = poster;
  return (
    <>
      <canvas ref={canvas} className="share-poster__canvas" aria-hidden="true" />
      {picture && (
        <View className="share-poster__frame">
          <Picture
            src={picture}
            alt={alt}
            ratio={POSTER.width / POSTER.height}
            mode="aspectFit"
            lazy={false}
          />
        </View>
      )}
      {picture && platform.host.readsCodesByPress && (
        <View className="share-poster__press">{texts.press}</View>
      )}
      {isFailed && (
        <>
          <FailedState text={texts.failed} retryText={texts.retry} onRetry={draw} />
          <Button block kind="text" onPress={() => poster.link(true)}>
            {texts.link}
          </Button>
        </>
      )}
      {!picture && !isFailed && <PageSkeleton />}
      <ShareSheet
        open={poster.isLinking}
        input={input}
        onClose={() => poster.link(false)}
        onShared={onShared}
      />
    </>
  );
});

export const PageSkeleton = () => <Skeleton variant="card" parts={[1000]} gap={0} label={texts.drawing} />;
