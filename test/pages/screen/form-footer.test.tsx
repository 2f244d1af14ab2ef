import { View } from '@tarojs/components';
import { screen as page, Screen } from '@/features/screen';
import { FormFooter } from '@/features/shapes';
import { openScreen } from '../support/open-screen';

const form = { isSaving: false, failure: '' };

const Form = page('login', () => (
  <Screen footer={<FormFooter form={form} text="提交" onSubmit={() => undefined} />}>
    <View {...{ role: 'alert' }} />
    <View {...{ role: 'alert' }}>请先同意</View>
    <View {...{ role: 'alert' }}>请填写</View>
  </Screen>
));

test('a form that cannot be sent brings into sight what is missing first', async () => {
  const seen: (string | null)[] = [];
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      seen.push(this.textContent);
    },
  });
  const screen = await openScreen('login', Form);
  await screen.tap('提交');
  await screen.settle();
  expect(seen).toEqual(['请先同意']);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
