import type { Address } from '@/contract/addresses/schema';
import { oncePerApp } from '@/stores/once-per-app';

/**
 * What was chosen at /my/address, for the page that sent the parent there:
 *
 *     void router.go('myAddress', { selectedId: String(address.addressId) });
 *     useShown(() => store.sendTo(addressChoiceOf(app).take()));
 */
export class AddressChoice {
  private chosen: Address | null = null;

  choose(address: Address): void {
    this.chosen = address;
  }

  /** Once; null: nothing was chosen. */
  take(): Address | null {
    const { chosen } = this;
    this.chosen = null;
    return chosen;
  }
}

export const addressChoiceOf = oncePerApp((app) => {
  const choice = new AddressChoice();
  app.session.onLogout(() => void choice.take());
  return choice;
});
