import { unit } from '@/components/unit';
import type { BlankFormat } from '@/contract/questions/values';

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly format: BlankFormat;
  readonly onChange: (text: string) => void;
  readonly maxLength?: number;
}

/** As long as AnswerSchemas.fill takes. */
const MOST = 64;
/** Design units of a character, of the shortest line and of the longest. */
const CHARACTER = 34;
const SHORTEST = 112;
const LONGEST = 520;

/** One line to write on, in the middle of a sentence: as wide as what is written on it. React's own input, as TextField has. */
export const Line = ({ label, value, format, onChange, maxLength = MOST }: LineProps) => (
  <input
    className="fill__line"
    style={{ width: unit(Math.min(LONGEST, Math.max(SHORTEST, (value.length + 1) * CHARACTER))) }}
    type="text"
    inputMode={format === 'text' ? 'text' : 'decimal'}
    aria-label={label}
    value={value}
    maxLength={maxLength}
    autoComplete="off"
    autoCapitalize="off"
    autoCorrect="off"
    spellCheck={false}
    onChange={(event) => onChange(event.target.value)}
  />
);
