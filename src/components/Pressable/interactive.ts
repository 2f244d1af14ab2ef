export type PressRole = 'button' | 'link' | 'tab' | 'checkbox' | 'radio' | 'option' | 'menuitem' | 'switch';

export interface AriaState {
  readonly selected?: boolean;
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly busy?: boolean;
  /** A button that stays down. */
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

/** What makes a Taro View a button for keyboards and screen readers of the web. */
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
      // Keys typed in a field inside the box are the field's.
      if (event.target !== event.currentTarget || event.repeat) return;
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  };
}
