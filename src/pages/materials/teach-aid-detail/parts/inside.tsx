import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import type { TeachAidDetail } from '@/contract/materials/schema';
import { useApp } from '@/stores/app/app-context';
import { formatLength } from '@/services/helpers/say-length';
import { teachAidDetailTexts as texts } from '../texts';

export const Heading = ({ text }: { readonly text: string }) => (
  <View className="aid__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
    {text}
  </View>
);

export function Contents({ contents }: Pick<TeachAidDetail, 'contents'>) {
  if (contents.length === 0) return null;
  return (
    <Card className="aid__card">
      <Heading text={texts.contents} />
      <View {...aria({ role: 'list' })}>
        {contents.map(({ count, name, picture }) => (
          <View key={name} className="aid__thing" {...aria({ role: 'listitem' })}>
            <Picture src={picture} alt="" width={88} height={88} round="small" />
            <View className="aid__thing-name">{name}</View>
            <View className="aid__thing-count">{texts.count(count)}</View>
          </View>
        ))}
      </View>
    </Card>
  );
}

/** Shows a placeholder without instructions. */
export function Steps({ steps }: Pick<TeachAidDetail, 'steps'>) {
  return (
    <Card className="aid__card">
      <Heading text={texts.steps} />
      {steps.length === 0 && <View className="aid__text">{texts.coming}</View>}
      {steps.map(({ picture, text, title }, index) => (
        <View key={title} className="aid__step">
          {picture && <Picture src={picture} alt="" ratio={1.6} round="small" />}
          <View className="aid__step-title">{texts.step(index + 1, title)}</View>
          <View className="aid__text">{text}</View>
        </View>
      ))}
    </Card>
  );
}

export function Films({ films }: Pick<TeachAidDetail, 'films'>) {
  const { router } = useApp();
  if (films.length === 0) return null;
  return (
    <Card className="aid__card">
      <Heading text={texts.films} />
      {films.map(({ id, cover, duration, title }) => (
        <Pressable
          key={id}
          className="aid__film"
          label={texts.film(title)}
          onPress={() => void router.go('learningVideo', { id: String(id) })}
        >
          <Picture src={cover} alt="" width={160} height={100} round="small" />
          <View className="aid__film-words">
            <View className="aid__thing-name">{title}</View>
            <View className="aid__text">{formatLength(duration)}</View>
          </View>
          <Icon name="play" size={40} tone="primary" />
        </Pressable>
      ))}
    </Card>
  );
}
