import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useRef, useState } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { ProgressRing } from '@/components/ProgressRing';
import { useDrag } from '@/components/use-drag';
import type { AnswerFile } from '@/contract/questions/question.schema';
import { useApp } from '@/stores/app/app-context';
import { useShownFile, type ShownFile } from '../answers/shown-file';
import { uploads } from '../uploads';
import { dropPlace, type PhotosStore } from './photos-store';
import { photoTexts as texts } from './texts';

const GRIP = { line: 'M16 12h.01M32 12h.01M16 24h.01M32 24h.01M16 36h.01M32 36h.01' };

interface PhotoTileProps {
  readonly file: AnswerFile;
  readonly index: number;
  readonly of: number;
  readonly store: PhotosStore;
  readonly isEditable: boolean;
}

/** One photo with upload progress and actions. */
export const PhotoTile = observer(function PhotoTile({ file, index, of, store, isEditable }: PhotoTileProps) {
  const shown = useShownFile(file);
  const [shift, setShift] = useState<{ readonly x: number; readonly y: number }>();
  const tile = useRef<unknown>(null);
  const place = index + 1;
  return (
    <View
      ref={tile}
      className={classNames('photos__tile', shift && 'photos__tile--held')}
      style={shift && { transform: `translate(${shift.x}px, ${shift.y}px)` }}
      {...aria({ role: 'listitem' })}
    >
      <Pressable className="photos__open" label={texts.open(place)} onPress={() => store.open(file.id)}>
        {shown.src === '' ? (
          <Icon name="image" size={64} tone="secondary" />
        ) : (
          <img className="photos__picture" src={shown.src} alt="" draggable={false} />
        )}
      </Pressable>
      <Veil file={file} shown={shown} place={place} />
      {isEditable && (
        <>
          <Pressable
            className="photos__remove"
            label={texts.remove(place)}
            onPress={() => store.remove(file.id)}
          >
            <View className="photos__mark">
              <Icon name="close" size={24} tone="onPrimary" />
            </View>
          </Pressable>
          {of > 1 && <Grip {...{ index, of, store, tile }} onShift={setShift} />}
        </>
      )}
    </View>
  );
});

interface VeilProps {
  readonly file: AnswerFile;
  readonly shown: ShownFile;
  readonly place: number;
}

const Veil = observer(function Veil({
  file,
  shown: { isElsewhere, percent, upload, words },
  place,
}: VeilProps) {
  const all = useApp().get(uploads);
  if (isElsewhere) return <View className="photos__veil photos__veil--elsewhere">{words}</View>;
  if (!upload) return null;
  if (upload.state === 'failed') {
    return (
      <Pressable
        className="photos__veil photos__veil--failed"
        label={`${texts.retry(place)}：${words}`}
        onPress={() => all.retry(file.id)}
      >
        <Icon name="refresh" size={40} tone="onPrimary" />
        <View className="photos__veil-words">{words || texts.failed}</View>
      </Pressable>
    );
  }
  return (
    <View className="photos__veil">
      <ProgressRing percent={Math.min(99, percent)} label={`${texts.photo(place)}，${words}`} />
      {upload.state === 'paused' && <View className="photos__veil-words">{words}</View>}
    </View>
  );
});

interface GripProps {
  readonly index: number;
  readonly of: number;
  readonly store: PhotosStore;
  readonly tile: { readonly current: unknown };
  readonly onShift: (shift: { readonly x: number; readonly y: number } | undefined) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Reorders by drag or arrow keys. */
function Grip({ index, of, store, tile, onShift }: GripProps) {
  const app = useApp();
  const grip = useRef<unknown>(null);
  const drag = useDrag(grip, {
    move: ({ dx, dy }) => onShift({ x: dx, y: dy }),
    end: (point) => {
      onShift(undefined);
      const box = tile.current;
      if (!point || !(box instanceof HTMLElement)) return;
      store.move(index, dropPlace(index, of, point, box));
    },
    cancel: () => onShift(undefined),
  });
  const pressKey = (event: KeyboardEvent): void => {
    const to = index + (STEPS[event.key] ?? 0);
    if (to === index) return;
    event.preventDefault();
    if (to < 0 || to >= of) return;
    store.move(index, to);
    app.feedback.toast(texts.moved(to + 1));
  };
  return (
    <View
      ref={grip}
      className="photos__grip"
      {...drag}
      {...{ tabIndex: 0, onKeyDown: pressKey }}
      {...aria({ role: 'button', 'aria-label': texts.drag(index + 1, of) })}
    >
      <View className="photos__mark">
        <Icon name={GRIP} size={24} tone="onPrimary" />
      </View>
    </View>
  );
}
