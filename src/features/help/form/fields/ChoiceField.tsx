import { Choices } from '@/features/questions/parts/choices';
import type { FieldViewProps } from './types';

/** Single or multiple choice. An optional single choice is cleared by a second tap. */
export function ChoiceField({
  field,
  label,
  answer,
  disabled,
  onAnswer,
}: FieldViewProps<'single' | 'multiple'>) {
  const { options, isRequired } = field;
  const isMany = field.kind === 'multiple';
  const chosen = answer?.kind === 'choices' ? answer.choices : [];
  const choose = (key: string): void => {
    const isChosen = chosen.includes(key);
    const others = options
      .map((option) => option.key)
      .filter((other) => other !== key && chosen.includes(other));
    const isBack = isChosen && (isMany || !isRequired);
    const now = isBack ? (isMany ? others : []) : isMany ? inOrder(options, [...others, key]) : [key];
    onAnswer(now.length > 0 ? { kind: 'choices', choices: now } : undefined);
  };
  return (
    <Choices
      options={options.map((option) => ({ ...option, picture: '', alt: '' }))}
      chosen={chosen}
      isMany={isMany}
      label={label}
      letters=""
      onChoose={disabled ? undefined : choose}
      markOf={() => undefined}
    />
  );
}

const inOrder = (options: readonly { readonly key: string }[], chosen: readonly string[]): string[] =>
  options.map(({ key }) => key).filter((key) => chosen.includes(key));
