import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import AuditionCard from '@/features/activities/free-trial/AuditionCard';
import { ExampleCard } from './ExampleCard';
import { EXAMPLES, exampleTexts as texts, type ExampleOf } from './texts';
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
