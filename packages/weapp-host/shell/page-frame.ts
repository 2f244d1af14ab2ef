import type { FrameApi, FrameShell } from '../frame/frame-api';
import type { FrameCall, ShellCalls } from '../protocol/calls';
import type { Op } from '../protocol/ops';
import type { FrameView } from './frame-view';
import { barStateOf, type BarState } from './navigation-bar';
import { PullDown } from './pull-down';

export type OpenParams = ShellCalls['page.open']['params'];

const GONE = 'page is gone';

interface Events {
  pullDown(): void;
  /** the shell's side of the frame; `resize` is only called for sizes that differ from the initial one */
  shell: FrameShell;
}

/** A page of the mini program. Calls are queued until its frame has loaded. */
export class PageFrame {
  readonly id: number;
  readonly path: string;
  readonly tabIndex: number;
  readonly bar: BarState;
  readonly pull: PullDown;
  readonly ready: Promise<void>;
  depth = 1;
  private api: FrameApi | null = null;
  private closed = false;
  private readonly waiting: ((api: FrameApi) => void)[] = [];
  private readonly unanswered = new Set<(error: Error) => void>();

  constructor(
    private readonly view: FrameView,
    { page, path, window, tabIndex, newLook }: OpenParams,
    safeBottom: number,
    events: Events,
  ) {
    this.id = page;
    this.path = path;
    this.tabIndex = tabIndex;
    this.bar = barStateOf(window);
    this.pull = new PullDown(view.box, view.iframe, window, events.pullDown);
    this.ready = this.guard(
      view.loaded.then((api) => {
        const frame = view.iframe.contentWindow;
        if (this.closed || !frame) throw new Error(GONE);
        frame.history.replaceState(null, '', `/frame.html?page=${page}`);
        const start = { width: frame.innerWidth, height: frame.innerHeight };
        api.connect(withoutFirstSize(events.shell, start), { page, window, safeBottom, newLook });
        this.pull.attach(frame);
        this.api = api;
        for (const task of this.waiting.splice(0)) task(api);
      }),
    );
  }

  apply(ops: Op[]): void {
    if (!this.closed) this.whenLoaded((api) => api.apply(ops));
  }

  call(method: FrameCall, params: unknown): Promise<unknown> {
    return this.guard(
      new Promise((resolve, reject) => {
        this.whenLoaded((api) => void api.call(method, params).then(resolve, reject));
      }),
    );
  }

  place(room: { top: number; bottom: number }): void {
    this.view.box.style.top = `${room.top}px`;
    this.view.box.style.bottom = `${room.bottom}px`;
  }

  setVisible(visible: boolean): void {
    if (!visible) this.blur();
    this.view.box.classList.toggle('on', visible);
  }

  close(): void {
    this.closed = true;
    this.blur();
    this.view.box.remove();
    for (const reject of this.unanswered) reject(new Error(GONE));
  }

  /** Leaving the screen closes the keyboard. */
  private blur(): void {
    const active = this.view.iframe.contentDocument?.activeElement;
    if (active && 'blur' in active) (active as HTMLElement).blur();
  }

  private whenLoaded(task: (api: FrameApi) => void): void {
    if (this.api) task(this.api);
    else this.waiting.push(task);
  }

  /** A removed frame does not respond, so pending promises are rejected here. */
  private guard<T>(answer: Promise<T>): Promise<T> {
    if (this.closed) return Promise.reject(new Error(GONE));
    return new Promise((resolve, reject) => {
      this.unanswered.add(reject);
      void answer.then(resolve, reject).finally(() => this.unanswered.delete(reject));
    });
  }
}

/** A spare frame is resized when it becomes a page: its resize event is no change to the page. */
function withoutFirstSize(shell: FrameShell, size: { width: number; height: number }): FrameShell {
  let known = size;
  return {
    ...shell,
    resize: (now) => {
      if (now.width === known.width && now.height === known.height) return;
      known = now;
      shell.resize(now);
    },
  };
}
