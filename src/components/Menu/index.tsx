import { Text } from '@tarojs/components';
import { useState } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../Icon';
import { OptionSheet } from '../OptionSheet';
import { Pressable } from '../Pressable';
import './index.scss';

interface MenuProps<Value extends string | number> {
  /** Title of the sheet; with the chosen one it is the button's name. */
  title: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChoose: (value: Value) => void;
  className?: string;
}

/** The third level of a screen's choices, at the right: the chosen one, and a sheet with the others. */
export function Menu<Value extends string | number>({
  title,
  options,
  value,
  onChoose,
  className,
}: MenuProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value)?.text ?? title;
  return (
    <>
      <Pressable
        className={classNames('menu', className)}
        label={`${title}：${chosen}`}
        aria={{ expanded: isOpen }}
        onPress={() => setOpen(true)}
      >
        <Text className="menu__text">{chosen}</Text>
        <Icon className="menu__arrow" name="arrow-down" size={32} tone="body" />
      </Pressable>
      <OptionSheet
        open={isOpen}
        title={title}
        options={options}
        value={value}
        onChoose={onChoose}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
