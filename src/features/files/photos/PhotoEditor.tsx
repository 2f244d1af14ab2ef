import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { aria } from '@/components/aria';
import { byArrows } from '@/components/arrow-keys';
import { Button } from '@/components/Button';
import { useDrag } from '@/components/use-drag';
import type { AnswerFile } from '@/contract/questions/question.schema';
import type { PictureChange, PictureCut } from '@/platform/device-files';
import { useShownFile } from '../answers/shown-file';
import { CORNERS, fitted, movedCut, resizedCut, turned, WHOLE, type Corner } from './crop-box';
import type { PhotosStore } from './photos-store';
import { photoTexts as texts } from './texts';
import './editor.scss';

const UNCHANGED: PictureChange = { turns: 0, cut: WHOLE };

interface Size {
  readonly width: number;
  readonly height: number;
}

interface PhotoEditorProps {
  readonly store: PhotosStore;
  readonly file: AnswerFile;
}

/** Rotates and crops a photo; re-encoded once, on save. */
export const PhotoEditor = observer(function PhotoEditor({ store, file }: PhotoEditorProps) {
  const [change, setChange] = useState(UNCHANGED);
  return (
    <View className="photo-editor">
      <Stage file={file} change={change} onCut={(to) => setChange((now) => ({ ...now, cut: to(now.cut) }))} />
      <View className="photo-editor__actions">
        <Button kind="secondary" size="medium" onPress={() => setChange(turned)}>
          {texts.turn}
        </Button>
        <Button kind="secondary" size="medium" onPress={() => setChange(UNCHANGED)}>
          {texts.whole}
        </Button>
      </View>
      <View className="photo-editor__actions">
        <Button kind="secondary" onPress={() => store.edit(false)}>
          {texts.cancel}
        </Button>
        <Button loading={store.isSaving} onPress={() => void store.save(file.id, change)}>
          {texts.done}
        </Button>
      </View>
    </View>
  );
});

type CutChange = (cut: PictureCut) => PictureCut;

interface StageProps {
  readonly file: AnswerFile;
  readonly change: PictureChange;
  readonly onCut: (change: CutChange) => void;
}

const Stage = observer(function Stage({ file, change: { turns, cut }, onCut }: StageProps) {
  const { src } = useShownFile(file);
  const room = useRef<unknown>(null);
  const frame = useRef<unknown>(null);
  const [picture, setPicture] = useState<Size>();
  const space = useSpace(room);
  const shown = picture && space && fitted(picture, turns, space);
  return (
    <View ref={room} className="photo-editor__room">
      <View
        ref={frame}
        className="photo-editor__frame"
        style={shown && { width: `${shown.width}px`, height: `${shown.height}px` }}
      >
        <img
          className="photo-editor__picture"
          src={src}
          alt={texts.editor}
          draggable={false}
          style={shown && pictureStyle(shown, turns)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setPicture({ width: naturalWidth, height: naturalHeight })
          }
        />
        {shown && <Box cut={cut} frame={frame} onCut={onCut} />}
      </View>
    </View>
  );
});

/** Size before rotation; the rotation fits it into the frame. */
function pictureStyle(shown: Size, turns: PictureChange['turns']): Record<string, string> {
  const isOnSide = turns % 2 === 1;
  return {
    width: `${isOnSide ? shown.height : shown.width}px`,
    height: `${isOnSide ? shown.width : shown.height}px`,
    transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
  };
}

function useSpace(room: RefObject<unknown>): Size | undefined {
  const [space, setSpace] = useState<Size>();
  useEffect(() => {
    const box = room.current;
    if (box instanceof HTMLElement) setSpace({ width: box.clientWidth, height: box.clientHeight });
  }, [room]);
  return space;
}

interface BoxProps {
  readonly cut: PictureCut;
  readonly frame: RefObject<unknown>;
  readonly onCut: (change: CutChange) => void;
}

const percent = (part: number): string => `${part * 100}%`;

const Box = ({ cut, frame, onCut }: BoxProps) => (
  <>
    <Hold
      className="photo-editor__cut"
      label={texts.cut}
      style={{
        left: percent(cut.left),
        top: percent(cut.top),
        width: percent(cut.width),
        height: percent(cut.height),
      }}
      {...{ cut, frame, onCut }}
      change={movedCut}
    />
    {CORNERS.map((corner) => (
      <Hold
        key={corner}
        className={`photo-editor__corner photo-editor__corner--${corner}`}
        label={texts.corners[corner]}
        style={cornerStyle(cut, corner)}
        {...{ cut, frame, onCut }}
        change={(now, x, y) => resizedCut(now, corner, x, y)}
      />
    ))}
  </>
);

const cornerStyle = (cut: PictureCut, corner: Corner): Record<string, string> => ({
  left: percent(corner.endsWith('Left') ? cut.left : cut.left + cut.width),
  top: percent(corner.startsWith('top') ? cut.top : cut.top + cut.height),
});

interface HoldProps extends BoxProps {
  readonly className: string;
  readonly label: string;
  readonly style: Record<string, string>;
  readonly change: (cut: PictureCut, x: number, y: number) => PictureCut;
}

/** Drag by touch or mouse, or arrow keys. */
function Hold({ className, label, style, cut, frame, change, onCut }: HoldProps) {
  const hold = useRef<unknown>(null);
  const before = useRef(cut);
  const drag = useDrag(hold, {
    start: () => void (before.current = cut),
    move: ({ dx, dy }) => {
      const box = frame.current;
      if (!(box instanceof HTMLElement)) return;
      const from = before.current;
      onCut(() => change(from, dx / Math.max(1, box.clientWidth), dy / Math.max(1, box.clientHeight)));
    },
    end: () => undefined,
  });
  const pressKey = byArrows((x, y) => onCut((now) => change(now, x, y)));
  return (
    <View
      ref={hold}
      className={className}
      style={style}
      {...drag}
      {...{ tabIndex: 0, onKeyDown: pressKey }}
      {...aria({ role: 'group', 'aria-label': label })}
    />
  );
}
