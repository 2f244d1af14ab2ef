import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef, useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import type { AnswerFile } from '@/contract/questions/question.schema';
import { useApp } from '@/stores/app/app-context';
import { PhotoTile } from './PhotoTile';
import { PhotoViewer } from './PhotoViewer';
import { PhotosStore } from './photos-store';
import { photoTexts as texts } from './texts';
import './photos.scss';

interface PhotoGridProps {
  readonly pictures: readonly AnswerFile[];
  readonly most: number;
  /** Absent: read-only. */
  readonly onPictures?: (pictures: AnswerFile[]) => void;
}

/** Photos of an answer: add, view, edit, reorder, remove, upload. */
export const PhotoGrid = observer(function PhotoGrid(props: PhotoGridProps) {
  const { pictures, most, onPictures } = props;
  const app = useApp();
  const latest = useRef(props);
  latest.current = props;
  const [store] = useState(
    () =>
      new PhotosStore(app, () => ({
        ...latest.current,
        onPictures: (changed) => latest.current.onPictures?.(changed),
      })),
  );
  useEffect(() => () => store.forgetRemoved(), [store]);
  return (
    <View className="photos">
      <View className="photos__grid" {...aria({ role: 'list', 'aria-label': texts.list })}>
        {pictures.map((file, index) => (
          <PhotoTile
            key={file.id}
            {...{ file, index, store }}
            of={pictures.length}
            isEditable={onPictures !== undefined}
          />
        ))}
      </View>
      {onPictures && <Undo store={store} />}
      {onPictures && <Actions store={store} room={most - pictures.length} />}
      {onPictures && <View className="photos__count">{texts.count(pictures.length, most)}</View>}
      <PhotoViewer store={store} pictures={pictures} isEditable={onPictures !== undefined} />
    </View>
  );
});

const Actions = observer(function Actions({
  store,
  room,
}: {
  readonly store: PhotosStore;
  readonly room: number;
}) {
  const { adder } = store;
  if (room <= 0) return null;
  return (
    <View className="photos__actions">
      {!adder.isApps && (
        <Button kind="secondary" disabled={adder.isBusy} onPress={() => void store.add(true)}>
          {texts.take}
        </Button>
      )}
      <Button kind="secondary" loading={adder.isBusy} onPress={() => void store.add(false)}>
        {adder.isApps ? texts.add : texts.choose}
      </Button>
    </View>
  );
});

const Undo = observer(function Undo({ store }: { readonly store: PhotosStore }) {
  const { removed } = store;
  return (
    <View {...aria({ role: 'status' })}>
      {removed && (
        <View className="photos__undo">
          <View className="photos__undo-words">{texts.removed(removed.index + 1)}</View>
          <Button kind="text" size="small" onPress={() => store.undo()}>
            {texts.undo}
          </Button>
        </View>
      )}
    </View>
  );
});
