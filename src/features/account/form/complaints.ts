import { makeAutoObservable } from 'mobx';
import type { Feedback } from '@/services/feedback/types';
import type { Complaint } from './validators';

/** What is wrong with a form: said once, and shown at its field until that changes. */
export class Complaints<Field extends string> {
  wrongField: Field | undefined = undefined;

  constructor(private readonly feedback: Pick<Feedback, 'toast'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Whether there is something to complain about. */
  say(field: Field, complaint: Complaint): boolean {
    if (complaint === undefined) {
      this.wrongField = undefined;
      return false;
    }
    this.wrongField = field;
    this.feedback.toast(complaint);
    return true;
  }

  /** The parent is mending it. */
  forget(field: Field): void {
    if (this.wrongField === field) this.wrongField = undefined;
  }

  clear(): void {
    this.wrongField = undefined;
  }
}
