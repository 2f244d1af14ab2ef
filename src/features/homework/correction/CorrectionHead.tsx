import { Text, View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Avatar } from '@/components/Avatar';
import type { Correction } from '@/contract/homework/homework.schema';
import { Verdict } from '@/contract/questions/values';
import { SoundButton } from '@/features/questions';
import { Stars } from '../card/Stars';
import { correctionTexts as texts } from './texts';
import './correction.scss';

/** The teacher's overall comment, or the result of an automatic check. */
export function CorrectionHead({ correction }: { readonly correction: Correction }) {
  const { teacher, words, voice, stars, score, isHandedBack } = correction;
  const counted = correction.items.filter(
    ({ verdict }) => verdict !== Verdict.empty && verdict !== Verdict.open,
  );
  const sum = (of: 'points' | 'outOf') => counted.reduce((total, item) => total + item[of], 0);
  return (
    <View className="correction" {...aria({ role: 'region', 'aria-label': texts.title })}>
      <View className="correction__head">
        {teacher && <Avatar src={teacher.avatar} name={teacher.name} size={88} />}
        <View className="correction__by">
          <View className="correction__name">{teacher ? texts.by(teacher.name) : texts.byProgram}</View>
          {stars > 0 && <Stars stars={stars} />}
        </View>
        {!isHandedBack && (
          <View className="correction__score">
            <View className="correction__number">
              {texts.score(score)}
              <Text className="correction__unit">{texts.unit}</Text>
            </View>
            <View className="correction__note">{texts.outOf(sum('points'), sum('outOf'))}</View>
          </View>
        )}
      </View>
      {words !== '' && <View className="correction__words">{words}</View>}
      {voice && <SoundButton sound={voice} label={texts.voice} />}
    </View>
  );
}
