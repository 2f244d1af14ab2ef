import { View as Box } from '@tarojs/components';
import { blanksIn, RichText } from '../../rich-text';
import { useNewest } from '../../things/use-newest';
import type { AnswerViewProps, AppKind } from '../types';
import { Blank, Filled, type BlankBody } from './Blank';
import { fillTexts as texts } from './texts';
import './index.scss';

/** Stem with inline blanks; blanks missing in the stem are below it. */
function View({ question, body, answer, onAnswer, checked, right }: AnswerViewProps<'fill'>) {
  const { now, change } = useNewest(answer, onAnswer);
  const textOf = (key: string, of = answer) => of.blanks.find((blank) => blank.key === key)?.text ?? '';
  const fillIn = (key: string, text: string) =>
    change({
      kind: 'fill',
      blanks: body.blanks.flatMap((blank) => {
        const typed = blank.key === key ? text : textOf(blank.key, now());
        return typed === '' ? [] : [{ key: blank.key, text: typed }];
      }),
    });
  const shown = (blank: BlankBody) => {
    const label = blank.label || texts.blank(body.blanks.indexOf(blank) + 1);
    const own = { blank, label, text: textOf(blank.key) };
    if (onAnswer) return <Blank key={blank.key} {...own} onText={(text) => fillIn(blank.key, text)} />;
    return (
      <Filled
        key={blank.key}
        {...own}
        isRight={checked && !checked.wrongParts.includes(blank.key) && own.text.trim() !== ''}
        right={right?.blanks.find(({ key }) => key === blank.key)?.text}
      />
    );
  };
  const inStem = blanksIn(question.stem);
  return (
    <Box className="fill">
      <RichText
        text={question.stem}
        blank={(key) => {
          const blank = body.blanks.find((known) => known.key === key);
          return blank && shown(blank);
        }}
      />
      {body.blanks
        .filter(({ key }) => !inStem.includes(key))
        .map((blank) => (
          <Box key={blank.key} className="fill__below">
            {blank.label}
            {shown(blank)}
          </Box>
        ))}
    </Box>
  );
}

export const fill: AppKind<'fill'> = {
  name: texts.name,
  task: texts.task,
  hasStem: true,
  empty: () => ({ kind: 'fill', blanks: [] }),
  isAnswered: (_, { blanks }) => blanks.some(({ text }) => text.trim() !== ''),
  View,
};
