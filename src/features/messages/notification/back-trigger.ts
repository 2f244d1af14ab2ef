import { when } from 'mobx';
import { NotificationStage } from '@/contract/messages/values';
import type { RouteName } from '@/contract/routes';
import type { App } from '@/stores/app/app';
import { PopupQueue } from '@/features/popups/queue';
import { notificationEntry } from './entry';
import { notificationSteps, SHOWN_STAGES, stageKey, type NotificationStep } from './steps';

/** Back-trigger mode: pending requests are shown on leaving, then the page goes back (rule messages-9). */
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

  /** none: not leaving yet; complete: nothing left to ask. */
  get stage(): NotificationStage {
    const { current, isEmpty } = this.queue;
    if (isEmpty) return NotificationStage.complete;
    return SHOWN_STAGES.find((stage) => stageKey(stage) === current?.key) ?? NotificationStage.none;
  }

  /** On opening the page, so that back does not wait for a response. */
  prepare(): void {
    void this.ask();
  }

  /** Replaces the router's back. */
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

  /** The page was left in another way. */
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
