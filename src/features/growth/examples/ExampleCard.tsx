import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Tag } from '@/components/Tag';
import { useApp } from '@/stores/app/app-context';
import { exampleTexts as texts, type Example } from './texts';
import './examples.scss';

/** One card, marked as an example. */
export function ExampleCard({
  example: { title, note, foot, tone, isReport },
}: {
  readonly example: Example;
}) {
  const { router } = useApp();
  return (
    <Card className="examples__card">
      <View className="examples__head">
        <View className="examples__title">{title}</View>
        <Tag className="examples__mark" tone="accent" text={texts.mark} />
      </View>
      <View className="examples__note">{note}</View>
      <View className="examples__foot">
        <Tag tone={tone} text={foot} />
        {isReport && (
          <Button kind="text" size="medium" onPress={() => void router.go('demoReport')}>
            {texts.look}
          </Button>
        )}
      </View>
    </Card>
  );
}
