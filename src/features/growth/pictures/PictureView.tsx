import { View } from '@tarojs/components';
import { type CSSProperties, useEffect, useState, type ComponentType } from 'react';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { unit } from '@/components/unit';
import type { DrawnProps } from './drawn-props';
import { heightOf } from './heights';
import { PictureTable } from './PictureTable';
import { pictureTexts as texts } from './texts';
import { isEmpty } from './words';
import './picture-view.scss';

type Drawn = ComponentType<DrawnProps>;

/** Cached: later charts render at once. */
let loaded: Drawn | undefined;

/** Loads the chart renderer with the first chart; not in a page's first bundle. */
function useDrawing(isWanted: boolean): {
  readonly Drawn: Drawn | undefined;
  readonly hasFailed: boolean;
} {
  const [Drawn, setDrawn] = useState<Drawn | undefined>(() => loaded);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isMounted = true;
    if (isWanted && !Drawn)
      import('./drawn/Drawn').then(
        (drawing) => {
          loaded = drawing.default;
          if (isMounted) setDrawn(() => drawing.default);
        },
        () => isMounted && setFailed(true),
      );
    return () => {
      isMounted = false;
    };
  }, [isWanted, Drawn]);
  return { Drawn, hasFailed };
}

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
