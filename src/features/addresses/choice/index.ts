import type { Address } from '@/contract/addresses/schema';
import type { App } from '@/stores/app/app';

/**
 * Passes the address chosen at /my/address to the page that opened it:
 *
 *     void router.go('myAddress', { selectedId: String(address.addressId) });
 *     useShown(() => store.sendTo(app.get(addressChoice).take()));
 */
class AddressChoice {
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

export function addressChoice({ session }: App): AddressChoice {
  const choice = new AddressChoice();
  session.onLogout(() => void choice.take());
  return choice;
}
