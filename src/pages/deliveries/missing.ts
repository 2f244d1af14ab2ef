import type { Missing } from '@/features/shapes';
import type { App } from '@/stores/app/app';
import { expressTexts } from './texts';

/** For an address without a valid delivery, e.g. an old link. */
export const missingDelivery = ({ router }: Pick<App, 'router'>): Missing => ({
  text: expressTexts.missing,
  action: { text: expressTexts.toList, onPress: () => void router.replace('myExpressList') },
});
