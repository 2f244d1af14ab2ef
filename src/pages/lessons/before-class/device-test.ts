import { makeAutoObservable, runInAction } from 'mobx';
import type { Result } from '@/contract/errors';
import type { Unsubscribe } from '@/platform/unsubscribe';
import type { DeviceCheck, Platform } from '@/platform/types';

export type Device = 'sound' | 'microphone' | 'camera';
/** failed: it runs but no sound is heard; denied, unavailable: it does not run. */
export type DeviceState = 'idle' | 'asking' | 'running' | 'passed' | 'failed' | 'denied' | 'unavailable';

/** Loudness of speech. */
const HEARD = 0.12;

/** Tests speaker, microphone and camera. Leaving the page stops all of them: the camera's light must not stay on. */
export class DeviceTest {
  states: Readonly<Record<Device, DeviceState>> = { sound: 'idle', microphone: 'idle', camera: 'idle' };
  /** 0 to 1. */
  level = 0;
  private running: ReadonlyMap<Device, Unsubscribe> = new Map();
  private readonly attempts: Record<Device, number> = { sound: 0, microphone: 0, camera: 0 };
  private check: DeviceCheck | undefined;

  constructor(private readonly platform: Pick<Platform, 'loadDeviceCheck'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Preload before the first tap. */
  async prepare(): Promise<void> {
    this.check ??= await this.platform.loadDeviceCheck?.().catch(() => undefined);
  }

  async playSound(): Promise<void> {
    await this.start('sound', async (check) => {
      const played = await check.play();
      return played.ok ? { ok: true, value: () => undefined } : played;
    });
  }

  heard(isHeard: boolean): void {
    this.setState('sound', isHeard ? 'passed' : 'failed');
  }

  async listen(): Promise<void> {
    await this.start('microphone', (check) =>
      check.listen((level) =>
        runInAction(() => {
          this.level = level;
          if (level >= HEARD && this.states.microphone === 'running') this.setState('microphone', 'passed');
        }),
      ),
    );
  }

  async watch(target: unknown): Promise<void> {
    await this.start('camera', (check) => check.watch(target));
  }

  isOn(device: Device): boolean {
    return this.running.has(device);
  }

  /** Results are kept. */
  stop(device: Device): void {
    this.attempts[device] += 1;
    this.running.get(device)?.();
    this.running = new Map([...this.running].filter(([one]) => one !== device));
    const state = this.states[device];
    // A camera that ran until now counts as passed.
    if (device === 'camera' && state === 'running') this.setState(device, 'passed');
    else if (device === 'microphone' && state === 'running') this.setState(device, 'failed');
    else if (state === 'asking' || state === 'running') this.setState(device, 'idle');
    if (device === 'microphone') this.level = 0;
  }

  stopAll(): void {
    (Object.keys(this.states) as Device[]).forEach((device) => this.stop(device));
  }

  private setState(device: Device, state: DeviceState): void {
    this.states = { ...this.states, [device]: state };
  }

  private async start(
    device: Device,
    begin: (check: DeviceCheck) => Promise<Result<Unsubscribe>>,
  ): Promise<void> {
    if (this.states[device] === 'asking') return;
    this.stop(device);
    const attempt = (this.attempts[device] += 1);
    this.setState(device, 'asking');
    if (!this.check) await this.prepare();
    const { check } = this;
    const begun = check && (await begin(check));
    runInAction(() => {
      // The parent left during the permission prompt.
      if (attempt !== this.attempts[device]) {
        if (begun?.ok) begun.value();
        return;
      }
      if (begun?.ok) this.running = new Map([...this.running, [device, begun.value]]);
      this.setState(device, stateOf(begun));
    });
  }
}

/** undefined: no device access on this host. */
function stateOf(begun: Result<Unsubscribe> | undefined): DeviceState {
  if (begun?.ok) return 'running';
  return begun?.error.kind === 'denied' ? 'denied' : 'unavailable';
}
