import type { ReactNode } from 'react';
import { Pressable } from '@/components/Pressable';
import type { AvatarStore } from '../avatar-store';

export interface ChooseAvatarProps {
  readonly avatar: AvatarStore;
  readonly disabled: boolean;
  readonly className: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A picture of the device, which is then cut. */
export const ChooseAvatar = ({ avatar, ...press }: ChooseAvatarProps) => (
  <Pressable {...press} onPress={() => void avatar.choose()} />
);
