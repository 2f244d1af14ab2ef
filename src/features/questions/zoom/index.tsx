import { View } from '@tarojs/components';
import { useRef, useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Overlay } from '@/components/Overlay';
import { usePinch } from '@/components/use-pinch';
import './index.scss';

/** View of a picture: at scale 1 all of it is visible. x and y: offset of its center, in box sizes. */
interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
const MOST_SCALE = 5;
/** Scale of a double tap. */
const NEAR = 2.5;

const moved = (view: ZoomView, x: number, y: number): ZoomView =>
  within({ ...view, x: view.x + x, y: view.y + y });

const nearOrWhole = (view: ZoomView): ZoomView => (view.scale > 1 ? WHOLE : zoomed(view, NEAR));

const texts = {
  hint: '双指或双击放大，也可以用下面的按钮',
  frame: (alt: string): string => `${alt}，可用方向键移动、加减键缩放`,
  larger: '放大',
  smaller: '缩小',
  close: '收起',
} as const;

export interface ZoomedPicture {
  readonly url: string;
  readonly alt: string;
}

interface PictureZoomProps {
  /** undefined: closed. */
  readonly picture: ZoomedPicture | undefined;
  readonly onClose: () => void;
}

/** Full-screen zoom of a picture: by pinch, double tap, keys or buttons. */
export function PictureZoom({ picture, onClose }: PictureZoomProps) {
  // A closing overlay keeps its last content.
  const shown = useRef(picture);
  if (picture) shown.current = picture;
  return (
    <Overlay
      open={picture !== undefined}
      placement="center"
      closeOnMask
      label={shown.current?.alt}
      className="picture-zoom"
      onClose={onClose}
    >
      {shown.current && <Look key={shown.current.url} picture={shown.current} onClose={onClose} />}
    </Overlay>
  );
}

const STEP = 0.1;
const FACTOR = 1.5;
/** Maximum time between the taps of a double tap. */
const DOUBLE_TAP_MS = 300;

const KEYS: Readonly<Record<string, (view: ZoomView) => ZoomView>> = {
  ArrowLeft: (view) => moved(view, STEP, 0),
  ArrowRight: (view) => moved(view, -STEP, 0),
  ArrowUp: (view) => moved(view, 0, STEP),
  ArrowDown: (view) => moved(view, 0, -STEP),
  '+': (view) => zoomed(view, view.scale * FACTOR),
  '=': (view) => zoomed(view, view.scale * FACTOR),
  '-': (view) => zoomed(view, view.scale / FACTOR),
  '0': () => WHOLE,
};

function Look({ picture, onClose }: { readonly picture: ZoomedPicture; readonly onClose: () => void }) {
  const [view, setView] = useState(WHOLE);
  const box = useRef<unknown>(null);
  const lastTap = useRef(-DOUBLE_TAP_MS);
  const gestures = usePinch(box, {
    onMove: (x, y) => {
      const { width, height } = sizeOf(box.current);
      setView((now) => moved(now, x / width, y / height));
    },
    onPinch: (factor) => setView((now) => zoomed(now, now.scale * factor)),
  });
  const tap = ({ timeStamp }: { readonly timeStamp: number }): void => {
    const isSecond = timeStamp - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = isSecond ? -DOUBLE_TAP_MS : timeStamp;
    if (isSecond) setView(nearOrWhole);
  };
  const pressKey = (event: KeyboardEvent): void => {
    const change = KEYS[event.key];
    if (change === undefined) return;
    event.preventDefault();
    setView(change);
  };
  return (
    <>
      <View
        ref={box}
        className="picture-zoom__frame"
        onClick={tap}
        {...gestures}
        {...{ tabIndex: 0, onKeyDown: pressKey }}
        {...aria({ role: 'group', 'aria-label': texts.frame(picture.alt) })}
      >
        <img
          className="picture-zoom__picture"
          src={picture.url}
          alt={picture.alt}
          draggable={false}
          style={{
            transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})`,
          }}
        />
      </View>
      <View className="picture-zoom__hint">{texts.hint}</View>
      <View className="picture-zoom__actions">
        <Button
          kind="text"
          disabled={view.scale === 1}
          onPress={() => setView((now) => zoomed(now, now.scale / FACTOR))}
        >
          {texts.smaller}
        </Button>
        <Button kind="text" onPress={() => setView((now) => zoomed(now, now.scale * FACTOR))}>
          {texts.larger}
        </Button>
        <Button kind="text" onPress={onClose}>
          {texts.close}
        </Button>
      </View>
    </>
  );
}

/** Tests have no layout: sizes are 0. */
function sizeOf(box: unknown): { readonly width: number; readonly height: number } {
  const element = box instanceof HTMLElement ? box : undefined;
  return { width: element?.clientWidth || 1, height: element?.clientHeight || 1 };
}

/** The picture's edges never move inside their initial position. */
function within({ scale, x, y }: ZoomView): ZoomView {
  const reach = (scale - 1) / 2;
  const clamp = (value: number) => Math.min(reach, Math.max(-reach, value));
  return { scale, x: clamp(x), y: clamp(y) };
}

/** Around the center. */
function zoomed(view: ZoomView, wanted: number): ZoomView {
  const scale = Math.min(MOST_SCALE, Math.max(1, wanted));
  const ratio = scale / view.scale;
  return within({ scale, x: view.x * ratio, y: view.y * ratio });
}
