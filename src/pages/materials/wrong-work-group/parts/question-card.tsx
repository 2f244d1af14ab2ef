import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Tag } from '@/components/Tag';
import { formatDate } from '@/features/lessons/dates';
import { subjectKey } from '@/features/courses';
import { useApp } from '@/stores/app/app-context';
import { wrongTexts as texts } from '../../texts';
import type { Question } from '../store';

/** Without its answer, so that a child can try again; its page has that, and similar questions. */
export function QuestionCard({ question }: { readonly question: Question }) {
  const { id, isMastered, knowledge, options, picture, source, stem, subject, wrongAt, wrongTimes } =
    question;
  const { router } = useApp();
  return (
    <Card
      className="wrong__card"
      onPress={() => void router.go('questionDetail', { wrongQuestionId: String(id) })}
    >
      <View className="wrong__head">
        <Tag tone={subjectKey(subject)} text={knowledge} />
        {isMastered && <Tag className="wrong__mastered" tone="primary" text={texts.mastered} />}
        {wrongTimes > 1 && <View className="wrong__times">{texts.times(wrongTimes)}</View>}
      </View>
      {stem.split('\n').map((line, index) => (
        <View key={index} className="wrong__stem">
          {line}
        </View>
      ))}
      {picture && (
        <Picture className="wrong__picture" src={picture} alt={knowledge} ratio={16 / 9} round="small" />
      )}
      <View className={classNames('wrong__options', options.every(isShort) && 'wrong__options--paired')}>
        {options.map((option, index) => (
          <View key={option} className="wrong__option">
            {`${LETTERS.charAt(index)}. ${option}`}
          </View>
        ))}
      </View>
      <View className="wrong__foot">
        <View className="wrong__source">{`${source} · ${formatDate(wrongAt)}`}</View>
        <View className="wrong__on">
          {texts.toQuestion}
          <Icon name="arrow-right" size={32} tone="primary" />
        </View>
      </View>
    </Card>
  );
}

const LETTERS = 'ABCDEFGH';
/** Two of them have room in a line. */
const isShort = (option: string): boolean => option.length <= 8;
