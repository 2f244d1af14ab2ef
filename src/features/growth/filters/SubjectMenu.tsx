import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Icon } from '@/components/Icon';
import { OptionSheet } from '@/components/OptionSheet';
import { Pressable } from '@/components/Pressable';
import { ALL, filterTexts, useSubjectItems, type SubjectsProps } from './subject-items';
import './filters.scss';

/** As `ChildSubjects`, as a menu at the right of a row. */
export const SubjectMenu = observer(function SubjectMenu({ chosen, onChange }: SubjectsProps) {
  const [isOpen, setOpen] = useState(false);
  const { items, subjectOf } = useSubjectItems();
  if (items.length === 0) return null;
  const active = chosen === undefined ? ALL : String(chosen);
  return (
    <>
      <Pressable className="growth-menu" aria={{ expanded: isOpen }} onPress={() => setOpen(true)}>
        <View className="growth-menu__text">{items.find(({ key }) => key === active)?.text}</View>
        <Icon name="arrow-down" size={24} />
      </Pressable>
      <OptionSheet
        open={isOpen}
        title={filterTexts.menu}
        options={items.map(({ key, text }) => ({ value: key, text }))}
        value={active}
        onChoose={(key) => onChange(subjectOf(key))}
        onClose={() => setOpen(false)}
      />
    </>
  );
});
