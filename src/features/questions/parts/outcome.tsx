import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import type { Checked, Solution } from '@/contract/questions/question.schema';
import { Verdict } from '@/contract/questions/values';
import { RichText } from '../rich-text';
import { questionTexts as texts } from '../texts';
import { SIGNS } from './signs';

interface OutcomeProps {
  readonly checked: Checked | undefined;
  readonly solution: Solution | undefined;
}

/** Result as a live region, with the explanation. */
export const Outcome = ({ checked, solution }: OutcomeProps) => (
  <>
    <View {...aria({ role: 'status' })}>{checked && <Told checked={checked} />}</View>
    {solution?.transcript && <Note title={texts.transcript} text={solution.transcript} />}
    {solution?.explanation && <Note title={texts.explanation} text={solution.explanation} />}
  </>
);

const Told = ({ checked: { outOf, points, verdict } }: { readonly checked: Checked }) => (
  <View className={classNames('question__outcome', `question__outcome--${verdict}`)}>
    {SIGNS[verdict] && <Icon name={SIGNS[verdict]} size={40} />}
    <View className="question__verdict">{texts.verdicts[verdict]}</View>
    {verdict !== Verdict.open && <View className="question__earned">{texts.earned(points, outOf)}</View>}
  </View>
);

const Note = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <View className="question__note">
    <View className="question__note-title">{title}</View>
    <RichText className="question__note-text" text={text} />
  </View>
);
