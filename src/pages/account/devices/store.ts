import { makeAutoObservable, runInAction } from 'mobx';
import { accountCalls } from '@/contract/account/calls';
import type { Device } from '@/contract/account/schema';
import type { ResponseOf } from '@/contract/define';
import { BACKEND_CODE, isRefusal } from '@/contract/errors';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { deviceTexts } from './texts';

type DevicesNeeds = Pick<App, 'api' | 'feedback' | 'tracker'>;
type DeviceList = ResponseOf<(typeof accountCalls)['listDevices']>;

/** Beyond this the operator effectively sets no limit. */
const WORTH_SAYING = 100;

export const nameOf = ({ name }: Pick<Device, 'name'>): string => name || deviceTexts.unnamed;

export class DevicesStore {
  readonly list = new Loadable<DeviceList>();
  /** Key of the device being removed; '' for none. */
  removing = '';
  private isAsking = false;

  constructor(private readonly app: DevicesNeeds) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** '' if there is no effective limit. */
  get usage(): string {
    const { limit = 0, devices = [] } = this.list.value ?? {};
    return limit > 0 && limit <= WORTH_SAYING ? deviceTexts.used(devices.length, limit) : '';
  }

  async load(): Promise<void> {
    await this.list.load(() => this.app.api.call(accountCalls.listDevices, {}));
  }

  /** Asks first; one at a time. */
  async remove(device: Device): Promise<void> {
    if (this.isAsking || this.removing) return;
    this.isAsking = true;
    const isSure = await this.app.feedback.confirm(deviceTexts.ask(nameOf(device)));
    this.isAsking = false;
    if (isSure) await this.send(device);
  }

  private async send({ deviceKey }: Device): Promise<void> {
    const { api, feedback, tracker } = this.app;
    this.removing = deviceKey;
    const result = await api.call(accountCalls.removeDevice, { deviceKey });
    tracker.track('device_remove', { passed: result.ok });
    runInAction(() => (this.removing = ''));
    if (!result.ok) toastFailure(feedback, result.error);
    // A retry after a lost response, or removed elsewhere: done in either case.
    const isRemoved = result.ok || isRefusal(result.error, BACKEND_CODE.notFound);
    if (result.ok) feedback.toast(deviceTexts.removed, 'done');
    if (isRemoved) this.forget(deviceKey);
  }

  private forget(deviceKey: string): void {
    const { value } = this.list;
    if (!value) return;
    this.list.set({ ...value, devices: value.devices.filter((device) => device.deviceKey !== deviceKey) });
  }
}
