export type PressRole = 'button' | 'link' | 'tab' | 'checkbox' | 'radio' | 'option' | 'menuitem' | 'switch';

export interface AriaState {
  readonly selected?: boolean;
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly busy?: boolean;
  /** A toggle button. */
  readonly pressed?: boolean;
}

export interface Interaction {
  readonly role: PressRole;
  readonly label?: string;
  readonly disabled: boolean;
  readonly isStop?: boolean;
  readonly state?: AriaState;
  readonly press: () => void;
}

/** Makes a Taro View a button for keyboards and screen readers on the web. */
export function interactiveProps({
  role,
  label,
  disabled,
  isStop = true,
  state,
  press,
}: Interaction): Record<string, unknown> {
  return {
    role,
    tabIndex: disabled || !isStop ? -1 : 0,
    ...(label === undefined ? {} : { 'aria-label': label }),
    ...(disabled ? { 'aria-disabled': 'true' } : {}),
    ...Object.fromEntries(
      Object.entries(state ?? {}).map(([name, value]) => [`aria-${name}`, String(value)]),
    ),
    onKeyDown: (event: KeyboardEvent) => {
      // Keys typed in a field inside belong to the field.
      if (event.target !== event.currentTarget || event.repeat) return;
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  };
}
