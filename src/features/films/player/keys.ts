import type { PlayerStore } from './player-store';

const STEP_SECONDS = 10;

type Act = (store: PlayerStore) => void;

/** Common keyboard shortcuts of players. */
const ACTS: Readonly<Record<string, Act>> = {
  ' ': (store) => store.toggle(),
  k: (store) => store.toggle(),
  arrowleft: (store) => store.seek(store.time - STEP_SECONDS),
  arrowright: (store) => store.seek(store.time + STEP_SECONDS),
  home: (store) => store.seek(0),
  f: (store) => store.settings.fullscreen.toggle(),
  m: (store) => store.settings.toggleMuted(),
  c: (store) => store.settings.captions.areThere && store.settings.captions.toggle(),
  escape: (store) => (store.controls.menu ? store.controls.close() : void store.settings.fullscreen.leave()),
};

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget | null;
}

const PRESSED_BY_SPACE: readonly unknown[] = ['button', 'switch', 'radio'];
const isPressed = (target: EventTarget | null): boolean =>
  PRESSED_BY_SPACE.includes((target as Partial<Element> | null)?.getAttribute?.('role'));

/** Action of a key while the player has the focus; undefined: none, e.g. a space that presses the focused button. */
export function actOf({ key, ctrlKey, metaKey, altKey, target }: Key): Act | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === ' ' && isPressed(target)) return undefined;
  return ACTS[key.toLowerCase()];
}
