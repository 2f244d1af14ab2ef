import { Text, View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import type { BodyOf } from '@/contract/questions/question.schema';
import { BlankFormat, BLANK_MAX } from '@/contract/questions/values';
import { unit } from '@/components/unit';
import { useTyped } from '@/components/use-typed';
import { cutTo } from '@/contract/characters';
import { RichText } from '../../rich-text';
import { fillTexts as texts } from './texts';

/** A fraction: its three fields, and as text '1/2', '3 1/2'. */
interface Fraction {
  readonly whole: string;
  readonly above: string;
  readonly below: string;
}

const WRITTEN = /^(?:(\S*) )?(\S*)\/(\S*)$/;

/** Incomplete text is returned unchanged. */
function fractionOf(text: string): Fraction {
  const match = WRITTEN.exec(text);
  if (match === null) return { whole: text, above: '', below: '' };
  const [, whole = '', above = '', below = ''] = match;
  return { whole, above, below };
}

function written({ whole, above, below }: Fraction): string {
  if (above === '' && below === '') return whole;
  return `${whole === '' ? '' : `${whole} `}${above}/${below}`;
}

/** Removes the field separators. */
const partOf = (typed: string): string => typed.replace(/[\s/]/g, '');

/** RichText notation; incomplete fractions as plain text. */
function asNotation(text: string): string {
  const { whole, above, below } = fractionOf(text);
  if (above === '' || below === '') return text;
  return `{${whole === '' ? '' : `${whole} `}${above}/${below}}`;
}

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
  const showsRight = right !== undefined && isRight !== true;
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
      {showsRight && (
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

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly format: BlankFormat;
  readonly onChange: (text: string) => void;
  readonly maxLength?: number;
}

/** Design units: width of a character, minimum and maximum of the input. */
const CHARACTER = 34;
const SHORTEST = 112;
const LONGEST = 520;

/** Inline input that grows with its text. React's own input, as in TextField. */
function Line({ label, value, format, onChange, maxLength = BLANK_MAX }: LineProps) {
  const typed = useTyped({ value, onChange, clean: (text) => cutTo(text, maxLength) });
  return (
    <input
      className="fill__line"
      style={{ width: unit(Math.min(LONGEST, Math.max(SHORTEST, (typed.value.length + 1) * CHARACTER))) }}
      type="text"
      inputMode={format === 'text' ? 'text' : 'decimal'}
      aria-label={label}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...typed}
    />
  );
}
