import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Avatar } from '@/components/Avatar';
import { maskPhone } from '@/features/account/phone/mask-phone';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app-context';
import { higherLevelPerson } from '../../operator';
import { headTexts } from '../../texts';
import { planTexts as texts } from '../texts';
import './parts.scss';

interface KidHeadProps {
  readonly title: string;
  readonly note: string;
}

/** The child, and the current state. */
export const KidHead = observer(function KidHead({ title, note }: KidHeadProps) {
  const profile = useApp().part(higherLevelPerson);
  useLoadForSession(() => profile.once());
  const { kidName, headImg, parentPhone } = profile.value;
  const name = kidName.trim();
  return (
    <View className="kid-head">
      <Avatar src={headImg} name={name || headTexts.avatar} size={112} />
      <View className="kid-head__words">
        <View className="kid-head__whose">{name ? texts.kidOf(name) : texts.kid}</View>
        <View className="kid-head__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {title}
        </View>
        <View className="kid-head__note">{note}</View>
        {parentPhone && <View className="kid-head__note">{maskPhone(parentPhone)}</View>}
      </View>
    </View>
  );
});
