import { Icon } from '@/components/Icon';
import { Overlay } from '@/components/Overlay';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import type { SlotItem } from '@/contract/home/schema';
import { RedirectType } from '@/contract/links/values';
import { pressSlot, type SlotPlace } from '@/features/home/slots/press-slot';
import { textOf } from '@/features/home/slots/rows';
import { useApp } from '@/stores/app/app-context';
import { popupTexts } from '@/features/popups/parts/texts';
import type { PopupProps } from '@/features/popups/types';
import { popupSize } from './popup-size';
import './index.scss';

export interface ConfiguredPopup {
  readonly entry: SlotItem;
  readonly place: SlotPlace;
}

/** The picture alone, with a close button below. */
export function ConfiguredPicture({ data, open, onClose }: PopupProps<ConfiguredPopup>) {
  const app = useApp();
  const { entry, place } = data;
  const leave = (): void => onClose(false);
  const press = (): void => {
    onClose(true);
    pressSlot(app, 'popup_click', place, entry, 0);
  };
  const picture = (
    <Picture
      whole
      src={entry.imgPath}
      alt={textOf(entry)}
      {...popupSize(entry.displaySize, app.platform.viewport())}
      round="card"
      lazy={false}
    />
  );
  return (
    <Overlay
      placement="center"
      open={open}
      onClose={leave}
      closeOnMask={false}
      label={textOf(entry) || undefined}
      className="configured-popup"
    >
      {entry.redirectType === RedirectType.none ? (
        picture
      ) : (
        <Pressable
          className="configured-popup__picture"
          role="link"
          label={textOf(entry) || popupTexts.look}
          onPress={press}
        >
          {picture}
        </Pressable>
      )}
      <Pressable className="configured-popup__close" label={popupTexts.close} onPress={leave}>
        <Icon name="close" size={40} tone="onPrimary" className="configured-popup__cross" />
      </Pressable>
    </Overlay>
  );
}
