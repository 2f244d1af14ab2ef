import { Text, View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Avatar } from '@/components/Avatar';
import type { Correction, CorrectedItem } from '@/contract/homework/homework.schema';
import { Verdict } from '@/contract/questions/values';
import { SoundButton } from '@/features/questions';
import type { Answer } from '@/contract/questions/question.schema';
import { Stars } from '../card/HomeworkRow';
import { correctionTexts as texts } from './texts';
import { MarkedPhoto } from './MarkedPhoto';
import './correction.scss';

/** The teacher's overall comment, or the result of an automatic check. */
export function CorrectionHead({ correction }: { readonly correction: Correction }) {
  const { teacher, words, voice, stars, score, isHandedBack } = correction;
  return (
    <View className="correction" {...aria({ role: 'region', 'aria-label': texts.title })}>
      <View className="correction__head">
        {teacher && <Avatar src={teacher.avatar} name={teacher.name} size={88} />}
        <View className="correction__by">
          <View className="correction__name">{teacher ? texts.by(teacher.name) : texts.byProgram}</View>
          {stars > 0 && <Stars stars={stars} />}
        </View>
        {!isHandedBack && (
          <View className="correction__number">
            {texts.score(score)}
            <Text className="correction__unit">{texts.unit}</Text>
          </View>
        )}
      </View>
      {!isHandedBack && <View className="correction__note">{noteOf(correction)}</View>}
      {words !== '' && <View className="correction__words">{words}</View>}
      {voice && <SoundButton sound={voice} label={texts.voice} />}
    </View>
  );
}

/** How the score comes about. Only where the answers account for it: the backend counts a required one that is missing as well. */
function noteOf({ items, score }: Correction): string {
  const counted = items.filter(({ verdict }) => verdict !== Verdict.empty && verdict !== Verdict.open);
  const sum = (of: 'points' | 'outOf') => counted.reduce((total, item) => total + item[of], 0);
  const [points, outOf] = [sum('points'), sum('outOf')];
  const isAccounted = outOf !== 100 && Math.round((100 * points) / outOf) === score;
  return isAccounted ? texts.converted(points, outOf, score) : texts.ofHundred;
}

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
