import { View } from '@tarojs/components';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import type { Verdict } from '@/contract/questions/values';
import { questionTexts } from '../../texts';
import { SIGNS } from '../signs';
import './index.scss';

interface VerdictTagProps {
  readonly verdict: Verdict;
  /** Instead of the verdict's own word. */
  readonly text?: string;
  readonly className?: string;
}

/** A verdict in the head of a question, with the shape and the colour of the one below its answer. */
export const VerdictTag = ({
  verdict,
  text = questionTexts.verdicts[verdict],
  className,
}: VerdictTagProps) => (
  <View className={classNames('verdict', `verdict--${verdict}`, className)}>
    {SIGNS[verdict] && <Icon name={SIGNS[verdict]} size={24} />}
    <View className="verdict__word">{text}</View>
  </View>
);
