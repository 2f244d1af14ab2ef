import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef, useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Overlay } from '@/components/Overlay';
import { Scroller } from '@/components/Overlay/Scroller';
import { Pressable } from '@/components/Pressable';
import { texts as componentTexts } from '@/components/texts';
import type { AnswerFile } from '@/contract/questions/question.schema';
import { useShownFile } from '../answers/shown-file';
import { PhotoEditor } from './PhotoEditor';
import type { PhotosStore } from './photos-store';
import { photoTexts as texts } from './texts';
import './viewer.scss';

const LARGE = 2.5;

interface PhotoViewerProps {
  readonly store: PhotosStore;
  readonly pictures: readonly AnswerFile[];
  readonly isEditable: boolean;
}

/** Full-size view of one photo with actions. */
export const PhotoViewer = observer(function PhotoViewer({ store, pictures, isEditable }: PhotoViewerProps) {
  const index = pictures.findIndex(({ id }) => id === store.openId);
  const file = pictures[index];
  const title = file ? texts.viewer(index + 1, pictures.length) : '';
  return (
    <Overlay
      className="photo-viewer"
      open={file !== undefined}
      placement="center"
      closeOnMask={false}
      label={store.isEditing ? texts.editor : title}
      onClose={store.isEditing ? () => store.edit(false) : store.close}
    >
      {file && store.isEditing && <PhotoEditor key={file.id} store={store} file={file} />}
      {file && !store.isEditing && (
        <>
          <View className="photo-viewer__head">
            <View className="photo-viewer__title">{title}</View>
            <Pressable className="photo-viewer__close" label={componentTexts.close} onPress={store.close}>
              <Icon name="close" size={40} tone="onPrimary" />
            </Pressable>
          </View>
          <Large key={file.id} file={file} place={index + 1} />
          <Steps store={store} pictures={pictures} index={index} />
          {isEditable && <Actions store={store} file={file} index={index} of={pictures.length} />}
        </>
      )}
    </Overlay>
  );
});

/** Zoomed in, it scrolls; pinch zoom is the browser's. */
const Large = observer(function Large({
  file,
  place,
}: {
  readonly file: AnswerFile;
  readonly place: number;
}) {
  const { src, words } = useShownFile(file);
  const [isLarge, setIsLarge] = useState(false);
  const box = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const scroller = box.current?.parentElement;
    if (!isLarge || !scroller) return;
    scroller.scrollLeft = (scroller.scrollWidth - scroller.clientWidth) / 2;
    scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) / 2;
  }, [isLarge]);
  return (
    <>
      <Scroller className="photo-viewer__room">
        <View
          ref={box}
          className="photo-viewer__sheet"
          style={{ width: `${isLarge ? LARGE * 100 : 100}%`, height: `${isLarge ? LARGE * 100 : 100}%` }}
        >
          {src !== '' && <img className="photo-viewer__picture" src={src} alt={texts.photo(place)} />}
        </View>
      </Scroller>
      <View className="photo-viewer__words" {...aria({ role: 'status' })}>
        {words}
      </View>
      {src !== '' && (
        <Button
          className="photo-viewer__zoom"
          kind="secondary"
          size="small"
          onPress={() => setIsLarge(!isLarge)}
        >
          {isLarge ? texts.smaller : texts.larger}
        </Button>
      )}
    </>
  );
});

interface StepsProps {
  readonly store: PhotosStore;
  readonly pictures: readonly AnswerFile[];
  readonly index: number;
}

const Steps = ({ store, pictures, index }: StepsProps) => {
  const [before, next] = [pictures[index - 1], pictures[index + 1]];
  if (pictures.length < 2) return null;
  return (
    <View className="photo-viewer__steps">
      <Step label={texts.before} to={before} store={store} isBack />
      <Step label={texts.next} to={next} store={store} />
    </View>
  );
};

interface StepProps {
  readonly label: string;
  readonly to: AnswerFile | undefined;
  readonly store: PhotosStore;
  readonly isBack?: boolean;
}

const Step = ({ label, to, store, isBack = false }: StepProps) => (
  <Pressable
    className={classNames('photo-viewer__step', !to && 'photo-viewer__step--none')}
    label={label}
    disabled={!to}
    onPress={() => to && store.open(to.id)}
  >
    <Icon name={isBack ? 'back' : 'arrow-right'} size={48} tone="onPrimary" />
  </Pressable>
);

interface ActionsProps {
  readonly store: PhotosStore;
  readonly file: AnswerFile;
  readonly index: number;
  readonly of: number;
}

const Actions = ({ store, file, index, of }: ActionsProps) => (
  <View className="photo-viewer__actions">
    {!store.adder.isApps && (
      <Button kind="secondary" size="medium" onPress={() => store.edit(true)}>
        {texts.edit}
      </Button>
    )}
    <Button
      kind="secondary"
      size="medium"
      disabled={index === 0}
      onPress={() => store.move(index, index - 1)}
    >
      {texts.forward}
    </Button>
    <Button
      kind="secondary"
      size="medium"
      disabled={index === of - 1}
      onPress={() => store.move(index, index + 1)}
    >
      {texts.back}
    </Button>
    <Button kind="secondary" size="medium" onPress={() => store.remove(file.id)}>
      {texts.removeThis}
    </Button>
  </View>
);
