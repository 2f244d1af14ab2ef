import type { Missing } from '@/features/shapes';
import type { App } from '@/stores/app';
import { expressTexts } from './texts';

/** What an address of nothing shows: an old link, or one without a number. */
export const missingDelivery = ({ router }: Pick<App, 'router'>): Missing => ({
  text: expressTexts.missing,
  action: { text: expressTexts.toList, onPress: () => void router.replace('myExpressList') },
});
