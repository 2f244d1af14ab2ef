import { View } from '@tarojs/components';
import type { CSSProperties } from 'react';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { unit } from '@/components/unit';
import type { DrawnProps } from './drawn-props';
import { heightOf } from './heights';
import { PictureTable } from './PictureTable';
import { pictureTexts as texts } from './texts';
import { useDrawing } from './use-drawing';
import { isEmpty } from './words';
import './picture-view.scss';

/** A chart with its height reserved; a table as fallback. */
export function PictureView({ picture, title, isBare = false }: DrawnProps) {
  const nothing = isEmpty(picture);
  const { Drawn, hasFailed } = useDrawing(!nothing);
  const height = heightOf(picture, nothing, isBare);
  if (hasFailed) return <PictureTable picture={picture} title={title} />;
  return (
    <View
      className="picture-view"
      style={{ '--height': unit(height) } as CSSProperties}
      {...aria({ role: 'group', 'aria-label': title })}
    >
      {nothing && (
        <View className="picture-view__none" style={{ height: unit(height) }}>
          {texts.none}
        </View>
      )}
      {!nothing && !Drawn && <PageSkeleton height={height} />}
      {!nothing && Drawn && <Drawn {...{ picture, title, isBare }} />}
    </View>
  );
}

const PageSkeleton = ({ height }: { readonly height: number }) => (
  <View {...aria({ role: 'status', 'aria-label': texts.loading })}>
    <SkeletonBlock height={height} radius="card" />
  </View>
);
