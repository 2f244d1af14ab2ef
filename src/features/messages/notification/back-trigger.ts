import { when } from 'mobx';
import { NotificationStage } from '@/contract/messages/values';
import type { RouteName } from '@/contract/routes';
import type { App } from '@/stores/app';
import { PopupQueue } from '@/features/popups/queue';
import { notificationEntry } from './entry';
import { notificationSteps, SHOWN_STAGES, stageKey, type NotificationStep } from './steps';

/** Back-trigger mode: what is left to ask for is asked on the way out, and then the page goes back (rule messages-9). */
export class BackTrigger {
  readonly queue: PopupQueue;
  private steps: Promise<readonly NotificationStep[]> | undefined;
  private stopWaiting: (() => void) | undefined;

  constructor(
    private readonly app: App,
    page: RouteName,
  ) {
    this.queue = new PopupQueue({
      app,
      page,
      entries: [notificationEntry(() => this.ask())],
      preload: (image) => app.platform.preloadImage(image),
    });
  }

  /** none: nobody goes back yet; complete: nothing is left to ask for. */
  get stage(): NotificationStage {
    const { current, isEmpty } = this.queue;
    if (isEmpty) return NotificationStage.complete;
    return SHOWN_STAGES.find((stage) => stageKey(stage) === current?.key) ?? NotificationStage.none;
  }

  /** When the page opens, so that nobody who goes back waits for an answer. */
  prepare(): void {
    void this.ask();
  }

  /** Instead of the router's own way back. */
  leave = async (): Promise<void> => {
    if (this.stopWaiting) return;
    this.queue.begin();
    this.stopWaiting = when(
      () => this.queue.isEmpty,
      () => {
        this.stopWaiting = undefined;
        void this.app.router.back();
      },
    );
  };

  /** The page has gone by another way. */
  dispose(): void {
    this.stopWaiting?.();
    this.stopWaiting = undefined;
    this.queue.reset();
  }

  private ask(): Promise<readonly NotificationStep[]> {
    this.steps ??= notificationSteps(this.app);
    return this.steps;
  }
}
