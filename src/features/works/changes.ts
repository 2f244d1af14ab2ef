import type { Work } from '@/contract/works/schema';
import type { Unsubscribe } from '@/platform/unsubscribe';
import type { Singleton } from '@/stores/app/app';

/** A changed work: the changed fields; undefined: reload. */
export type WorkChange = Pick<Work, 'id'> & Partial<Work>;
type Listener = (change: WorkChange | undefined) => void;

/** Notifies all lists of a changed work. */
export class WorkChanges {
  private readonly listeners = new Set<Listener>();

  on(listener: Listener): Unsubscribe {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  announce(change?: WorkChange): void {
    this.listeners.forEach((listener) => listener(change));
  }
}

export const workChanges: Singleton<WorkChanges> = () => new WorkChanges();
