import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { SLOT } from '@/contract/home/values';
import { LazySlotOverlays } from '@/features/home/slot-overlays/LazySlotOverlays';
import { BannerSlot, BottomLinks, ResourceRows, SlotsStore } from '@/features/home/slots';
import { useApp } from '@/stores/app/app-context';
import type { LoginStore } from './login-store';

const { banner, image, text, bottomText, floatButton } = SLOT.login;
const place = (positionId: number) => ({ page: 'login', positionId }) as const;

/** The operator's content for visitors: below the form, without moving it, or above the page, unless a part of the login covers it. */
const LoginPlacements = observer(function LoginPlacements({ store }: { readonly store: LoginStore }) {
  const app = useApp();
  const [slots] = useState(() => new SlotsStore(app, [banner, image, text, bottomText, floatButton]));
  useEffect(() => void slots.load(), [slots]);
  return (
    <View className="login__placements">
      <View className="login__placed">
        <ResourceRows entries={slots.of(text)} place={place(text)} />
        <BannerSlot entries={slots.of(banner)} place={place(banner)} />
        <ResourceRows entries={slots.of(image)} place={place(image)} captions />
        <BottomLinks entries={slots.of(bottomText)} place={place(bottomText)} />
      </View>
      <LazySlotOverlays
        page="login"
        positions={() => SLOT.login}
        buttons={() => slots.of(floatButton)}
        isHeld={store.isCovered}
      />
    </View>
  );
});

export default LoginPlacements;
