export { NativeCallsService } from './native-calls';
export type { NativeCallOptions, NativeCalls } from './types';
