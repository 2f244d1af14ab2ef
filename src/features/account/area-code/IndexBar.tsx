import { View } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { useRef, useState } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { useDrag, type DragPoint } from '@/components/use-drag';
import { INDEX_MARKS, markAtShare } from './groups';
import { AREA_CODE_TEXT } from './texts';

interface BarBox {
  readonly top: number;
  readonly height: number;
}

const MARKS_CLASS = 'index-bar__marks';

/** Letter index, by tap or drag; a bubble shows the letter under the thumb. */
export function IndexBar({ onMark }: { onMark: (mark: string) => void }) {
  const [held, setHeld] = useState<string | null>(null);
  const box = useRef<BarBox | null>(null);
  const last = useRef<string | null>(null);
  const isTouched = useRef(false);

  const show = (mark: string) => {
    if (mark === last.current) return;
    last.current = mark;
    setHeld(mark);
    onMark(mark);
  };
  const follow = ({ y }: DragPoint) => {
    if (box.current && box.current.height > 0) show(markAtShare((y - box.current.top) / box.current.height));
  };
  const letGo = () => {
    isTouched.current = false;
    box.current = null;
    last.current = null;
    setHeld(null);
  };
  const bar = useRef<unknown>(null);
  const drag = useDrag(bar, {
    start(point) {
      isTouched.current = true;
      measure((measured) => {
        // The touch is over already: its click handles it.
        if (!isTouched.current) return;
        box.current = measured;
        follow(point);
      });
    },
    move: follow,
    end: letGo,
  });

  return (
    <View
      ref={bar}
      className="index-bar"
      {...aria({ role: 'group', 'aria-label': AREA_CODE_TEXT.indexBar })}
      {...drag}
    >
      <View className={MARKS_CLASS}>
        {INDEX_MARKS.map((mark) => (
          <View
            key={mark}
            className={classNames('index-bar__mark', mark === held && 'index-bar__mark--held')}
            onClick={() => onMark(mark)}
          >
            {mark}
            {mark === held && <View className="index-bar__bubble">{mark}</View>}
          </View>
        ))}
      </View>
    </View>
  );
}

function measure(then: (box: BarBox) => void): void {
  Taro.createSelectorQuery()
    .select(`.${MARKS_CLASS}`)
    .boundingClientRect((found) => {
      const rect = Array.isArray(found) ? found[0] : found;
      if (rect) then({ top: rect.top, height: rect.height });
    })
    .exec();
}
