import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon, type IconName } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import type { Item } from '@/contract/questions/question.schema';
import { Speaker, useReads } from '../../child/Speaker';
import { RichText } from '../../rich-text';
import { thingName } from '../../things/names';
import { questionTexts as texts } from '../../texts';
import { SIGNS } from '../signs';
import { type Mark, moveChoice } from './marks';
import './index.scss';

interface ChoicesProps {
  readonly options: readonly Item[];
  readonly chosen: readonly string[];
  /** Multiple choice. */
  readonly isMany?: boolean;
  /** Accessible name of the group. */
  readonly label: string;
  /** Prefixes of the options, e.g. 'A'; absent: none. */
  readonly letters?: string;
  /** Instead of letters. */
  readonly signs?: readonly IconName[];
  readonly onChoose?: (key: string) => void;
  readonly markOf: (key: string) => Mark | undefined;
}

const LETTERS = 'ABCDEFGHIJKL';

/** Single choice: a radio group with one tab stop and arrow keys. Multiple choice: checkboxes, each a tab stop. */
export const Choices = observer(function Choices(props: ChoicesProps) {
  const { isMany = false, label, letters = LETTERS, onChoose, options, chosen } = props;
  // The group's tab stop: the selected option, or the first.
  const stop = options.find(({ key }) => chosen.includes(key))?.key ?? options[0]?.key;
  const isRead = useReads();
  const hasPictures = options.some(({ picture }) => picture !== '');
  const move = (event: KeyboardEvent): void => {
    const index = onChoose === undefined || isMany ? undefined : moveChoice(event, options.length);
    const next = index === undefined ? undefined : options[index];
    if (next !== undefined) onChoose?.(next.key);
  };
  return (
    <View
      className={classNames('choices', hasPictures && 'choices--pictures', isRead && 'choices--read')}
      {...aria({ role: isMany ? 'group' : 'radiogroup', 'aria-label': label })}
      {...{ onKeyDown: move }}
    >
      {options.map((option, index) => (
        <View key={option.key} className="choices__option">
          <Choice
            option={option}
            letter={letters.charAt(index)}
            sign={props.signs?.[index]}
            isMany={isMany}
            isChosen={chosen.includes(option.key)}
            isStop={isMany || option.key === stop}
            mark={props.markOf(option.key)}
            onChoose={onChoose && (() => onChoose(option.key))}
          />
          <Speaker
            className="choice__speaker"
            id={option.key}
            text={thingName(option)}
            name={letters.charAt(index) || thingName(option)}
          />
        </View>
      ))}
    </View>
  );
});

interface ChoiceProps {
  readonly option: Item;
  readonly letter: string;
  /** Drawn where there is no letter; without one, a check once it is chosen. */
  readonly sign: IconName | undefined;
  readonly isMany: boolean;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  readonly mark: Mark | undefined;
  readonly onChoose: (() => void) | undefined;
}

const Choice = ({ option, letter, sign, isMany, isChosen, isStop, mark, onChoose }: ChoiceProps) => (
  <Pressable
    className={classNames('choice', isChosen && 'choice--chosen', mark && `choice--${mark}`)}
    role={isMany ? 'checkbox' : 'radio'}
    aria={{ checked: isChosen }}
    disabled={onChoose === undefined}
    isStop={isStop}
    onPress={() => onChoose?.()}
  >
    <View className={classNames('choice__sign', isMany && 'choice__sign--box')}>
      {letter === '' ? (sign || isChosen) && <Icon name={sign ?? 'check'} size={32} /> : letter}
    </View>
    <View className="choice__what">
      {option.picture !== '' && (
        <Picture
          className="choice__picture"
          src={option.picture}
          alt={option.alt}
          ratio={1.6}
          mode="aspectFit"
        />
      )}
      {option.text !== '' && <RichText text={option.text} />}
    </View>
    {mark && (
      <View className="choice__mark">
        <Icon name={SIGNS[mark]} size={32} />
        {texts.marks[mark]}
      </View>
    )}
  </Pressable>
);
