import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import './index.scss';

/** The notice of a page without our bar. */
export function ScreenNotice({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <View className="screen__notice" {...aria({ role: 'status' })}>
      {text}
    </View>
  );
}
