type Props = Record<string, unknown>;

/** The mini program has no focus to move; `catchMove` keeps the page behind from scrolling. */
export const modalProps = {
  trap: { catchMove: true } as Props,
  panel: (): Props => ({}),
};

export function useTouchTrap(): void {
  // `catchMove` does it.
}

export function useModalFocus(): void {
  // Nothing to do.
}
