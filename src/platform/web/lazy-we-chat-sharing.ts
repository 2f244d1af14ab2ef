import { fail } from '@/contract/errors';
import type { OperatingSystem, WeChatSharing } from '../types';

/** Read when the bundle starts, before the router or a login changes the address. */
const ENTRY_ADDRESS = typeof window === 'undefined' ? '' : window.location.href;

const withoutFragment = (address: string): string => address.split('#')[0] ?? address;

/** WeChat's menu code is loaded at the first offer. */
export function lazyWeChatSharing(
  os: OperatingSystem,
  currentAddress: () => string = () => window.location.href,
  entryAddress = ENTRY_ADDRESS,
): WeChatSharing {
  let loading: Promise<WeChatSharing['offer']> | undefined;
  const load = (): Promise<WeChatSharing['offer']> => {
    loading ??= import('./we-chat-sharing').then(({ createOffer }) => createOffer());
    return loading;
  };
  return {
    addressToSign: () => withoutFragment(os === 'ios' ? entryAddress : currentAddress()),
    offer: async (signature, card) => {
      try {
        return await (
          await load()
        )(signature, card);
      } catch {
        loading = undefined;
        return fail({ kind: 'network' });
      }
    },
  };
}
