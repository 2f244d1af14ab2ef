import { observer } from 'mobx-react';
import { useState } from 'react';
import { Icon } from '@/components/Icon';
import { OptionSheet } from '@/components/OptionSheet';
import { Pressable } from '@/components/Pressable';
import { brandText } from '@/features/hours';
import { useApp } from '@/stores/app/app-context';
import { recordTexts } from '@/pages/hours/texts';
import { toastFailure } from '@/services/feedback/toast-failure';
import { brandOf, type HourRecordStore } from './store';
import './brand-filter.scss';

const ALL = '';

export const BrandFilter = observer(function BrandFilter({ store }: { store: HourRecordStore }) {
  const { feedback } = useApp();
  const [isOpen, setOpen] = useState(false);
  const { brandCode, brands, change } = store;
  const open = async (): Promise<void> => {
    await store.loadBrands();
    if (brands.value) setOpen(true);
    else if (brands.error) toastFailure(feedback, brands.error, recordTexts.brandsFailed);
  };
  const options = [
    { value: ALL, text: recordTexts.allBrands },
    ...(brands.value ?? []).map((brand) => ({ value: brand as string, text: brandText(brand) })),
  ];
  return (
    <>
      <Pressable className="brand-filter" onPress={() => void open()}>
        {brandCode ? brandText(brandCode) : recordTexts.allBrands}
        <Icon className="brand-filter__arrow" name="arrow-down" size={32} tone="body" />
      </Pressable>
      <OptionSheet
        open={isOpen}
        title={recordTexts.chooseBrand}
        options={options}
        value={brandCode ?? ALL}
        onChoose={(value) => void store.narrow({ brandCode: brandOf(value), change })}
        onClose={() => setOpen(false)}
      />
    </>
  );
});
