import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { ExampleCard } from './ExampleCard';
import { EXAMPLES, exampleTexts as texts } from './texts';
import './examples.scss';

/** What a parent will read after a few lessons: one example that can be opened. */
export default function ReportExample() {
  const [example] = EXAMPLES.reports;
  if (!example) return null;
  return (
    <>
      <View className="examples__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.heading.reports}
      </View>
      <ExampleCard example={example} />
    </>
  );
}
