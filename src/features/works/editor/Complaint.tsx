import { View } from '@tarojs/components';
import { aria } from '@/components/aria';

/** Error of a part that is not a field. */
export const Complaint = ({ text }: { readonly text: string | undefined }) => (
  <View className="work-editor__complaint" {...aria({ role: 'alert' })}>
    {text}
  </View>
);
