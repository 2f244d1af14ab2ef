import { Text, View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import type { BodyOf } from '@/contract/questions/question.schema';
import { BlankFormat } from '@/contract/questions/values';
import { RichText } from '../../rich-text';
import { asNotation, fractionOf, partOf, written, type Fraction } from './fraction';
import { Line } from './Line';
import { fillTexts as texts } from './texts';

export type BlankBody = BodyOf<'fill'>['blanks'][number];

interface BlankProps {
  readonly blank: BlankBody;
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Input of a blank, with its unit. */
export const Blank = ({ blank, label, text, onText }: BlankProps) => (
  <View className="fill__blank">
    {blank.format === BlankFormat.fraction ? (
      <FractionFields label={label} text={text} onText={onText} />
    ) : (
      <Line label={texts.named(label, blank.unit)} value={text} format={blank.format} onChange={onText} />
    )}
    {blank.unit !== '' && <Text className="fill__unit">{blank.unit}</Text>}
  </View>
);

const FRACTION_DIGITS = 6;

function FractionFields({ label, text, onText }: Omit<BlankProps, 'blank'>) {
  const fraction = fractionOf(text);
  const field = (part: keyof Fraction) => (
    <Line
      label={texts[part]}
      value={fraction[part]}
      format={BlankFormat.number}
      maxLength={FRACTION_DIGITS}
      onChange={(typed) => onText(written({ ...fraction, [part]: partOf(typed) }))}
    />
  );
  return (
    <View className="fill__fraction" {...aria({ role: 'group', 'aria-label': label })}>
      {field('whole')}
      <View className="fill__stack">
        {field('above')}
        <View className="fill__bar" />
        {field('below')}
      </View>
    </View>
  );
}

interface FilledProps extends Pick<BlankProps, 'blank' | 'label' | 'text'> {
  /** undefined: not checked. */
  readonly isRight: boolean | undefined;
  /** Absent: may not be shown. */
  readonly right: string | undefined;
}

/** A blank's answer, its result, and the solution beside it. */
export function Filled({ blank, label, text, isRight, right }: FilledProps) {
  const tellsRight = right !== undefined && isRight !== true;
  return (
    <View
      className={classNames(
        'fill__filled',
        isRight === true && 'fill__filled--right',
        isRight === false && 'fill__filled--wrong',
      )}
      {...aria({ role: 'group', 'aria-label': label })}
    >
      <Given blank={blank} text={text} />
      {isRight !== undefined && <Text className="fill__says">{isRight ? texts.isRight : texts.isWrong}</Text>}
      {tellsRight && (
        <View className="fill__right">
          <Text className="fill__right-word">{texts.right}</Text>
          <Given blank={blank} text={right} />
        </View>
      )}
    </View>
  );
}

const Given = ({ blank, text }: Pick<BlankProps, 'blank' | 'text'>) => (
  <View className="fill__given">
    {text.trim() === '' ? (
      texts.empty
    ) : (
      <RichText text={blank.format === BlankFormat.fraction ? asNotation(text) : text} />
    )}
    {blank.unit !== '' && text.trim() !== '' && <Text className="fill__unit">{blank.unit}</Text>}
  </View>
);
