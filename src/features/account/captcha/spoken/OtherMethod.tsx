import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { accountCalls } from '@/contract/account/calls';
import { CaptchaSupplier } from '@/contract/account/values';
import { useApp } from '@/stores/app/app-context';
import { SPOKEN_TEXT } from './texts';

interface OtherMethodProps {
  readonly onPress: () => void;
}

/** Offered where the host plays audio and the backend makes it; if the capability request fails, it is offered too. */
export function OtherMethod({ onPress }: OtherMethodProps) {
  const { api, platform } = useApp();
  const canPlay = platform.sound !== undefined;
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (!canPlay) return undefined;
    let isOpen = true;
    void api.call(accountCalls.getSupplierCodeList, {}).then((answer) => {
      const speaks =
        !answer.ok || answer.value.some(({ supplierCode }) => supplierCode === CaptchaSupplier.spoken);
      if (isOpen) setOffered(speaks);
    });
    return () => void (isOpen = false);
  }, [api, canPlay]);
  if (!isOffered) return null;
  return (
    <View className="captcha__other-method">
      <Button kind="text" size="medium" onPress={onPress}>
        {SPOKEN_TEXT.offer}
      </Button>
    </View>
  );
}
