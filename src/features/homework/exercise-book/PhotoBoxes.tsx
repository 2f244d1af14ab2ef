import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { classNames } from '@/components/class-names';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import type { ExerciseBox, Place } from '@/contract/homework/exercise-book.schema';
import { PHOTO_SCALE, PhotoSign } from '@/contract/homework/values';
import { Verdict } from '@/contract/questions/values';
import { Sign } from '../sign/Sign';
import { formatBox } from './format';
import './photo-boxes.scss';

interface PhotoBoxesProps {
  readonly picture: string;
  /** Alternative text. */
  readonly alt: string;
  readonly boxes: readonly ExerciseBox[];
  /** The current answer, possibly corrected by the parent. */
  readonly answerOf: (box: ExerciseBox) => string;
  readonly onBox: (box: ExerciseBox) => void;
}

/** Photo of a page with a box per question: recognized answer and result. */
export const PhotoBoxes = observer(function PhotoBoxes(props: PhotoBoxesProps) {
  const { picture, alt, boxes, answerOf, onBox } = props;
  return (
    <View className="photo-boxes">
      <Picture src={picture} alt={alt} width="100%" mode="widthFix" round="small" lazy={false} />
      {boxes.map((box) => (
        <Pressable
          key={box.key}
          className={classNames(
            'photo-boxes__box',
            `photo-boxes__box--${toneOf(box)}`,
            `photo-boxes__box--${sideOf(box.place)}`,
          )}
          style={styleOf(box.place)}
          label={formatBox(box, answerOf(box))}
          onPress={() => onBox(box)}
        >
          <View className="photo-boxes__read">
            {answerOf(box)}
            {box.result && <Sign sign={signOf(box.result.verdict)} />}
          </View>
        </Pressable>
      ))}
    </View>
  );
});

function toneOf({ isSure, result }: ExerciseBox): 'right' | 'wrong' | 'sure' | 'unsure' {
  if (result) return result.verdict === Verdict.right ? 'right' : 'wrong';
  return isSure ? 'sure' : 'unsure';
}

function signOf(verdict: Verdict): PhotoSign {
  if (verdict === Verdict.right) return PhotoSign.right;
  return verdict === Verdict.partly ? PhotoSign.half : PhotoSign.wrong;
}

/** Width of a label with its sign. */
const ROOM = 0.2 * PHOTO_SCALE;

/** Label position that covers no writing: beside the box, or at the line's end for a full-width box. */
function sideOf({ left, width }: Place): 'after' | 'before' | 'within' {
  if (left + width + ROOM <= PHOTO_SCALE) return 'after';
  return left >= ROOM ? 'before' : 'within';
}

const percent = (part: number): string => `${(100 * part) / PHOTO_SCALE}%`;

const styleOf = ({ left, top, width, height }: Place) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});
