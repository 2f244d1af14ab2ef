import { View } from '@tarojs/components';
import type { CorrectedItem } from '@/contract/homework/homework.schema';
import type { Answer } from '@/contract/questions/question.schema';
import { SoundButton } from '@/features/questions';
import { MarkedPhoto } from './MarkedPhoto';
import { correctionTexts as texts } from './texts';
import './correction.scss';

interface ItemCorrectionProps {
  readonly item: CorrectedItem;
  readonly answer: Answer | undefined;
}

/** The teacher's comment, voice and marks on one answer. The result is shown with the question. */
export function ItemCorrection({ item: { words, voice, marks }, answer }: ItemCorrectionProps) {
  const pictures = answer?.kind === 'photo' ? answer.pictures : [];
  const marked = pictures.filter(({ url }) => url !== '');
  if (words === '' && voice === null && marked.length === 0) return null;
  return (
    <View className="item-correction">
      {words !== '' && <View className="item-correction__words">{words}</View>}
      {voice && <SoundButton sound={voice} label={texts.voice} />}
      {marked.map(({ id, url }) => {
        const index = pictures.findIndex((picture) => picture.id === id);
        const drawn = marks.find(({ picture }) => picture === index);
        return <MarkedPhoto key={id} url={url} index={index} marks={drawn} />;
      })}
    </View>
  );
}
