import { View } from '@tarojs/components';
import { useRef, useState } from 'react';
import { aria } from '@/components/aria';
import { byArrows } from '@/components/arrow-keys';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Sheet';
import { usePinch } from '@/components/use-pinch';
import {
  drawnSize,
  MOST_SCALE,
  moved,
  squareOf,
  WHOLE,
  zoomed,
  type CropView,
  type PictureSize,
} from './crop-view';
import type { CropSheetProps } from './types';
import './index.scss';

const cropTexts = {
  title: '裁剪头像',
  hint: '拖动图片调整位置，双指或滑块缩放',
  frame: '头像裁剪区域，可用方向键移动图片',
  picture: '待裁剪的图片',
  zoom: '缩放',
  confirm: '使用',
  unreadable: '这张图片无法显示，请换一张',
} as const;

/** Square crop of the picture: pan and zoom by touch, mouse or keys. */
export function CropSheet({ path, onCrop, onClose }: CropSheetProps) {
  // A closing sheet keeps its last picture; another picture resets the view.
  const shown = useRef(path);
  if (path !== '') shown.current = path;
  return <Cropping key={shown.current} path={shown.current} open={path !== ''} {...{ onCrop, onClose }} />;
}

function Cropping({ path, open, onCrop, onClose }: CropSheetProps & { readonly open: boolean }) {
  const [size, setSize] = useState<PictureSize>();
  const [isBroken, setIsBroken] = useState(false);
  const [view, setView] = useState(WHOLE);
  return (
    <Sheet
      className="picture-crop"
      open={open}
      title={cropTexts.title}
      onClose={onClose}
      footer={
        <Button block disabled={!size} onPress={() => size && onCrop(squareOf(size, view))}>
          {cropTexts.confirm}
        </Button>
      }
    >
      <Frame
        path={path}
        size={size}
        view={view}
        onSize={setSize}
        onBroken={() => setIsBroken(true)}
        onView={(change) => size && setView((now) => change(size, now))}
      />
      <input
        className="picture-crop__zoom"
        type="range"
        aria-label={cropTexts.zoom}
        min={1}
        max={MOST_SCALE}
        step={0.05}
        value={view.scale}
        disabled={!size}
        onChange={(event) => size && setView(zoomed(size, view, Number(event.target.value)))}
      />
      <View className="picture-crop__hint" {...aria({ role: isBroken ? 'alert' : undefined })}>
        {isBroken ? cropTexts.unreadable : cropTexts.hint}
      </View>
    </Sheet>
  );
}

interface FrameProps {
  readonly path: string;
  readonly size: PictureSize | undefined;
  readonly view: CropView;
  readonly onSize: (size: PictureSize) => void;
  readonly onBroken: () => void;
  readonly onView: (change: (size: PictureSize, view: CropView) => CropView) => void;
}

function Frame({ path, size, view, onSize, onBroken, onView }: FrameProps) {
  const box = useRef<unknown>(null);
  const gestures = usePinch(box, {
    onMove: (x, y) => {
      const side = sideOf(box.current);
      onView((of, now) => moved(of, now, x / side, y / side));
    },
    onPinch: (factor) => onView((of, now) => zoomed(of, now, now.scale * factor)),
  });
  const pressKey = byArrows((x, y) => onView((of, now) => moved(of, now, x, y)));
  return (
    <View
      ref={box}
      className="picture-crop__frame"
      {...gestures}
      {...{ tabIndex: 0, onKeyDown: pressKey }}
      {...aria({ role: 'group', 'aria-label': cropTexts.frame })}
    >
      <img
        className="picture-crop__picture"
        src={path}
        alt={cropTexts.picture}
        draggable={false}
        style={size && placeOf(size, view)}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          naturalWidth > 0 ? onSize({ width: naturalWidth, height: naturalHeight }) : onBroken()
        }
        onError={onBroken}
      />
      <View className="picture-crop__ring" {...aria({ 'aria-hidden': 'true' })} />
    </View>
  );
}

const percent = (part: number): string => `${part * 100}%`;

function placeOf(size: PictureSize, view: CropView) {
  const drawn = drawnSize(size, view);
  return {
    width: percent(drawn.width),
    height: percent(drawn.height),
    left: percent(0.5 + view.x),
    top: percent(0.5 + view.y),
  };
}

const sideOf = (box: unknown): number => (box instanceof HTMLElement && box.clientWidth) || 1;
