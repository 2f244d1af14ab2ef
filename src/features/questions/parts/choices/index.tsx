import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import type { Item } from '@/contract/questions/question.schema';
import { RichText } from '../../rich-text';
import { questionTexts as texts } from '../../texts';
import type { Mark } from './marks';
import { moveChoice } from './move-choice';
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
  readonly onChoose?: (key: string) => void;
  readonly markOf: (key: string) => Mark | undefined;
}

const LETTERS = 'ABCDEFGHIJKL';

/** Single choice: a radio group with one tab stop and arrow keys. Multiple choice: checkboxes, each a tab stop. */
export function Choices(props: ChoicesProps) {
  const { isMany = false, label, letters = LETTERS, onChoose, options, chosen } = props;
  // The group's tab stop: the selected option, or the first.
  const stop = options.find(({ key }) => chosen.includes(key))?.key ?? options[0]?.key;
  const hasPictures = options.some(({ picture }) => picture !== '');
  const move = (event: KeyboardEvent): void => {
    const index = onChoose === undefined || isMany ? undefined : moveChoice(event, options.length);
    const next = index === undefined ? undefined : options[index];
    if (next !== undefined) onChoose?.(next.key);
  };
  return (
    <View
      className={classNames('choices', hasPictures && 'choices--pictures')}
      {...aria({ role: isMany ? 'group' : 'radiogroup', 'aria-label': label })}
      {...{ onKeyDown: move }}
    >
      {options.map((option, index) => (
        <Choice
          key={option.key}
          option={option}
          letter={letters.charAt(index)}
          isMany={isMany}
          isChosen={chosen.includes(option.key)}
          isStop={isMany || option.key === stop}
          mark={props.markOf(option.key)}
          onChoose={onChoose && (() => onChoose(option.key))}
        />
      ))}
    </View>
  );
}

interface ChoiceProps {
  readonly option: Item;
  readonly letter: string;
  readonly isMany: boolean;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  readonly mark: Mark | undefined;
  readonly onChoose: (() => void) | undefined;
}

const Choice = ({ option, letter, isMany, isChosen, isStop, mark, onChoose }: ChoiceProps) => (
  <Pressable
    className={classNames('choice', isChosen && 'choice--chosen', mark && `choice--${mark}`)}
    role={isMany ? 'checkbox' : 'radio'}
    aria={{ checked: isChosen }}
    disabled={onChoose === undefined}
    isStop={isStop}
    onPress={() => onChoose?.()}
  >
    <View className={classNames('choice__sign', isMany && 'choice__sign--box')}>
      {letter === '' ? isChosen && <Icon name="check" size={32} tone="onPrimary" /> : letter}
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
    {mark && <View className="choice__mark">{texts.marks[mark]}</View>}
  </Pressable>
);
