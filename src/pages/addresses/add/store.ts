import type { Address } from '@/contract/addresses/schema';
import type { App } from '@/stores/app';
import { FormStore } from '@/stores/form';
import { NEW_ADDRESS, type AddressValues } from '../address-values';
import { addressForm } from '../form-options';
import { AddressSender, type AddressNeeds } from '../send';
import { addressFormTexts } from '../texts';

export class AddAddressStore {
  readonly form: FormStore<AddressValues, Address>;

  constructor(private readonly app: AddressNeeds & Pick<App, 'feedback' | 'router'>) {
    const sender = new AddressSender(app);
    this.form = new FormStore(
      app,
      addressForm({ initial: NEW_ADDRESS, save: (values) => sender.add(values) }),
    );
  }

  /** What one parent typed is not saved for another. */
  reset = (): void => this.form.start(NEW_ADDRESS);

  save = async (): Promise<void> => {
    const result = await this.form.submit();
    if (!result?.ok) return;
    this.app.feedback.toast(addressFormTexts.saved);
    await this.app.router.back();
  };
}
