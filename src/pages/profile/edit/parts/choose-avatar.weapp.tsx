import { Button } from '@tarojs/components';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { useApp } from '@/stores/app/app-context';
import type { ChooseAvatarProps } from './choose-avatar';
import './choose-avatar.scss';

/** WeChat's own window offers the avatar there, the album and the camera, and cuts the square. */
export function ChooseAvatar({ avatar, disabled, className, children }: ChooseAvatarProps) {
  const { weChat } = useApp().platform;
  if (disabled) {
    return (
      <Pressable className={className} disabled onPress={() => undefined}>
        {children}
      </Pressable>
    );
  }
  return (
    <Button
      className={classNames('choose-avatar', className)}
      hoverClass="is-pressed"
      openType="chooseAvatar"
      onChooseAvatar={({ detail }: { readonly detail: { readonly avatarUrl?: string } }) => {
        if (detail.avatarUrl) void avatar.takeSquare(detail.avatarUrl);
        else void weChat.explainRefusal?.(detail);
      }}
    >
      {children}
    </Button>
  );
}
