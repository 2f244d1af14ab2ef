import { makeAutoObservable } from 'mobx';
import type { DeviceFiles } from '@/platform/device-files';
import type { Timer } from '@/services/clock';
import type { App, Singleton } from '@/stores/app/app';

const AGAIN_MS = 5000;

/** Loads the host's file functions once; while offline, as soon as the network is back. */
export class DeviceLoader {
  /** undefined: not loaded; null: unsupported on this host. */
  now: DeviceFiles | null | undefined;
  readonly loaded: Promise<DeviceFiles | null>;
  private resolve: (device: DeviceFiles | null) => void = () => undefined;
  private timer: Timer | undefined;
  private isLoading = false;

  constructor(private readonly app: Pick<App, 'platform' | 'scheduler'>) {
    this.loaded = new Promise((resolve) => (this.resolve = resolve));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    app.platform.onNetworkChange((isOnline) => {
      if (isOnline) void this.load();
    });
    void this.load();
  }

  private async load(): Promise<void> {
    if (this.isLoading || this.now !== undefined) return;
    this.isLoading = true;
    this.timer?.stop();
    try {
      this.resolveWith((await this.app.platform.loadDeviceFiles?.()) ?? null);
    } catch {
      this.timer = this.app.scheduler.after(AGAIN_MS, () => void this.load());
    }
    this.isLoading = false;
  }

  private resolveWith(device: DeviceFiles | null): void {
    this.now = device;
    this.resolve(device);
  }
}

export const deviceLoader: Singleton<DeviceLoader> = (app) => new DeviceLoader(app);
