import { View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import { RichText } from '@/features/questions';
import type { WrongQuestion } from '../store';
import { questionDetailTexts as texts } from '../texts';

/** A question available as text only. */
export const InWords = ({ wrong }: { readonly wrong: WrongQuestion }) => (
  <>
    <View className="question-detail__stem">
      <RichText text={wrong.stem} />
    </View>
    {wrong.picture && (
      <Picture src={wrong.picture} alt={wrong.stem} width="100%" mode="widthFix" round="small" />
    )}
    {wrong.options.map((option, at) => (
      <View key={option} className="question-detail__option">
        {`${String.fromCharCode('A'.charCodeAt(0) + at)}. ${option}`}
      </View>
    ))}
    <Line label={texts.childAnswer} text={wrong.childAnswer} />
    <Line label={texts.rightAnswer} text={wrong.rightAnswer} />
    {wrong.analysis !== '' && <Line label={texts.analysis} text={wrong.analysis} />}
  </>
);

const Line = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <View className="question-detail__line">
    <View className="question-detail__label">{label}</View>
    <View className="question-detail__text">{text}</View>
  </View>
);
