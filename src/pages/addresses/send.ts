import { phoneNumberOf } from '@/contract/account/phone-number';
import { addressesCalls } from '@/contract/addresses/calls';
import type { Address } from '@/contract/addresses/schema';
import type { ResponseOf } from '@/contract/define';
import { ok, type Result } from '@/contract/errors';
import { Attempt } from '@/services/attempt';
import { encryptForMember } from '@/services/crypto';
import type { App } from '@/stores/app/app';
import { fieldsOf, type AddressValues } from './address-values';

export type AddressNeeds = Pick<App, 'api' | 'config' | 'platform'>;
export type UpdateAnswer = ResponseOf<typeof addressesCalls.updateAddress>;

/** Sends an address: the phone encrypted, each write with one idempotency key across retries. */
export class AddressSender {
  private readonly attempt: Attempt;

  constructor(private readonly app: AddressNeeds) {
    this.attempt = new Attempt(app.platform);
  }

  async add(values: AddressValues): Promise<Result<Address>> {
    const phone = await this.phoneOf(values);
    if (!phone.ok) return phone;
    const requestId = await this.attempt.idOf(values);
    const request = { ...fieldsOf(values), ...phone.value, ...(requestId ? { requestId } : {}) };
    return this.app.api.call(addressesCalls.addAddress, request);
  }

  async update(
    { addressId, version }: Pick<Address, 'addressId' | 'version'>,
    values: AddressValues,
  ): Promise<Result<UpdateAnswer>> {
    const phone = values.phone === null ? ok(undefined) : await this.phoneOf(values);
    if (!phone.ok) return phone;
    const requestId = await this.attempt.idOf({ addressId, version, values });
    return this.app.api.call(addressesCalls.updateAddress, {
      addressId,
      version,
      ...fieldsOf(values),
      ...(phone.value ? { newPhone: phone.value } : {}),
      ...(requestId ? { requestId } : {}),
    });
  }

  private async phoneOf({ phone, areaCode }: AddressValues) {
    const { platform, config } = this.app;
    const meant = phoneNumberOf(areaCode, phone ?? '');
    const ciphers = await encryptForMember(platform, config.rsaPublicKey, [meant.number]);
    if (!ciphers.ok) return ciphers;
    const [phoneCipher = ''] = ciphers.value;
    return ok({ areaCode: meant.areaCode, phoneCipher, cipherVersion: config.rsaKeyVersion } as const);
  }
}
