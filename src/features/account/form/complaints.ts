import { makeAutoObservable } from 'mobx';
import type { Feedback } from '@/services/feedback/types';
import type { Complaint } from './validators';

/** A form's validation error: one toast, and a mark at the field until it changes. */
export class Complaints<Field extends string> {
  wrongField: Field | undefined = undefined;

  constructor(private readonly feedback: Pick<Feedback, 'toast'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Returns whether there is an error. */
  say(field: Field, complaint: Complaint): boolean {
    if (complaint === undefined) {
      this.wrongField = undefined;
      return false;
    }
    this.wrongField = field;
    this.feedback.toast(complaint);
    return true;
  }

  /** The parent edits the field. */
  forget(field: Field): void {
    if (this.wrongField === field) this.wrongField = undefined;
  }

  clear(): void {
    this.wrongField = undefined;
  }
}
