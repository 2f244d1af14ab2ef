import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import type { ExerciseBox, Place } from '@/contract/homework/exercise-book.schema';
import { PHOTO_SCALE } from '@/contract/homework/values';
import { Verdict } from '@/contract/questions/values';
import { sayBox } from './say';
import './photo-boxes.scss';

interface PhotoBoxesProps {
  readonly picture: string;
  /** What it shows. */
  readonly alt: string;
  readonly boxes: readonly ExerciseBox[];
  /** What counts for now. */
  readonly answerOf: (box: ExerciseBox) => string;
  readonly onBox: (box: ExerciseBox) => void;
}

/** The photo of a page; over each question a box with what was read there, and how it turned out. */
export const PhotoBoxes = observer(function PhotoBoxes(props: PhotoBoxesProps) {
  const { picture, alt, boxes, answerOf, onBox } = props;
  return (
    <View className="photo-boxes">
      <Picture src={picture} alt={alt} width="100%" mode="widthFix" round="small" lazy={false} />
      {boxes.map((box) => (
        <Pressable
          key={box.key}
          className={classNames('photo-boxes__box', `photo-boxes__box--${toneOf(box)}`)}
          style={styleOf(box.place)}
          label={sayBox(box, answerOf(box))}
          onPress={() => onBox(box)}
        >
          <View className="photo-boxes__read">
            {answerOf(box)}
            {box.result?.verdict === Verdict.right && <Icon name="check" size={32} />}
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

const percent = (part: number): string => `${(100 * part) / PHOTO_SCALE}%`;

const styleOf = ({ left, top, width, height }: Place) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});
