import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { helpTexts } from '../../texts';
import type { HelpDetailStore } from '../store';

/** Whether the article helped. */
export const Vote = observer(function Vote({ store }: { store: HelpDetailStore }) {
  const { isHelpful } = store;
  return (
    <Card className="help-detail__vote">
      <View className="help-detail__question">{helpTexts.didHelp}</View>
      <View
        className="help-detail__answers"
        {...aria({ role: 'radiogroup', 'aria-label': helpTexts.didHelp })}
      >
        {([true, false] as const).map((answer) => (
          <Pressable
            key={String(answer)}
            className={classNames(
              'help-detail__answer',
              isHelpful === answer && 'help-detail__answer--chosen',
            )}
            role="radio"
            aria={{ checked: isHelpful === answer }}
            onPress={() => void store.vote(answer)}
          >
            {answer ? helpTexts.yes : helpTexts.no}
          </Pressable>
        ))}
      </View>
      {isHelpful !== null && (
        <View className="help-detail__thanks" {...aria({ role: 'status' })}>
          {isHelpful ? helpTexts.thanksYes : helpTexts.thanksNo}
        </View>
      )}
    </Card>
  );
});
