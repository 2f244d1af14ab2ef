import { makeAutoObservable } from 'mobx';
import type { Singleton } from '@/stores/app/app';

/** Whether the free trial's sheet is open. It covers the page that opened it, and survives the login in it. */
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

export const freeTrialGate: Singleton<FreeTrialGate> = () => new FreeTrialGate();
