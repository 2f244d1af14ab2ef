import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { LOGIN_AGREEMENTS } from '@/contract/account/values';
import { agreementNames, agreementTexts } from '../agreements/texts';
import { useApp } from '@/stores/app/app-context';

export function Documents() {
  const { router } = useApp();
  return (
    <View className="consent__documents">
      {LOGIN_AGREEMENTS.map((type) => (
        <Pressable key={type} className="consent__document" role="link" onPress={() => void router.go(type)}>
          {agreementTexts.quoted(agreementNames[type])}
        </Pressable>
      ))}
    </View>
  );
}
