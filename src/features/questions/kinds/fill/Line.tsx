import { unit } from '@/components/unit';
import { useTyped } from '@/components/use-typed';
import { cutTo } from '@/contract/characters';
import { BLANK_MAX, type BlankFormat } from '@/contract/questions/values';

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
export function Line({ label, value, format, onChange, maxLength = BLANK_MAX }: LineProps) {
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
