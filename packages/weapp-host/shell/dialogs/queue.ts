import { el } from '../dom';
import './queue.css';

/** An open dialog. It settles itself by the function passed to its builder. */
export interface Dialog {
  element: HTMLElement;
  /** missing: the dialog cannot be confirmed */
  confirm?: () => void;
  cancel: () => void;
  /** in the document */
  shown?: () => void;
}

interface Question {
  owner: number | null;
  dialog: Dialog;
}

/** Modal dialogs: one is shown, the others are queued. */
export class DialogQueue {
  private readonly questions: Question[] = [];

  constructor(private readonly layer: HTMLElement) {}

  /** `owner`: the dialog closes with this page; null: it belongs to the mini program. */
  ask<T>(owner: number | null, build: (settle: (answer: T) => void) => Dialog): Promise<T> {
    return new Promise((resolve) => {
      const dialog = build((answer) => {
        resolve(answer);
        this.remove(question);
      });
      const question: Question = { owner, dialog };
      this.questions.push(question);
      if (this.questions.length === 1) this.showFirst();
    });
  }

  answer(what: 'confirm' | 'cancel'): void {
    const dialog = this.questions[0]?.dialog;
    if (!dialog) throw new Error('no dialog on screen');
    if (what === 'cancel') dialog.cancel();
    else if (dialog.confirm) dialog.confirm();
    else throw new Error('the dialog on screen has no confirm button');
  }

  dismiss(owner: number): void {
    for (const { dialog } of this.questions.filter((question) => question.owner === owner)) dialog.cancel();
  }

  private remove(question: Question): void {
    const index = this.questions.indexOf(question);
    if (index < 0) return;
    this.questions.splice(index, 1);
    question.dialog.element.remove();
    if (index === 0) this.showFirst();
  }

  private showFirst(): void {
    const first = this.questions[0];
    if (!first) return;
    this.layer.append(first.dialog.element);
    first.dialog.shown?.();
  }
}

/** The overlay under a dialog; a tap outside of the panel calls `outside`. */
export function masked(panel: HTMLElement, outside?: () => void): HTMLElement {
  const mask = el('div', { class: 'mask' }, panel);
  if (outside)
    mask.addEventListener('click', (event) => {
      if (event.target === mask) outside();
    });
  return mask;
}
