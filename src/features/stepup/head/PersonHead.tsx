import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/Avatar';
import type { PersonInfo } from '@/contract/profile/schema';
import { maskPhone } from '@/features/account/phone/mask-phone';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app/app-context';
import type { Person } from '../operator';
import { headTexts as texts } from '../texts';
import './head.scss';

interface PersonHeadProps {
  /** Each way in has a call of its own. */
  readonly from: Person;
  readonly size: number;
  /** Beside the picture; the phone is masked. */
  readonly words: (person: PersonInfo, isAwaited: boolean) => ReactNode;
  readonly aside?: ReactNode;
}

/** The child's picture and what a page of the step-up says beside it. */
export const PersonHead = observer(function PersonHead({ from, size, words, aside }: PersonHeadProps) {
  const person = useApp().get(from);
  useLoadForSession(() => person.once());
  const { headImg, parentPhone } = person.value;
  const kidName = person.value.kidName.trim();
  return (
    <View className="step-up-head">
      <Avatar src={headImg} name={kidName || texts.avatar} size={size} />
      <View className="step-up-head__words">
        {words({ headImg, kidName, parentPhone: parentPhone && maskPhone(parentPhone) }, person.isAwaited)}
      </View>
      {aside}
    </View>
  );
});
