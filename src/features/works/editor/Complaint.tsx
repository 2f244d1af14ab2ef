import { View } from '@tarojs/components';
import { aria } from '@/components/aria';

/** What is wrong with a part that is no field. */
export const Complaint = ({ text }: { readonly text: string | undefined }) => (
  <View className="work-editor__complaint" {...aria({ role: 'alert' })}>
    {text}
  </View>
);
