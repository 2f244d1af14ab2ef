import { keepLineEnds } from './line-ends.weapp';

export { noFirstPaint as firstPaint } from '@/platform/first-paint';

keepLineEnds();
