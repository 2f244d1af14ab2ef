import { makeAutoObservable } from 'mobx';
import type { Part } from '@/stores/app';

/** Whether the sheet of the free trial is open. It lies over whichever page asked, and outlives the session that begins in it. */
class FreeTrialGate {
  isOpen = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}

export const freeTrialGate: Part<FreeTrialGate> = () => new FreeTrialGate();
