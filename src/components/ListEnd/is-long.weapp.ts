import { useReachBottom } from '@tarojs/taro';
import { useState } from 'react';

/** WeChat only reports that the bottom was reached, which takes a list longer than the screen. */
export function useIsLong(_end: unknown): boolean {
  const [isLong, setLong] = useState(false);
  useReachBottom(() => setLong(true));
  return isLong;
}
