type Props = Record<string, unknown>;

/** The mini program has no focus to manage; `catchMove` is the scroll lock. */
export const modalProps = {
  trap: { catchMove: true } as Props,
  panel: (): Props => ({}),
};

export function useTouchTrap(): void {
  // `catchMove` does it.
}

export function useAboveKeyboard(): void {
  // WeChat lifts the page by itself.
}

export function useModalFocus(): void {
  // Nothing to do.
}
