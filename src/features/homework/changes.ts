import type { Unsubscribe } from '@/platform/unsubscribe';
import type { Singleton } from '@/stores/app/app';

type Listener = (homeworkId: number) => void;

/** Notifies pages and badges of a changed homework, so that they reload. */
export class HomeworkChanges {
  private readonly listeners = new Set<Listener>();

  on(listener: Listener): Unsubscribe {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  announce(homeworkId: number): void {
    this.listeners.forEach((listener) => listener(homeworkId));
  }
}

export const homeworkChanges: Singleton<HomeworkChanges> = () => new HomeworkChanges();
