import { errorText } from '@/services/error-text';
import type { FormOptions } from '@/stores/data/form';
import { checkAddress, type AddressValues } from './address-values';
import { addressFormTexts } from './texts';

export const addressForm = <Saved>(
  options: Pick<FormOptions<AddressValues, Saved>, 'initial' | 'save'>,
): FormOptions<AddressValues, Saved> => ({
  ...options,
  name: 'address',
  check: checkAddress,
  failureText: (error) => addressFormTexts.failed(errorText(error)),
});
