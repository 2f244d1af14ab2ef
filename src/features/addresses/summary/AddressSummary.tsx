import { View } from '@tarojs/components';
import { Tag } from '@/components/Tag';
import { addressSummaryTexts as texts } from '../texts';
import type { ShownAddress } from './shown-address';
import './address-summary.scss';

export function AddressSummary({ address }: { readonly address: ShownAddress }) {
  const { receiverName, phone, place, isDefault } = address;
  return (
    <View className="address-summary test-address">
      <View className="address-summary__who">
        <View className="address-summary__name">{receiverName}</View>
        <View className="address-summary__phone">{phone}</View>
        {isDefault && <Tag className="address-summary__default" tone="primary" text={texts.isDefault} />}
      </View>
      <View className="address-summary__place">{place}</View>
    </View>
  );
}
