import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import type { LoginMode } from '../draft';
import { ACCOUNT_TEXT } from '../texts';

const MODES: readonly { readonly mode: LoginMode; readonly text: string }[] = [
  { mode: 'sms', text: ACCOUNT_TEXT.bySms },
  { mode: 'password', text: ACCOUNT_TEXT.byPassword },
];

interface ModeSwitchProps {
  readonly mode: LoginMode;
  readonly onSwitch: (mode: LoginMode) => void;
}

export function ModeSwitch({ mode: current, onSwitch }: ModeSwitchProps) {
  return (
    <View className="login__modes" {...aria({ role: 'tablist' })}>
      {MODES.map(({ mode, text }) => (
        <Pressable
          key={mode}
          className={classNames('login__mode test-tab', mode === current && 'login__mode--active')}
          role="tab"
          aria={{ selected: mode === current }}
          onPress={() => onSwitch(mode)}
        >
          {text}
        </Pressable>
      ))}
    </View>
  );
}
