import type { Scheduler } from '../../timers';

interface PickOptions {
  /** Media types. */
  readonly accept: string;
  readonly multiple: boolean;
  /** With the device's camera or microphone, where available. */
  readonly capture?: 'environment' | 'user';
}

export type FilePicker = (options: PickOptions) => Promise<readonly File[] | null>;

/** The page may get input before the browser reports the chosen files. */
const GRACE_MS = 1000;
const TOUCHES = ['touchstart', 'mousedown', 'keydown'] as const;

/** Opens the browser's chooser. Call soon after a tap: browsers open it only then. null: cancelled. */
export function pickFiles(page: Document, scheduler: Scheduler): FilePicker {
  let giveUp = (): void => undefined;
  return ({ accept, multiple, capture }) =>
    new Promise((resolve) => {
      // Only the latest chooser can still be open.
      giveUp();
      const input = page.createElement('input');
      const finish = (): void => {
        TOUCHES.forEach((touch) => page.removeEventListener(touch, touched, true));
        input.remove();
        resolve(input.files?.length ? Array.from(input.files) : null);
      };
      // Chrome before 113 and Safari before 16.4 do not report a cancellation; but input on the page means that the chooser is closed.
      const touched = (): void => void scheduler.after(GRACE_MS, finish);
      giveUp = finish;
      Object.assign(input, { type: 'file', accept, multiple, onchange: finish, oncancel: finish });
      if (capture) input.setAttribute('capture', capture);
      input.style.display = 'none';
      input.setAttribute('aria-hidden', 'true');
      page.body.appendChild(input);
      TOUCHES.forEach((touch) => page.addEventListener(touch, touched, true));
      input.click();
    });
}
