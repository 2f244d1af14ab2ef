import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Tag } from '@/components/Tag';
import AuditionCard from '@/features/activities/free-trial/AuditionCard';
import { useApp } from '@/stores/app/app-context';
import { EXAMPLES, exampleTexts as texts, type Example, type ExampleOf } from './texts';
import './examples.scss';

/** For newcomers: the trial lesson, and cards of what follows, each marked as an example. */
function NewcomerExamples({ of }: { readonly of: ExampleOf }) {
  return (
    <View className="examples">
      <AuditionCard />
      <View className="examples__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.heading[of]}
      </View>
      {EXAMPLES[of].map((example) => (
        <ExampleCard key={example.title} example={example} />
      ))}
    </View>
  );
}
export default NewcomerExamples;

function ExampleCard({ example: { title, note, foot, tone, isReport } }: { readonly example: Example }) {
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
